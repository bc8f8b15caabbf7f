import { facts } from '../../facts.ts'
import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const teams = [
  { name: 'join.teams.research', does: 'join.teams.researchDoes', trades: 'join.teams.researchTrades' },
  { name: 'join.teams.site', does: 'join.teams.siteDoes', trades: 'join.teams.siteTrades' },
  { name: 'join.teams.sales', does: 'join.teams.salesDoes', trades: 'join.teams.salesTrades' },
] as const satisfies { name: Text; does: Text; trades: Text }[]

/** The staff: everybody as a stroke, then by department. */
export function Teams({ site: { t } }: { site: Site }) {
  return (
    <section className="teams section wrap">
      <header>
        <h2>{t('join.teams.title')}</h2>
        <p className="lead">{t('join.teams.lead')}</p>
      </header>
      <figure>
        <Strokes label={t('join.teams.alt')} />
        <figcaption className="note">{t('join.teams.bar')}</figcaption>
      </figure>
      <PlanTable
        id="departments"
        title={t('join.teams.table')}
        plan={t('join.teams.department')}
        columns={[t('join.teams.does'), t('join.teams.trades')]}
        plans={teams.map(({ name, does, trades }) => ({ name: t(name), cells: [[t(does)], [t(trades)]] }))}
      />
    </section>
  )
}

/** One stroke per person, on one line. */
function Strokes({ label }: { label: string }) {
  const gap = 1198 / (facts.employees - 1)
  const stroke = (height: number) => (_: unknown, i: number) => `M${Math.round(1 + i * gap)} 64v-${height}`
  const all = Array.from({ length: facts.employees }, stroke(26))
  const tall = Array.from({ length: facts.researchers }, stroke(60))

  return (
    <svg className="sketch" viewBox="0 0 1200 66" preserveAspectRatio="none" role="img" aria-label={label}>
      <path d="M0 64h1200" />
      <path className="thick" d={all.slice(facts.researchers).join('')} />
      <path className="thick" d={tall.join('')} />
    </svg>
  )
}
