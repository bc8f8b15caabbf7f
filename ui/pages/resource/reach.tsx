import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** The chart of the accuracy page, with the names at its curves. */
export function Reach({ site: { t } }: { site: Site }) {
  return (
    <figure className="reach">
      <div>
        <Drawing
          name="chart-accuracy"
          size={[1200, 520]}
          narrow={[480, 460]}
          label={t('resources.accuracy.chartAlt')}
        />
        <ul>
          <li>{t('resources.accuracy.nearPoints')}</li>
          <li>{t('resources.accuracy.code')}</li>
          <li>{t('resources.accuracy.limit')}</li>
          <li>{t('resources.accuracy.satellites')}</li>
          <li>{t('resources.accuracy.farPoints')}</li>
        </ul>
      </div>
      <figcaption>{t('resources.accuracy.chart')}</figcaption>
    </figure>
  )
}
