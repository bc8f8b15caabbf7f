import * as v from 'valibot'
import { articleCard } from '../cards.ts'
import { type ArticleBody, type ArticleHead, type ArticleKind, articlePages, categoryNames } from '../content.ts'
import type { ContentPage, Page, Query } from '../page.ts'
import { ArticleCards } from '../parts/article-list.tsx'
import { AskOffer } from '../parts/ask-offer.tsx'
import { Cover } from '../parts/cover.tsx'
import { Day } from '../parts/day.tsx'
import { Phrased } from '../parts/phrased.tsx'
import { Result } from '../parts/result.tsx'
import { StoryCount, StoryTerms } from '../parts/story.tsx'
import { href, type Site } from '../site.ts'
import { storyIn } from '../stories.ts'
import { articleData } from './article/data.ts'
import { missingArticlePage } from './article/missing-article.tsx'
import { Neighbours } from './article/neighbours.tsx'
import { Outline } from './article/outline.tsx'
import { Share } from './article/share.tsx'
import { Topics } from './article/topics.tsx'

/** A signed link shows an unpublished article. */
const query = { preview: v.pipe(v.string(), v.regex(/^\d{10,12}\.[\w-]{43}$/)) } satisfies Query

export const newsItem = articlePage('news')
export const guide = articlePage('consultation')

/** An article, or a page with links to its other languages when this one lacks it. */
function articlePage(kind: ArticleKind): ContentPage {
  const kindAt = (query: URLSearchParams) => (query.has('preview') ? 'private' : 'articles')
  return {
    kind: kindAt,
    query,
    async load(site, content, { id = '' }): Promise<Page | null> {
      const article = content.article(kind, id, site.query.get('preview') ?? '')
      const head = await article.head()
      if ('elsewhere' in head) {
        const languages = head.elsewhere.filter((locale) => site.enabledLocales.includes(locale))
        return languages.length > 0 ? missingArticlePage(kind, languages) : null
      }

      const body = article.body()
      return {
        kind: kindAt(site.query),
        title: ({ company }) => `${head.title} | ${company.brand}`,
        description: () => head.summary,
        layout: 'default',
        style: 'article',
        locales: head.locales,
        item: {
          under: articlePages[kind].list,
          name: head.title,
          card: articleCard(site.locale, head),
          date: head.date,
        },
        data: () => [articleData(site, head)],
        late: [
          body.then((body) => <Text site={site} head={head} body={body} />),
          body.then((body) => <Onward site={site} kind={kind} body={body} />),
        ],
        Body: () => (
          <div className="wrap">
            <article className="article published">
              <Top site={site} head={head} />
              <i-slot />
            </article>
            <i-slot />
          </div>
        ),
      }
    },
  }
}

function Top({ site, head }: { site: Site; head: ArticleHead }) {
  const { t, locale } = site
  const { list } = articlePages[head.kind]
  return (
    <header className="article-head">
      <p className="eyebrow">
        <a href={href(locale, list)}>{t(head.kind === 'news' ? 'newsroom.heading' : 'consultation.heading')}</a>
        {head.category !== null && (
          <>
            {' / '}
            <a href={`${href(locale, list)}?category=${head.category}`}>{t(categoryNames[head.category])}</a>
          </>
        )}
      </p>
      <h1 id="title">
        <Phrased locale={locale} text={head.title} />
      </h1>
      <p className="lead">
        <Phrased locale={locale} text={head.summary} />
      </p>
      <p className="article-meta">
        <Day locale={locale} date={head.date} />
        <span>{head.author}</span>
        <span>{t('newsroom.minutes', { count: head.minutes })}</span>
      </p>
      <Cover site={site} cover={head.cover} sizes="(min-width: 800px) 800px, 100vw" first />
    </header>
  )
}

function Text({ site, head, body }: { site: Site; head: ArticleHead; body: ArticleBody }) {
  const story = storyIn(head.kind, head.id)
  return (
    <>
      {story ? (
        <aside className="article-story" aria-labelledby="title">
          <StoryCount site={site} story={story} />
          <Result site={site} story={story} />
          <StoryTerms site={site} story={story} />
        </aside>
      ) : (
        <Outline site={site} outline={body.outline} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown, made safe when it was loaded (scripts/content/markdown.ts) */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: withMedia(body.html, site) }} />
      <aside className="article-side">
        <Topics site={site} tags={body.tags} />
        <Share site={site} title={head.title} />
        <AskOffer site={site} title="newsroom.ask" text="newsroom.askText" />
      </aside>
    </>
  )
}

/** Links to further reading. */
function Onward({ site, kind, body }: { site: Site; kind: ArticleKind; body: ArticleBody }) {
  return (
    <>
      {body.related.length > 0 && (
        <section className="article-related" aria-labelledby="related">
          <h2 id="related">{site.t('newsroom.related')}</h2>
          <ArticleCards site={site} items={body.related} />
        </section>
      )}
      <Neighbours site={site} kind={kind} older={body.older} newer={body.newer} />
    </>
  )
}

/** Points rendered pictures to the media host. */
function withMedia(html: string, { mediaHost }: Site): string {
  return html.replaceAll('<img src="/media/', `<img src="${mediaHost}/media/`)
}
