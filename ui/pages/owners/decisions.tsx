import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { href } from '../../site.ts'

/** A design decision at full size: a hospital floor in section across the window, and below it the question that it answers. */
export function Decisions({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="decide section" id="decide">
      <header className="wrap beside">
        <h2>{t('owners.decide.title')}</h2>
        <p className="lead">
          {t('owners.decide.lead')} <a href={href(locale, 'design')}>{t('owners.decide.link')}</a>
        </p>
      </header>
      <div className="panorama">
        <Drawing name="decide-hospital" size={[1440, 450]} narrow={[480, 324]} label={t('owners.decide.hospitalAlt')} />
      </div>
      <div className="wrap parted">
        <h3>{t('owners.decide.hospital')}</h3>
        <p>{t('owners.decide.hospitalText')}</p>
      </div>
    </section>
  )
}
