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
