import { Hotline } from '../../parts/hotline.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { RequestButton } from '../../parts/request-button.tsx'
import type { Site, Text } from '../../site.ts'
import { InstallerLink } from './installer-link.tsx'

const apps = [
  {
    id: 'ios',
    name: 'download.apps.ios',
    does: 'download.apps.iosDoes',
    runs: 'download.apps.iosRuns',
    needs: 'download.apps.iosNeeds',
    get: 'download.apps.iosGet',
  },
  {
    id: 'android',
    name: 'download.apps.android',
    does: 'download.apps.androidDoes',
    runs: 'download.apps.androidRuns',
    needs: 'download.apps.androidNeeds',
    get: 'download.apps.androidGet',
  },
  {
    id: 'pc',
    name: 'download.apps.pc',
    does: 'download.apps.pcDoes',
    runs: 'download.apps.pcRuns',
    needs: 'download.apps.pcNeeds',
    get: 'download.apps.pcGet',
  },
] as const satisfies {
  id: string
  name: Text
  does: Text
  runs: Text
  needs: Text
  get: Text
}[]

/** The programs by device, and a QR code of this page. Business staff provide the Android app. */
export function Apps({ site }: { site: Site }) {
  const { t, downloads } = site

  return (
    <section className="apps section wrap" id="apps">
      <header className="columns">
        <div className="left-7">
          <h2>{t('download.apps.title')}</h2>
          <p className="lead">{t('download.apps.lead')}</p>
        </div>
        <aside>
          <QrCode site={site} label={t('download.hero.scanAlt')} />
          <p>
            <strong>{t('download.hero.scan')}</strong>{' '}
            {t(downloads.ios ? 'download.hero.scanText' : 'download.hero.scanAsk')}
          </p>
        </aside>
      </header>
      {apps.map(({ id, name, does, runs, needs, get }) => (
        <article key={id} id={id} className="parted">
          <div>
            <h3 className="title-m">{t(name)}</h3>
            <p>{t(does)}</p>
            {id === 'android' ? <RequestButton label={t(get)} /> : <InstallerLink site={site} file={id} label={get} />}
            {id === 'android' && <Hotline site={site} />}
          </div>
          <dl className="rows pairs">
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
