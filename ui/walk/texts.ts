import type { Locale, Translate } from '../../locales/index.ts'
import { dictionaryOf } from '../../locales/index.ts'
import type { Given } from '../site.ts'

export type WalkTexts = ReturnType<typeof walkTexts>

/** What the page says around the walk. All other texts of `walk` are those of its controls, and come with it. */
export const besideWalk = [
  'menu',
  'title',
  'lead',
  'can',
  'open',
  'offline',
  'plan',
  'stop',
  'date0',
  'date1',
  'date2',
] as const

/** All that the walk's controls show in a language. `{{name}}` in them is filled in by the browser. */
export function walkTexts({ locale }: { t: Translate<Given>; locale: Locale }) {
  const { walk, model } = dictionaryOf(locale)
  const { menu, lead, can, open, offline, plan, ...shown } = walk
  const { looking, compass, pitch } = model
  return { ...shown, looking, compass, pitch }
}
