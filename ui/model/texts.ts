import type { Locale, Translate } from '../../locales/index.ts'
import { dictionaryOf } from '../../locales/index.ts'
import type { Given } from '../site.ts'

export type ModelTexts = ReturnType<typeof modelTexts>

/** Texts of `model` in the page. All others are in the controls' file. */
export const besideModel = [
  'title',
  'task',
  'alt',
  'altClash',
  'altLevels',
  'can',
  'fewer',
  'open',
  'offline',
  'menu',
  'trade',
  'parts',
] as const

/** Texts of the model's controls in a language. The browser fills in each `{{name}}`. */
export function modelTexts({ t, locale }: { t: Translate<Given>; locale: Locale }) {
  const { title, alt, altClash, altLevels, can, fewer, open, offline, menu, ...shown } = dictionaryOf(locale).model
  return {
    ...shown,
    title,
    methods: {
      qr: [t('construction.positioning.qr'), t('construction.positioning.qrText')],
      twoPoint: [t('construction.positioning.twoPoint'), t('construction.positioning.twoPointText')],
      scene: [t('construction.positioning.scene'), t('construction.positioning.sceneText')],
      rtk: [t('construction.positioning.rtk'), t('construction.positioning.rtkText')],
    },
  }
}
