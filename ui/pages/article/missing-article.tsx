import { type Locale, localeNames } from '../../../locales/index.ts'
import { type ArticleKind, articlePages } from '../../content.ts'
import type { Page } from '../../page.ts'
import { href, localPath } from '../../site.ts'

/** Tells that the article is missing in this language, and links the others. */
export function missingArticlePage(kind: ArticleKind, languages: readonly Locale[]): Page {
  return {
    title: ({ t, company }) => `${t('newsroom.elsewhere')} | ${company.brand}`,
    description: ({ t }) => t('newsroom.elsewhereText'),
    layout: 'default',
    kind: 'private',
    style: 'notice',
    status: 404,
    Body: ({ site }) => (
      <section className="wrap notice-page">
        <h1>{site.t('newsroom.elsewhere')}</h1>
        <p className="lead">{site.t('newsroom.elsewhereText')}</p>
        <ul>
          {languages.map((locale) => (
            <li key={locale}>
              <a href={localPath(locale, site.path)} lang={locale} hrefLang={locale}>
                {localeNames[locale]}
              </a>
            </li>
          ))}
        </ul>
        <a className="button" href={href(site.locale, articlePages[kind].list)}>
          {site.t(kind === 'news' ? 'newsroom.backNews' : 'newsroom.backGuides')}
        </a>
      </section>
    ),
  }
}
