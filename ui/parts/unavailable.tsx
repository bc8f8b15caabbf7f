import { localPath, type Site } from '../site.ts'

/** Replaces a part that could not be loaded, with a link that reloads the page. */
export function Unavailable({ site }: { site: Site }) {
  const query = site.query.size > 0 ? `?${site.query}` : ''
  return (
    <p className="lead">
      {`${site.t('errors.part')} `}
      <a href={localPath(site.locale, site.path) + query}>{site.t('errors.again')}</a>
    </p>
  )
}
