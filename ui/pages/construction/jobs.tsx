import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const jobs = [
  {
    job: 'construction.jobs.hangers',
    drawing: 'construction.jobs.hangersDrawing',
    model: 'construction.jobs.hangersModel',
  },
  {
    job: 'construction.jobs.sleeves',
    drawing: 'construction.jobs.sleevesDrawing',
    model: 'construction.jobs.sleevesModel',
  },
  {
    job: 'construction.jobs.crossing',
    drawing: 'construction.jobs.crossingDrawing',
    model: 'construction.jobs.crossingModel',
  },
  {
    job: 'construction.jobs.installed',
    drawing: 'construction.jobs.installedDrawing',
    model: 'construction.jobs.installedModel',
  },
  { job: 'construction.jobs.issue', drawing: 'construction.jobs.issueDrawing', model: 'construction.jobs.issueModel' },
] as const satisfies { job: Text; drawing: Text; model: Text }[]

const sizes = '(min-width: 1296px) 590px, (min-width: 768px) 50vw, 100vw'

/** What changes: a hall without and with its model, then job by job. */
export function Jobs({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="jobs section wrap" id="Coresence">
      <header className="beside">
        <h2 id="jobs">{t('construction.jobs.title')}</h2>
        <p className="lead">{t('construction.jobs.lead')}</p>
      </header>
      <div className="halves" role="img" aria-label={t('construction.jobs.alt')}>
        {['site-reality', 'site-model'].map((name) => (
          <Photo key={name} site={site} name={name} alt="" sizes={sizes} />
        ))}
      </div>
      <table className="plans versus lined" aria-labelledby="jobs">
        <thead>
          <tr>
            <th scope="col">{t('construction.jobs.job')}</th>
            <th scope="col">{t('construction.jobs.drawing')}</th>
            <th scope="col">{t('construction.jobs.model')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ job, drawing, model }) => (
            <tr key={job}>
              <th scope="row">{t(job)}</th>
              <td data-column={t('construction.jobs.drawing')}>{t(drawing)}</td>
              <td data-column={t('construction.jobs.model')}>{t(model)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
