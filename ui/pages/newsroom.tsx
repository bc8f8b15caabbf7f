import { categoryNames } from '../content.ts'
import type { ContentPage, Page } from '../page.ts'
import { ArticleRows } from '../parts/article-list.tsx'
import { href } from '../site.ts'
import { Filter } from './newsroom/filter.tsx'
import { Lead } from './newsroom/lead.tsx'
import { Nothing } from './newsroom/nothing.tsx'
import { Pagination } from './newsroom/pagination.tsx'
import { SearchForm } from './newsroom/search-form.tsx'
import { isWhole, listAddress, listStateOf } from './newsroom/state.ts'

const query = ['category', 'q', 'page', 'size']

/** The news: filtered, searched and paged by the address alone. */
export const newsroom: ContentPage = {
  query,
  async load(site, content): Promise<Page> {
    const state = listStateOf(site.query)
    const { t, locale } = site
    const list = state.q ? await content.search(state.q, state) : await content.list('news', state)
    return {
      title: () =>
        state.category === null ? t('newsroom.title') : `${t(categoryNames[state.category])} | ${t('newsroom.title')}`,
      description: () => t('newsroom.description'),
      layout: 'default',
      style: 'newsroom',
      query,
      canonicalQuery: () => listAddress('', { ...state, page: list.page, size: 10 }),
      tags: ['articles'],
      ...(state.q && { hidden: true, search: true }),
      Body() {
        const found = { ...state, page: list.page }
        const [first, ...rest] = list.items
        const leads = isWhole(found) && first
        return (
          <div className="wrap newsroom">
            <header className="newsroom-head">
              <div>
                <h1>{t('newsroom.heading')}</h1>
                <p className="lead">{t('newsroom.lead')}</p>
              </div>
              <SearchForm site={site} state={found} />
            </header>
            <Filter site={site} state={found} />
            {state.q && (
              <p className="newsroom-found" role="status">
                {t('newsroom.found', { count: list.total, text: state.q })}
              </p>
            )}
            {list.total === 0 && <Nothing site={site} />}
            {leads && <Lead site={site} item={first} />}
            <ArticleRows site={site} items={leads ? rest : list.items} />
            {list.total > 0 && <Pagination site={site} state={found} list={list} />}
            <p className="newsroom-back">
              {isWhole(found) ? (
                <a href={href(locale, 'home')}>{t('newsroom.backHome')}</a>
              ) : (
                <a href={href(locale, 'newsroom')}>{t('newsroom.backAll')}</a>
              )}
            </p>
          </div>
        )
      },
    }
  },
}
