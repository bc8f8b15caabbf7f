import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

const machines = [
  {
    name: 'download.install.revit',
    steps: [
      'download.install.revitClose',
      'download.install.revitRun',
      'download.install.revitTrust',
      'download.install.revitExport',
    ],
  },
  {
    name: 'download.install.pc',
    steps: ['download.install.pcRun', 'download.install.pcDisk', 'download.install.pcSign', 'download.install.pcOpen'],
  },
  {
    name: 'download.install.device',
    steps: ['download.install.deviceAllow', 'download.install.deviceSign', 'download.install.deviceLoad'],
  },
] as const satisfies { name: Text; steps: Text[] }[]

/** The steps to install each program; phones show those of one at a time. */
export function Install({ site: { t, downloads } }: { site: Site }) {
  const app: Text = downloads.ios ? 'download.install.deviceGet' : 'download.install.deviceAsk'

  return (
    <section className="install section wrap items in-3" id="install">
      <header>
        <h2>{t('download.install.title')}</h2>
        <p className="lead">{t('download.install.lead')}</p>
      </header>
      {machines.map(({ name, steps }, i) => (
        <Fold key={name} title={t(name)} name="install" open={i === 0}>
          <ol className="stops">
            {name === 'download.install.device' && <li>{t(app)}</li>}
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </Fold>
      ))}
    </section>
  )
}
