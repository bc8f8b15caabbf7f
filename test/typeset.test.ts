import { expect, test } from 'vitest'
import type { Locale } from '../locales/languages.ts'
import { typeset } from '../locales/typeset.ts'

test('short compounds of leads and texts stay on one line, others may break', () => {
  const broken = (text: string, key = 'home.needs.oneText') =>
    typeset('en-US', text, key).replaceAll('\u2060', '~').replaceAll('\u00a0', '_')

  expect(broken('Real-time fixes, centimeter-level RTK, an as-built.')).toBe(
    'Real-~time fixes, centimeter-~level RTK, an as-~built.',
  )
  expect(broken('An as-built model', 'home.hero.lead')).toBe('An as-~built model')
  expect(broken('Interior as-built', 'home.hero.alt')).toBe('Interior as-built')
  expect(broken('by e-mail, 2-3 m, extraordinarily-long')).toBe('by e-~mail, 2-3_m, extraordinarily-long')
})

test('the last two short words stay together, and numbers with what they count', () => {
  const joined = (locale: Locale, text: string, key = 'home.needs.oneText') =>
    typeset(locale, text, key).replace(/[\u2060\u00a0]/g, '~')

  expect(joined('en-US', 'Something to test it on your own site', '')).toBe('Something to test it on your own~site')
  expect(joined('en-US', 'A short one', '')).toBe('A short one')
  expect(joined('en-US', 'Over 10,000 yuan in 8 formats, with a 360 camera rig')).toBe(
    'Over 10,000~yuan in 8~formats, with a 360~camera rig',
  )
  expect(joined('ja-JP', 'うまくいかないことは、その日のうちに伝えること', '')).toBe(
    'うまく~いかない~ことは、その~日のうちに伝える~こと',
  )
  expect(joined('ja-JP', '有料トライアルは3か月、75%以上、数mm、約3cm、10万㎡')).toBe(
    '有料トライアルは3か~月、75%~以上、数~mm、約~3cm、10万~㎡',
  )
})

test('what no line shows has no marks, so that it is found as written', () => {
  for (const key of ['home.description', 'home.hero.alt']) {
    expect(typeset('ja-JP', '施工会社のためのソフトウェア', key)).toBe('施工会社のためのソフトウェア')
  }
  expect(typeset('ja-JP', '施工会社のためのソフトウェア', 'home.hero.lead')).toContain('\u2060')
})

test('Chinese breaks between phrases, never inside a kept word or beside Latin letters and numbers', () => {
  const marked = (text: string, key = 'home.hero.lead') => typeset('zh-CN', text, key).replaceAll('\u200b', '|')

  expect(marked('移交之后，竣工模型用于运维')).toBe('移交之后，竣工模型|用于运维')
  expect(marked('工程师会在{{responseWorkingDays}}个工作日内答复。')).toBe(
    '工程师会|在{{responseWorkingDays}}个工作日内答复。',
  )
  expect(marked('第二天一早已在平板里，说明什么活用什么工具')).toBe('第二天一早已在平板里，说明什么活用|什么工具')
  expect(marked('摄像头识别采集过的房间，头天晚上改好的楼层')).toBe('摄像头识别|采集过的房间，头天晚上|改好的楼层')
  expect(marked('站到梁下面，净高够不够当场就知道')).toBe('站到梁下面，净高够不够|当场就知道')
  expect(marked('GIS 地图、管网、模型打通')).toBe('GIS 地图、管网、模型打通')
  expect(marked('扫柱子上的二维码，\u200b每天用')).toBe('扫柱子上的二维码，|每天用')
  expect(marked('一栋楼的模型从开工用到竣工', 'home.hero.alt')).toBe('一栋楼的模型从开工用到竣工')
})

test('Chinese sentences break between short phrases, but not before a last short one', () => {
  const marked = (text: string, key = 'home.needs.oneText') => typeset('zh-CN', text, key).replaceAll('\u200b', '|')
  const long = '带人看现场时，图纸每移交一次，就丢掉一部分信息。'

  expect(marked('四种方法都不用罗盘定向。')).toBe('四种方法|都不用罗盘定向。')
  expect(marked(long)).toBe('带人看现场时，图纸|每移交一次，就丢掉|一部分信息。')
  expect(marked('手机用自带的查看器打开模型，把它立在您面前。')).not.toContain('您|面前')
  expect(marked('视频半小时。')).toContain('半小时')
})

test('a number or Latin word of a Japanese title keeps the gaps on both sides', () => {
  expect(typeset('ja-JP', '製品別の\u200bRevitプラグイン', 'download.revit.title')).toBe('製品別のRevitプラグイン')
})
