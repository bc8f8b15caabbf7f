import { Cover } from '../../parts/cover.tsx'
import type { Site, Text } from '../../site.ts'

const teams = [
  {
    picture: 'gaussian-splats-in-capture',
    alt: 'join.teams.researchAlt',
    name: 'join.teams.research',
    does: 'join.teams.researchDoes',
    trades: 'join.teams.researchTrades',
  },
  {
    picture: 'a-day-with-a-site-engineer',
    alt: 'join.teams.siteAlt',
    name: 'join.teams.site',
    does: 'join.teams.siteDoes',
    trades: 'join.teams.siteTrades',
  },
  {
    picture: 'bim-leads-round-table',
    alt: 'join.teams.salesAlt',
    name: 'join.teams.sales',
    does: 'join.teams.salesDoes',
    trades: 'join.teams.salesTrades',
  },
] as const satisfies { picture: string; alt: Text; name: Text; does: Text; trades: Text }[]

const sizes = '(min-width: 1600px) 459px, (min-width: 768px) 32vw, 100vw'

/** The departments, each at its place of work. */
export function Teams({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="teams section wrap">
      <header>
        <h2>{t('join.teams.title')}</h2>
        <p className="lead">{t('join.teams.lead')}</p>
      </header>
      <ul className="items in-3">
        {teams.map(({ picture, alt, name, does, trades }) => (
          <li key={name}>
            <Cover
              site={site}
              cover={{
                src: `/media/news/${picture}.jpg`,
                width: 1200,
                height: 750,
                alt: t(alt),
                avif: [400, 800, 1200],
              }}
              sizes={sizes}
            />
            <h3>{t(name)}</h3>
            <p>{t(does)}</p>
            <p className="note">{t('join.teams.trades', { trades: t(trades) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
