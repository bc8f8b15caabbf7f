import { methods } from '../../ui/pages/construction/methods.ts'
import { AccuracyGuide } from '../../ui/parts/accuracy-guide.tsx'
import { Drawing } from '../../ui/parts/drawing.tsx'
import { PlanTable } from '../../ui/parts/plan-table.tsx'
import type { Site } from '../../ui/site.ts'

/** Which method to use where, and the use of its accuracy. */
export function MethodChoice({ site }: { site: Site }) {
  const { t } = site

  return (
    <div className="columns apart">
      <details className="fold left-7">
        <summary>{t('construction.positioning.choose')}</summary>
        <PlanTable
          className="compare"
          id="choose"
          title={t('construction.positioning.choose')}
          plan={t('construction.positioning.spot')}
          columns={[t('construction.positioning.method'), t('construction.positioning.because')]}
          plans={methods.map(({ spot, name, because }) => ({ name: t(spot), cells: [[t(name)], [t(because)]] }))}
        />
      </details>
      <div className="right-5">
        <Drawing
          name="figure-2cm"
          size={[480, 300]}
          label={t('construction.positioning.accuracyAlt')}
          surface="night"
        />
        <h3>{t('construction.positioning.accuracy')}</h3>
        <p>{t('construction.positioning.accuracyText')}</p>
        <AccuracyGuide site={site} />
      </div>
    </div>
  )
}
