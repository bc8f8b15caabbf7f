import { opensContact } from '../../parts/opens-contact.ts'
import type { Site, Text } from '../../site.ts'
import { Computer, Held, Plan } from './devices.tsx'

const stations = [
  { to: '#revit', Picture: Plan, name: 'download.hero.plan', text: 'download.hero.planText' },
  { to: '#pc', Picture: Computer, name: 'download.hero.pc', text: 'download.hero.pcText' },
  { to: '#ios', Picture: Held, name: 'download.hero.device', text: 'download.hero.deviceText' },
] as const satisfies { to: string; Picture: unknown; name: Text; text: Text }[]

/** Hero: the way of a model through the programs, each on its device. */
export function Hero({ site }: { site: Site }) {
  const { t, downloads } = site
  const isComplete = Object.values(downloads).every((address) => address !== '')

  return (
    <section className="way night">
      <div className="wrap">
        <div className="columns">
          <div className="left-8">
            <p className="eyebrow">{t('download.hero.name')}</p>
            <h1>{t('download.hero.title')}</h1>
          </div>
          <p className="lead">{t(isComplete ? 'download.hero.lead' : 'download.hero.leadAsk')}</p>
          {isComplete ? (
            <a className="button left-8" href="#apps">
              {t('download.menu.apps')}
            </a>
          ) : (
            <button {...opensContact} className="button left-8">
              {t('download.ask')}
            </button>
          )}
        </div>
        <ol>
          {stations.map(({ to, Picture, name, text }) => (
            <li key={to}>
              <Picture site={site} />
              <a href={to}>{t(name)}</a>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
