import { writtenIn } from '#written'
import { AskOffer } from '../parts/ask-offer.tsx'
import { type StandingPage, standing, standingPages } from '../routes.ts'
import { href, type Site, type Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { PageSketch } from './resource/page-sketch.tsx'

export const resources = standingPage('resources', { written: true, Body })

const references = standingPages.filter((name) => standing(name).under === 'resources')

const paths = [
  { name: 'resources.modeler', text: 'resources.modelerText', page: 'formats' },
  { name: 'resources.builder', text: 'resources.builderText', page: 'starting' },
  { name: 'resources.buyer', text: 'resources.buyerText', page: 'security' },
] as const satisfies { name: Text; text: Text; page: StandingPage }[]

/** The reference pages, each with the questions it answers. */
function Body({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <div className="wrap">
      <div className="article published">
        <header className="article-head resources-head">
          <div>
            <h1>{t('resources.heading')}</h1>
            <p className="lead">{t('resources.lead')}</p>
          </div>
          <PageSketch name="resources" className="head-drawing" />
        </header>
        <section className="ruled" aria-labelledby="paths">
          <h2 id="paths">{t('resources.paths')}</h2>
          <ul className="resource-paths items in-3">
            {paths.map(({ name, text, page }) => (
              <li key={page}>
                <PageSketch name={page} />
                <h3>
                  <a href={href(locale, page)}>{t(name)}</a>
                </h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        </section>
        <ul className="resource-list rows">
          {references.map((name) => (
            <li key={name}>
              <h2>
                <a href={href(locale, name)}>{t(standing(name).label)}</a>
              </h2>
              <p>{t(`${standing(name).words}.lead` as Text)}</p>
              <Parts site={site} name={name} />
            </li>
          ))}
        </ul>
      </div>
      <AskOffer site={site} title="resources.ask" text="resources.askText" />
    </div>
  )
}

/** Links to the sections of a reference page. */
function Parts({ site: { locale }, name }: { site: Site; name: StandingPage }) {
  const { outline = [] } = writtenIn(locale)[name] ?? {}
  if (outline.length === 0) return null
  return (
    <ul>
      {outline.map(({ id, text }) => (
        <li key={id}>
          <a href={href(locale, name, encodeURIComponent(id))}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
