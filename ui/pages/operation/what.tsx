import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const fields = [
  { name: 'operation.what.component', text: 'operation.what.componentText' },
  { name: 'operation.what.place', text: 'operation.what.placeText' },
  { name: 'operation.what.reading', text: 'operation.what.readingText' },
  { name: 'operation.what.shut', text: 'operation.what.shutText' },
  { name: 'operation.what.papers', text: 'operation.what.papersText' },
  { name: 'operation.what.round', text: 'operation.what.roundText' },
] as const satisfies { name: Text; text: Text }[]

/** What it is: one pump, and the card that holds all that is known about it. */
export function What({ site: { t } }: { site: Site }) {
  return (
    <section className="what section wrap" id="what">
      <header>
        <h2>{t('operation.what.title')}</h2>
        <p className="lead">{t('operation.what.lead')}</p>
      </header>
      <Drawing name="product-operation" size={[320, 240]} label={t('operation.what.alt')} />
      <div className="card">
        <p className="eyebrow">{t('operation.what.card')}</p>
        <dl>
          {fields.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
