import { Entries } from '../../parts/entries.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'

const items = [
  { name: 'capture.price.area', text: 'capture.price.areaText' },
  { name: 'capture.price.rhythm', text: 'capture.price.rhythmText' },
  { name: 'capture.price.camera', text: 'capture.price.cameraText' },
  { name: 'capture.price.scans', text: 'capture.price.scansText' },
  { name: 'capture.price.storage', text: 'capture.price.storageText' },
] as const satisfies { name: Text; text: Text }[]

/** Price: what a quote depends on, in one row. */
export function Price({ site: { t } }: { site: Site }) {
  return (
    <section className="price section wrap" id="price">
      <header>
        <h2>{t('capture.price.title')}</h2>
        <p className="lead">{t('capture.price.lead')}</p>
      </header>
      <Entries t={t} entries={items} className="quote rows pairs tight" />
      <p className="onward">
        <RequestButton label={t('construction.plans.askQuote')} main />
      </p>
    </section>
  )
}
