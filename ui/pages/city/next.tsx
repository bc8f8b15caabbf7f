import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** Next steps: the visitor names a street. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="next section wrap parted" id="next">
      <Drawing name="product-city" size={[320, 240]} />
      <div>
        <h2>{t('city.next.title')}</h2>
        <p>{t('city.next.text')}</p>
      </div>
    </section>
  )
}
