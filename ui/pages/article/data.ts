import { articleCard } from '../../cards.ts'
import { type ArticleHead, articlePages } from '../../content.ts'
import { publisher } from '../../schema/organization.ts'
import type { Thing } from '../../schema/thing.ts'
import { href, type Site } from '../../site.ts'

/** Structured data of an article. The author is the company, because texts name roles, not people. */
export function articleData(site: Site, article: ArticleHead): Thing {
  const media = site.mediaHost || site.origin
  const pictures = [articleCard(site.locale, article).src, article.cover.src].filter((src) => src.endsWith('.jpg'))
  const company = publisher(site)
  return {
    '@type': article.kind === 'news' ? 'NewsArticle' : 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    inLanguage: site.locale,
    image: [...new Set(pictures)].map((src) => media + src),
    author: { '@type': company['@type'], name: company.name, url: company.url },
    publisher: company,
    mainEntityOfPage: site.origin + href(site.locale, articlePages[article.kind].item, '', { id: article.id }),
  }
}
