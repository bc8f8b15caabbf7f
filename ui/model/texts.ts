import type { Locale, Translate } from '../../locales/index.ts'
import { dictionaryOf } from '../../locales/index.ts'
import type { Given } from '../site.ts'

export type ModelTexts = ReturnType<typeof modelTexts>

/** What a page says around the model. All other texts of `model` are those of its controls, and come with it. */
export const besideModel = ['title', 'lead', 'alt', 'can', 'fewer', 'open', 'offline', 'menu'] as const

/** All that the model's controls show in a language. `{{name}}` in them is filled in by the browser. */
export function modelTexts({ t, locale }: { t: Translate<Given>; locale: Locale }) {
  const { title, lead, alt, can, fewer, open, offline, menu, ...shown } = dictionaryOf(locale).model
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
