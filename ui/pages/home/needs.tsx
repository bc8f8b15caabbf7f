import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const needs = [
  {
    drawing: 'start-model',
    alt: 'home.needs.filesAlt',
    name: 'home.needs.files',
    text: 'home.needs.filesText',
    formats: true,
  },
  { drawing: 'start-light', alt: 'home.needs.sizeAlt', name: 'home.needs.size', text: 'home.needs.sizeText' },
  { drawing: 'start-device', alt: 'home.needs.deviceAlt', name: 'home.needs.device', text: 'home.needs.deviceText' },
] as const satisfies { drawing: string; alt: Text; name: Text; text: Text; formats?: true }[]

/** Requirements: one level as a model of any size, lightened, and on devices. */
export function Needs({ site: { t } }: { site: Site }) {
  return (
    <section className="needs section wrap" id="needs">
      <header>
        <h2 className="title-m">{t('home.needs.title')}</h2>
      </header>
      <ul className="items in-3">
        {needs.map((need) => (
          <li key={need.name}>
            <Drawing name={need.drawing} size={[360, 260]} label={t(need.alt)} />
            <h3>{t(need.name)}</h3>
            <p>{t(need.text)}</p>
            {'formats' in need && (
              <p className="formats" translate="no">
                {facts.modelFormats.join(' ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
