import { writtenIn } from '#written'
import type { Page } from '../page.ts'
import { AskOffer } from '../parts/ask-offer.tsx'
import type { WrittenPage } from '../routes.ts'
import type { Thing } from '../schema/thing.ts'
import { href, type Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Outline } from './article/outline.tsx'
import { PageSketch } from './resource/page-sketch.tsx'
import { Reach } from './resource/reach.tsx'

export const formats = referencePage('formats')
export const accuracy = referencePage('accuracy')
export const starting = referencePage('starting')
export const security = referencePage('security')
export const compare = referencePage('compare')
export const glossary = referencePage('glossary')
export const questions = referencePage('questions', (site) => [questionsData(site)])

function referencePage(name: WrittenPage, data?: Page['data']): Page {
  return standingPage(name, { ...(data && { data }), Body: ({ site }) => <Reference site={site} name={name} /> })
}

/** The introduction of a page, its contents and its text. */
function Reference({ site, name }: { site: Site; name: WrittenPage }) {
  const { t, locale } = site
  const chart = name === 'accuracy'
  const { html, outline } = writtenIn(locale)[name] ?? { html: '', outline: [] }
  return (
    <div className="wrap">
      <article className={`article published ${name}`}>
        <header className={`article-head ${chart ? 'resources-head' : ''}`.trim()}>
          <div>
            <p className="eyebrow">
              <a href={href(locale, 'resources')}>{t('resources.heading')}</a>
            </p>
            <h1 id="title">{t(`resources.${name}.heading`)}</h1>
            <p className="lead">{t(`resources.${name}.lead`)}</p>
          </div>
          {chart ? <Reach site={site} /> : <PageSketch name={name} className="head-drawing" />}
        </header>
        <Outline site={site} outline={outline} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of this repository, made safe by scripts/content/markdown.ts */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <AskOffer site={site} title="resources.ask" text="resources.askText" />
    </div>
  )
}

/** Structured data of the questions and answers. */
function questionsData({ locale }: Site): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: (writtenIn(locale).questions?.questions ?? []).map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
