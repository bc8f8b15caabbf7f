import { href, type Site } from '../../site.ts'
import { type ListState, listAddress } from './state.ts'

/** Search within the category; a plain form with a GET address. */
export function SearchForm({ site, state }: { site: Site; state: ListState }) {
  const { t, locale } = site
  const path = href(locale, 'newsroom')
  return (
    <search>
      <form className="newsroom-search field" action={path}>
        <label htmlFor="q" className="visually-hidden">
          {t('newsroom.search')}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          placeholder={t('newsroom.search')}
          defaultValue={state.q}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        {state.category !== null && <input type="hidden" name="category" value={state.category} />}
        <button type="submit" className="button quiet-button">
          {t('newsroom.searchButton')}
        </button>
        {state.q && <a href={listAddress(path, { ...state, q: '', page: 1 })}>{t('newsroom.clear')}</a>}
      </form>
    </search>
  )
}
