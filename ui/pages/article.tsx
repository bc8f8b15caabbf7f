import { articleCard } from '../cards.ts'
import { type ArticleKind, articlePages, categoryNames } from '../content.ts'
import type { ContentPage, Page } from '../page.ts'
import { ArticleCards } from '../parts/article-list.tsx'
import { Ask } from '../parts/ask.tsx'
import { Cover } from '../parts/cover.tsx'
import { Day } from '../parts/day.tsx'
import { Phrased } from '../parts/phrased.tsx'
import { href, type Site } from '../site.ts'
import { articleData } from './article/data.ts'
import { elsewherePage } from './article/elsewhere.tsx'
import { Neighbours } from './article/neighbours.tsx'
import { Outline } from './article/outline.tsx'
import { Share } from './article/share.tsx'
import { Topics } from './article/topics.tsx'

/** A link signed by us shows an article before it is published. */
const query = ['preview']

export const newsItem = articlePage('news')
export const guide = articlePage('consultation')

/** One article; where this language lacks it, the page that offers the languages that have it. */
function articlePage(kind: ArticleKind): ContentPage {
  return {
    query,
    async load(site, content, { id = '' }): Promise<Page | null> {
      const preview = site.query.get('preview') ?? ''
      const article = await content.article(kind, id, preview)
      if ('elsewhere' in article) {
        const languages = article.elsewhere.filter((locale) => site.enabledLocales.includes(locale))
        return languages.length > 0 ? elsewherePage(kind, languages) : null
      }

      const { t, locale } = site
      const list = articlePages[kind].list
      return {
        title: ({ company }) => `${article.title} | ${company.brand}`,
        description: () => article.summary,
        layout: 'default',
        style: 'article',
        query,
        tags: ['articles'],
        locales: article.locales,
        item: { under: list, name: article.title, card: articleCard(locale, article), date: article.date },
        data: () => [articleData(site, article)],
        ...(preview && { hidden: true }),
        Body: () => (
          <div className="wrap">
            <article className="article published">
              <header className="article-head">
                <p className="eyebrow">
                  <a href={href(locale, list)}>{t(kind === 'news' ? 'newsroom.heading' : 'consultation.heading')}</a>
                  {article.category !== null && (
                    <>
                      {' / '}
                      <a href={`${href(locale, list)}?category=${article.category}`}>
                        {t(categoryNames[article.category])}
                      </a>
                    </>
                  )}
                </p>
                <h1 id="title">
                  <Phrased locale={locale} text={article.title} />
                </h1>
                <p className="lead">{article.summary}</p>
                <p className="article-meta">
                  <Day locale={locale} date={article.date} />
                  <span>{article.author}</span>
                  <span>{t('newsroom.minutes', { count: article.minutes })}</span>
                </p>
                <Cover site={site} cover={article.cover} sizes="(min-width: 1296px) 1200px, 100vw" first />
              </header>
              <Outline site={site} outline={article.outline} />
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown, made safe when it was loaded (scripts/content/markdown.ts) */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: withMedia(article.html, site) }} />
              <aside className="article-side">
                <Topics site={site} tags={article.tags} />
                <Share site={site} title={article.title} />
              </aside>
            </article>
            <Ask site={site} title="newsroom.ask" text="newsroom.askText" />
            {article.related.length > 0 && (
              <section className="article-related" aria-labelledby="related">
                <h2 id="related">{t('newsroom.related')}</h2>
                <ArticleCards site={site} items={article.related} />
              </section>
            )}
            <Neighbours site={site} kind={kind} older={article.older} newer={article.newer} />
          </div>
        ),
      }
    },
  }
}

/** Rendered pictures come from where all others do. */
function withMedia(html: string, { mediaHost }: Site): string {
  return html.replaceAll('<img src="/media/', `<img src="${mediaHost}/media/`)
}
