import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const lines = [
  { name: 'capture.price.area', text: 'capture.price.areaText' },
  { name: 'capture.price.rhythm', text: 'capture.price.rhythmText' },
  { name: 'capture.price.camera', text: 'capture.price.cameraText' },
  { name: 'capture.price.scans', text: 'capture.price.scansText' },
  { name: 'capture.price.storage', text: 'capture.price.storageText' },
] as const satisfies { name: Text; text: Text }[]

/** Price: the factors of a quote. */
export function Price({ site: { t } }: { site: Site }) {
  return (
    <section className="price section raised" id="price">
      <div className="wrap columns">
        <header className="left-5">
          <h2>{t('capture.price.title')}</h2>
          <p className="lead">{t('capture.price.lead')}</p>
        </header>
        <div className="quote right-6">
          <h3>{t('capture.price.sheet')}</h3>
          <Entries t={t} entries={lines} className="rows" />
        </div>
      </div>
    </section>
  )
}
