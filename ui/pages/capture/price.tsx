import type { Site, Text } from '../../site.ts'

const lines = [
  { name: 'capture.price.area', text: 'capture.price.areaText' },
  { name: 'capture.price.rhythm', text: 'capture.price.rhythmText' },
  { name: 'capture.price.camera', text: 'capture.price.cameraText' },
  { name: 'capture.price.scans', text: 'capture.price.scansText' },
  { name: 'capture.price.storage', text: 'capture.price.storageText' },
] as const satisfies { name: Text; text: Text }[]

/** What it costs: the quote as a sheet whose lines are still open. */
export function Price({ site: { t } }: { site: Site }) {
  return (
    <section className="price section" id="price">
      <div className="wrap">
        <header>
          <h2>{t('capture.price.title')}</h2>
          <p className="lead">{t('capture.price.lead')}</p>
        </header>
        <div className="quote">
          <h3>{t('capture.price.sheet')}</h3>
          <dl>
            {lines.map(({ name, text }) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
