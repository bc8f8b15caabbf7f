import type { Site } from '../site.ts'

/** Stands in the place of a part that could not be loaded; its link asks for the page again. */
export function Unavailable({ site }: { site: Site }) {
  return (
    <p className="lead">
      {site.t('errors.part')} <a href="">{site.t('errors.again')}</a>
    </p>
  )
}
