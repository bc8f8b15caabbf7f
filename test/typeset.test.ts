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

test('Chinese breaks between phrases, never inside a kept word or beside Latin letters and numbers', () => {
  const marked = (text: string, key = 'home.hero.lead') => typeset('zh-CN', text, key).replaceAll('\u200b', '|')

  expect(marked('移交之后，竣工模型用于运维')).toBe('移交之后，竣工模型|用于运维')
  expect(marked('工程师会在{{responseWorkingDays}}个工作日内答复。')).toBe(
    '工程师会|在{{responseWorkingDays}}个工作日内|答复。',
  )
  expect(marked('第二天一早已在平板里，说明什么活用什么工具')).toBe('第二天一早已|在平板里，说明什么活用|什么工具')
  expect(marked('GIS 地图、管网、模型打通')).toBe('GIS 地图、管网、模型打通')
  expect(marked('扫柱子上的二维码，\u200b每天用')).toBe('扫柱子上的二维码，|每天用')
  expect(marked('一栋楼的模型从开工用到竣工', 'home.hero.alt')).toBe('一栋楼的模型从开工用到竣工')
})
