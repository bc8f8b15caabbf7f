import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const jobs = [
  {
    job: 'construction.jobs.walls',
    drawing: 'construction.jobs.wallsDrawing',
    model: 'construction.jobs.wallsModel',
  },
  {
    job: 'construction.jobs.sleeves',
    drawing: 'construction.jobs.sleevesDrawing',
    model: 'construction.jobs.sleevesModel',
  },
  {
    job: 'construction.jobs.installed',
    drawing: 'construction.jobs.installedDrawing',
    model: 'construction.jobs.installedModel',
  },
] as const satisfies { job: Text; drawing: Text; model: Text }[]

/** What changes, job by job. */
export function Jobs({ site: { t } }: { site: Site }) {
  return (
    <section className="section wrap" id="Coresence">
      <header>
        <h2 id="jobs">{t('construction.jobs.title')}</h2>
        <p className="lead">{t('construction.jobs.lead')}</p>
      </header>
      <PlanTable
        id="jobs"
        className="versus compare"
        plan={t('construction.jobs.job')}
        columns={[t('construction.jobs.drawing'), t('construction.jobs.model')]}
        plans={jobs.map(({ job, drawing, model }) => ({ name: t(job), cells: [[t(drawing)], [t(model)]] }))}
      />
    </section>
  )
}
