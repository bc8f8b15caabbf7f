import { Drawing } from '../../parts/drawing.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import type { Site, Text } from '../../site.ts'

const stations = [
  { of: 'plan', to: '#revit', name: 'download.hero.plan', text: 'download.hero.planText' },
  { of: 'parts', to: '#pc', name: 'download.hero.pc', text: 'download.hero.pcText' },
  { of: 'site', to: '#ios', name: 'download.hero.device', text: 'download.hero.deviceText' },
] as const satisfies { of: string; to: string; name: Text; text: Text }[]

/** Hero: a model in three programs, and a QR code of this page. */
export function Hero({ site }: { site: Site }) {
  const { t, downloads } = site
  const isComplete = Object.values(downloads).every((address) => address !== '')

  return (
    <section className="way night">
      <div className="wrap columns">
        <div className="words left-8">
          <p className="eyebrow">{t('download.hero.name')}</p>
          <h1>{t('download.hero.title')}</h1>
          <p className="lead">{t(isComplete ? 'download.hero.lead' : 'download.hero.leadAsk')}</p>
        </div>
        <aside>
          <QrCode site={site} label={t('download.hero.scanAlt')} />
          <p>
            <strong>{t('download.hero.scan')}</strong>{' '}
            {t(downloads.ios ? 'download.hero.scanText' : 'download.hero.scanAsk')}
          </p>
        </aside>
        <ol className="items in-3 illustrated">
          {stations.map(({ of, to, name, text }, index) => (
            <li key={to}>
              <Drawing name={`way-${of}`} size={[400, 240]} night label={index ? '' : t('download.hero.alt')} />
              <div>
                <a href={to}>{t(name)}</a>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
