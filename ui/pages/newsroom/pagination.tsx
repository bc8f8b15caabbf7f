import type { ArticleList } from '../../content.ts'
import { href, type Site, type Text } from '../../site.ts'
import { type ListState, listAddress, sizes } from './state.ts'

const leap = 5

/** Links to nearby pages and jumps of five, the total, and folded below it on phones the page size and a field for any page. */
export function Pagination({ site, state, list }: { site: Site; state: ListState; list: ArticleList }) {
  const { t, locale } = site
  const path = href(locale, 'newsroom')
  const { page, pages, total } = list
  const step = (to: number, label: Text, arrow: string, className?: string) =>
    to >= 1 &&
    to <= pages && (
      <li>
        <a href={listAddress(path, { ...state, page: to })} className={to > page ? 'onwards' : undefined}>
          <span aria-hidden="true">{arrow}</span>
          <span className={className}>{t(label)}</span>
        </a>
      </li>
    )

  return (
    <div className="pagination">
      <nav aria-label={t('newsroom.pages')}>
        <ul>
          {step(page - leap, 'newsroom.previousFive', '«', 'visually-hidden')}
          {step(page - 1, 'newsroom.previous', '‹')}
          {shownPages(page, pages).map((number, index, all) => (
            <li key={number} className={index > 0 && number - (all[index - 1] ?? 0) > 1 ? 'after-gap' : undefined}>
              <a
                href={listAddress(path, { ...state, page: number })}
                aria-label={t('newsroom.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ))}
          {step(page + 1, 'newsroom.next', '›')}
          {step(page + leap, 'newsroom.nextFive', '»', 'visually-hidden')}
        </ul>
      </nav>
      <details className="fold">
        <summary>{t('newsroom.total', { count: total })}</summary>
        <p>{t('newsroom.total', { count: total })}</p>
        <form action={path} noValidate>
          {state.category !== null && <input type="hidden" name="category" value={state.category} />}
          {state.q && <input type="hidden" name="q" value={state.q} />}
          <label className="field">
            {t('newsroom.perPage')}
            <select name="size" defaultValue={state.size} data-submit="">
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
          <label className="field">
            {t('newsroom.goTo')}
            <input name="page" type="number" inputMode="numeric" min={1} max={pages} defaultValue={page} />
          </label>
          <button type="submit" className="button quiet-button">
            {t('newsroom.go')}
          </button>
        </form>
      </details>
    </div>
  )
}

/** The first, the last, and the pages around the current one. */
function shownPages(page: number, pages: number): number[] {
  return [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])].filter(
    (number) => number >= 1 && number <= pages,
  )
}
