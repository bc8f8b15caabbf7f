import { Hotline } from '../../parts/hotline.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'
import { Computer, Phone, Tablet } from './devices.tsx'
import { InstallerLink } from './installer-link.tsx'

const apps = [
  {
    id: 'pc',
    Device: Computer,
    name: 'download.apps.pc',
    does: 'download.apps.pcDoes',
    runs: 'download.apps.pcRuns',
    needs: 'download.apps.pcNeeds',
    get: 'download.apps.pcGet',
  },
  {
    id: 'ios',
    Device: Tablet,
    name: 'download.apps.ios',
    does: 'download.apps.iosDoes',
    runs: 'download.apps.iosRuns',
    needs: 'download.apps.iosNeeds',
    get: 'download.apps.iosGet',
  },
  {
    id: 'android',
    Device: Phone,
    name: 'download.apps.android',
    does: 'download.apps.androidDoes',
    runs: 'download.apps.androidRuns',
    needs: 'download.apps.androidNeeds',
    get: 'download.apps.androidGet',
  },
] as const satisfies {
  id: string
  Device: (props: { site: Site }) => unknown
  name: Text
  does: Text
  runs: Text
  needs: Text
  get: Text
}[]

/** The programs by device. Business staff provide the Android app. */
export function Apps({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="apps section wrap" id="apps">
      <header>
        <h2>{t('download.apps.title')}</h2>
        <p className="lead">{t('download.apps.lead')}</p>
      </header>
      {apps.map(({ id, Device, name, does, runs, needs, get }) => (
        <article key={id} id={id} className="parted">
          <Device site={site} />
          <div>
            <h3 className="title-m">{t(name)}</h3>
            <p>{t(does)}</p>
            {id === 'android' ? <RequestButton label={t(get)} /> : <InstallerLink site={site} file={id} label={get} />}
            {id === 'android' && <Hotline site={site} />}
          </div>
          <dl className="rows">
            <div>
              <dt>{t('download.apps.runs')}</dt>
              <dd>{t(runs)}</dd>
            </div>
            <div>
              <dt>{t('download.apps.needs')}</dt>
              <dd>{t(needs)}</dd>
            </div>
          </dl>
        </article>
      ))}
    </section>
  )
}
