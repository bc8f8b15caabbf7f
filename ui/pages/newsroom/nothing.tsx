import type { Site } from '../../site.ts'

/** What an empty list says. */
export function Nothing({ site }: { site: Site }) {
  return (
    <div className="empty-list">
      <p>{site.t('newsroom.empty')}</p>
      <p className="lead">{site.t('newsroom.emptyText')}</p>
    </div>
  )
}
