import { expect, test } from 'vitest'
import { typeset } from '../locales/typeset.ts'

test('short compounds of leads and texts stay on one line, others may break', () => {
  const broken = (text: string, key = 'home.needs.oneText') => typeset('en-US', text, key).replaceAll('\u2060', '~')

  expect(broken('Real-time fixes, centimeter-level RTK, an as-built.')).toBe(
    'Real-~time fixes, centimeter-~level RTK, an as-~built.',
  )
  expect(broken('An as-built model', 'home.hero.lead')).toBe('An as-~built model')
  expect(broken('Interior as-built', 'home.hero.alt')).toBe('Interior as-built')
  expect(broken('by e-mail, 2-3 m, extraordinarily-long')).toBe('by e-~mail, 2-3\u00a0m, extraordinarily-long')
})

test('Chinese leads break between words, never inside a kept word or beside Latin letters and numbers', () => {
  const marked = (text: string) => typeset('zh-CN', text, 'home.hero.lead').replaceAll('\u200b', '|')

  expect(marked('移交之后，竣工模型用于运维')).toBe('移交|之后，竣工模型|用于运维')
  expect(marked('工程师会在{{responseWorkingDays}}个工作日内答复。')).toBe(
    '工程师会在{{responseWorkingDays}}个工作日内|答复。',
  )
  expect(marked('模型按1:1叠加到现场，用360相机采集')).toBe('模型按1:1叠加到|现场，用360相机|采集')
  expect(marked('第二天一早已在平板里，说明什么活用什么工具')).toBe('第二天一早已在|平板里，说明|什么活用|什么|工具')
  expect(marked('GIS 地图、管网、模型打通')).toBe('GIS 地图、管网、模型|打通')
})
