import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const moments: [name: Text, today: Text, model: Text][] = [
  ['infrastructure.change.set', 'infrastructure.change.setToday', 'infrastructure.change.setModel'],
  ['infrastructure.change.dig', 'infrastructure.change.digToday', 'infrastructure.change.digModel'],
  ['infrastructure.change.hand', 'infrastructure.change.handToday', 'infrastructure.change.handModel'],
]

/** What changes, moment by moment: today on the left of the line, the model on the right. */
export function Change({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="change section" id="change">
      <div className="wrap">
        <header>
          <h2 id="moments">{t('infrastructure.change.title')}</h2>
        </header>
        <PlanTable
          id="moments"
          className="versus lined compare"
          plan={t('infrastructure.change.moment')}
          columns={[t('infrastructure.change.today'), t('infrastructure.change.model')]}
          plans={moments.map(([name, ...cells]) => ({ name: t(name), cells: cells.map((cell) => [t(cell)]) }))}
        />
      </div>
    </section>
  )
}
