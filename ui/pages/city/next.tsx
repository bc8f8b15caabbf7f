import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** Next steps: the visitor names a street, which is drawn in plan. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="next section wrap" id="next">
      <header className="beside">
        <h2>{t('city.next.title')}</h2>
        <p className="lead">{t('city.next.text')}</p>
      </header>
      <Drawing name="street-plan" size={[1200, 300]} narrow={[480, 320]} label={t('city.next.alt')} />
    </section>
  )
}
