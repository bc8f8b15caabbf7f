import type { ReactElement } from 'react'
import type { ArticleCard } from '../content.ts'
import type { ContentPage, Page } from '../page.ts'
import { articleHref } from '../parts/article-list.tsx'
import { AskOffer } from '../parts/ask-offer.tsx'
import { Day } from '../parts/day.tsx'
import { Phrased } from '../parts/phrased.tsx'
import { routes } from '../routes.ts'
import { href, type Site, type Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { PageSketch } from './resource/page-sketch.tsx'

/** Enough for years of releases. They are on one page, so that a browser can search all of them. */
const most = 200

const ways = [
  { name: 'resources.releases.app', text: 'resources.releases.appText' },
  { name: 'resources.releases.plugin', text: 'resources.releases.pluginText' },
  { name: 'resources.releases.plan', text: 'resources.releases.planText' },
] as const satisfies { name: Text; text: Text }[]

/** The releases, which are the product news. */
export const releases: ContentPage = {
  kind: () => routes.releases.kind,
  async load(site, content): Promise<Page> {
    const { t, locale } = site
    const list = content.list('news', { category: 22, size: most })
    return standingPage('releases', {
      late: [list.then(({ items }): ReactElement => <Releases site={site} items={items} />)],
      Body: () => (
        <div className="wrap">
          <article className="article published releases">
            <header className="article-head">
              <div>
                <p className="eyebrow">
                  <a href={href(locale, 'resources')}>{t('resources.heading')}</a>
                </p>
                <h1>{t('resources.releases.heading')}</h1>
                <p className="lead">{t('resources.releases.lead')}</p>
              </div>
              <PageSketch name="releases" className="head-drawing" />
            </header>
            <div className="prose">
              <i-slot />
              <h2>{t('resources.releases.how')}</h2>
              {ways.map(({ name, text }) => (
                <div key={name}>
                  <h3>{t(name)}</h3>
                  <p>{t(text)}</p>
                </div>
              ))}
            </div>
          </article>
          <AskOffer site={site} title="resources.ask" text="resources.askText" />
        </div>
      ),
    })
  },
}

function Releases({ site, items }: { site: Site; items: readonly ArticleCard[] }) {
  const years = Map.groupBy(items, ({ date }) => date.slice(0, 4))
  return (
    <>
      {[...years].map(([year, ofYear]) => (
        <section key={year} aria-labelledby={`of-${year}`}>
          <h2 id={`of-${year}`}>{site.t('resources.releases.year', { year })}</h2>
          <ul className="rows release-list">
            {ofYear.map((item) => (
              <li key={item.id}>
                <Day locale={site.locale} date={item.date} />
                <h3>
                  <a href={articleHref(site, item)}>
                    <Phrased locale={site.locale} text={item.title} />
                  </a>
                </h3>
                <p>{item.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
