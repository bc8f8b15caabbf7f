import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const spots = [
  {
    spot: 'construction.positioning.corridor',
    method: 'construction.positioning.qr',
    because: 'construction.positioning.corridorBecause',
  },
  {
    spot: 'construction.positioning.slab',
    method: 'construction.positioning.twoPoint',
    because: 'construction.positioning.slabBecause',
  },
  {
    spot: 'construction.positioning.finished',
    method: 'construction.positioning.scene',
    because: 'construction.positioning.finishedBecause',
  },
  {
    spot: 'construction.positioning.open',
    method: 'construction.positioning.rtk',
    because: 'construction.positioning.openBecause',
  },
] as const satisfies { spot: Text; method: Text; because: Text }[]

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
          plans={spots.map(({ spot, method, because }) => ({ name: t(spot), cells: [[t(method)], [t(because)]] }))}
        />
      </details>
      <div className="right-5">
        <Drawing name="figure-2cm" size={[480, 300]} label={t('construction.positioning.accuracyAlt')} night />
        <h3>{t('construction.positioning.accuracy')}</h3>
        <p>{t('construction.positioning.accuracyText')}</p>
        <AccuracyGuide site={site} />
      </div>
    </div>
  )
}
