import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const kinds = [
  { view: 'bim', name: 'join.work.bim', text: 'join.work.bimText', alt: 'join.work.bimAlt' },
  { view: 'web', name: 'join.work.web', text: 'join.work.webText', alt: 'join.work.webAlt' },
  { view: 'tracking', name: 'join.work.tracking', text: 'join.work.trackingText', alt: 'join.work.trackingAlt' },
  { view: 'cloud', name: 'join.work.cloud', text: 'join.work.cloudText', alt: 'join.work.cloudAlt' },
  { view: 'field', name: 'join.work.field', text: 'join.work.fieldText', alt: 'join.work.fieldAlt' },
] as const satisfies { view: string; name: Text; text: Text; alt: Text }[]

/** The work: one pipe hanger, as each trade sees it. */
export function Work({ site: { t } }: { site: Site }) {
  return (
    <section className="work section wrap">
      <header>
        <h2>{t('join.work.title')}</h2>
        <p className="lead">{t('join.work.lead')}</p>
      </header>
      <ol className="items illustrated">
        {kinds.map(({ view, name, text, alt }) => (
          <li key={view}>
            <Drawing name={`hanger-${view}`} size={[240, 300]} label={t(alt)} />
            <div>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
