import { Drawing } from '../../parts/drawing.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'

const items = [
  { item: 'area', name: 'capture.price.area', text: 'capture.price.areaText' },
  { item: 'rhythm', name: 'capture.price.rhythm', text: 'capture.price.rhythmText' },
  { item: 'camera', name: 'capture.price.camera', text: 'capture.price.cameraText' },
  { item: 'scans', name: 'capture.price.scans', text: 'capture.price.scansText' },
  { item: 'storage', name: 'capture.price.storage', text: 'capture.price.storageText' },
] as const satisfies { item: string; name: Text; text: Text }[]

/** Price: the factors of a quote, as the fields of a sheet. */
export function Price({ site: { t } }: { site: Site }) {
  return (
    <section className="price section" id="price">
      <div className="wrap">
        <header>
          <h2>{t('capture.price.title')}</h2>
          <p className="lead">{t('capture.price.lead')}</p>
        </header>
        <h3>{t('capture.price.sheet')}</h3>
        <dl className="quote">
          {items.map(({ item, name, text }) => (
            <div key={item}>
              <dt>
                <Drawing name={`quote-${item}`} size={[200, 150]} />
                {t(name)}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <p className="onward">
          <RequestButton label={t('construction.plans.askQuote')} main />
        </p>
      </div>
    </section>
  )
}
