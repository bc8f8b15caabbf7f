import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const sides = [
  { who: 'design.what.designer', text: 'design.what.designerText' },
  { who: 'design.what.owner', text: 'design.what.ownerText' },
] as const satisfies { who: Text; text: Text }[]

/** What it is and for whom: two people on either side of the line between drawing and model. */
export function Definition({ site: { t } }: { site: Site }) {
  return (
    <section className="what section wrap" id="what">
      <header className="beside">
        <h2>{t('design.what.title')}</h2>
        <p className="lead">{t('design.what.lead')}</p>
      </header>
      <Drawing name="hall" size={[1200, 470]} narrow={[480, 400]} label={t('design.what.alt')} />
      <div className="sides items in-2">
        {sides.map(({ who, text }) => (
          <div key={who}>
            <h3>{t(who)}</h3>
            <p>{t(text)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
