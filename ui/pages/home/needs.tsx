import { facts } from '../../facts.ts'
import type { Site, Text } from '../../site.ts'

const needs = [
  { name: 'home.needs.files', text: 'home.needs.filesText', formats: true },
  { name: 'home.needs.size', text: 'home.needs.sizeText' },
  { name: 'home.needs.device', text: 'home.needs.deviceText' },
] as const satisfies { name: Text; text: Text; formats?: true }[]

/** Requirements: a model of any size, and devices. */
export function Needs({ site: { t } }: { site: Site }) {
  return (
    <section className="needs section wrap parted" id="needs">
      <h2>{t('home.needs.title')}</h2>
      <dl className="rows tight in-3">
        {needs.map((need) => (
          <div key={need.name}>
            <dt>{t(need.name)}</dt>
            <dd>{t(need.text)}</dd>
            {'formats' in need && (
              <dd className="formats" translate="no">
                {facts.modelFormats.join(' ')}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
