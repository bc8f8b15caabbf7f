import type { Site, Text } from '../../site.ts'
import { Computer, Phone, Tablet } from './devices.tsx'

const stations = [
  { to: '#revit', name: 'download.hero.plan', text: 'download.hero.planText' },
  { to: '#pc', name: 'download.hero.pc', text: 'download.hero.pcText' },
  { to: '#ios', name: 'download.hero.device', text: 'download.hero.deviceText' },
] as const satisfies { to: string; name: Text; text: Text }[]

/** Hero: the programs on their devices, on one line, and the way of a model through them. */
export function Hero({ site }: { site: Site }) {
  const { t, downloads } = site
  const isComplete = Object.values(downloads).every((address) => address !== '')

  return (
    <section className="way night">
      <div className="wrap">
        <div className="columns">
          <div className="left-7">
            <p className="eyebrow">{t('download.hero.name')}</p>
            <h1>{t('download.hero.title')}</h1>
          </div>
          <p className="lead right-5">{t(isComplete ? 'download.hero.lead' : 'download.hero.leadAsk')}</p>
        </div>
        <div className="devices">
          <Computer site={site} />
          <Tablet site={site} />
          <Phone site={site} />
        </div>
        <ol>
          {stations.map(({ to, name, text }) => (
            <li key={to}>
              <a href={to}>{t(name)}</a>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
