import { type ArticleList, categoryNames } from '../content.ts'
import type { ContentPage, Page } from '../page.ts'
import { ArticleRows } from '../parts/article-list.tsx'
import { routes } from '../routes.ts'
import { href, type Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { EmptyList } from './newsroom/empty-list.tsx'
import { Filter } from './newsroom/filter.tsx'
import { Lead } from './newsroom/lead.tsx'
import { Pagination } from './newsroom/pagination.tsx'
import { SearchForm } from './newsroom/search-form.tsx'
import { isWhole, type ListState, listAddress, listQuery, listStateOf } from './newsroom/state.ts'

/** The news, filtered, searched and paged by address. */
export const newsroom: ContentPage = {
  kind: (query) => (query.has('q') ? 'search' : routes.newsroom.kind),
  query: listQuery,
  async load(site, content): Promise<Page> {
    const state = listStateOf(site.query)
    const { t } = site
    const list = state.q ? content.search(state.q, state) : content.list('news', state)
    // A page past the end shows the last one, whose number the head needs.
    const page = state.q || state.page === 1 ? state.page : (await list).page
    const kind = page === state.page ? routes.newsroom.kind : 'passing'
    return standingPage('newsroom', {
      kind: state.q ? 'search' : kind,
      title: () =>
        state.category === null ? t('newsroom.title') : `${t(categoryNames[state.category])} | ${t('newsroom.title')}`,
      canonicalQuery: () => listAddress('', { ...state, page, size: 10 }),
      late: [list.then((list) => <Found site={site} state={{ ...state, page: list.page }} list={list} />)],
      Body: () => (
        <div className={`wrap text-page newsroom ${isWhole(state) ? 'front' : ''}`.trim()}>
          <header className="page-head">
            <h1>{t('newsroom.heading')}</h1>
            <p className="lead">{t('newsroom.lead')}</p>
          </header>
          <div className="newsroom-bar">
            <Filter site={site} state={state} />
            <SearchForm site={site} state={state} />
          </div>
          <i-slot />
        </div>
      ),
    })
  },
}

/** The articles of a list, and its filters and pages. */
function Found({ site, state, list }: { site: Site; state: ListState; list: ArticleList }) {
  const { t, locale } = site
  const [first, ...rest] = list.items
  const leads = isWhole(state) && first
  return (
    <>
      {state.q && (
        <p className="note onward" role="status">
          {t('newsroom.found', { count: list.total, text: state.q })}
        </p>
      )}
      {list.total === 0 && <EmptyList site={site} />}
      {leads && <Lead site={site} item={first} />}
      <ArticleRows site={site} items={leads ? rest : list.items} />
      {list.total > 0 && <Pagination site={site} state={state} list={list} />}
      <p className="onward">
        {isWhole(state) ? (
          <a href={href(locale, 'home')}>{t('newsroom.backHome')}</a>
        ) : (
          <a href={href(locale, 'newsroom')}>{t('newsroom.backAll')}</a>
        )}
      </p>
    </>
  )
}
