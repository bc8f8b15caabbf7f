import { Again } from '../../parts/again.tsx'
import { Photo } from '../../parts/photo.tsx'
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

/** What changes: a hall, into which a code brings the model, then job by job. */
export function Jobs({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="jobs section wrap" id="Coresence">
      <header>
        <h2 id="jobs">{t('construction.jobs.title')}</h2>
        <p className="lead">{t('construction.jobs.lead')}</p>
      </header>
      <div className="hall" data-plays="">
        <Photo site={site} name="code-reality" alt={t('construction.jobs.found')} band />
        <Photo site={site} name="code-lift" alt="" seeThrough band />
        <Code />
        <Again site={site} />
      </div>
      <details className="fold">
        <summary>{t('construction.jobs.compare')}</summary>
        <PlanTable
          id="jobs"
          className="versus compare"
          plan={t('construction.jobs.job')}
          columns={[t('construction.jobs.drawing'), t('construction.jobs.model')]}
          plans={jobs.map(({ job, drawing, model }) => ({ name: t(job), cells: [[t(drawing)], [t(model)]] }))}
        />
      </details>
    </section>
  )
}

/** A code on the near column of the picture, in its pixels, with the brackets of the app around it. */
function Code() {
  return (
    <svg viewBox="87 191 1590 795" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path fill="#dcdedd" d="M1318 552h104v104h-104z" />
      <path
        fill="#15181b"
        fillRule="evenodd"
        d="M1328 562h28v28h-28zm4 4v20h20v-20zm4 4h12v12h-12zm48-8h28v28h-28zm4 4v20h20v-20zm4 4h12v12h-12zm-64 48h28v28h-28zm4 4v20h20v-20zm4 4h12v12h-12zm28-64h8v8h-8zm8 12h8v16h-8zm-8 16h8v8h-8zm-28 12h8v8h-8zm16 4h16v8h-16zm24-4h12v12h-12zm20 0h8v8h-8zm12 4h16v8h-16zm-44 20h12v8h-12zm20-8h16v8h-16zm24 8h8v20h-8zm-40 8h8v12h-8zm16 4h12v8h-12z"
      />
      <path
        fill="none"
        stroke="var(--action)"
        strokeWidth={10}
        d="M1294 566v-38h38m76 0h38v38m0 76v38h-38m-76 0h-38v-38"
      />
    </svg>
  )
}
