import { localPath, type Site } from '../site.ts'

/** Stands in the place of a part that could not be loaded; its link asks for the page again. */
export function Unavailable({ site }: { site: Site }) {
  const query = site.query.size > 0 ? `?${site.query}` : ''
  return (
    <p className="lead">
      {`${site.t('errors.part')} `}
      <a href={localPath(site.locale, site.path) + query}>{site.t('errors.again')}</a>
    </p>
  )
}
