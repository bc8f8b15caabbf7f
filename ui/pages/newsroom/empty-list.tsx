import type { Site } from '../../site.ts'

/** The text of an empty list. */
export function EmptyList({ site }: { site: Site }) {
  return (
    <div className="empty-list">
      <p>{site.t('newsroom.empty')}</p>
      <p className="lead">{site.t('newsroom.emptyText')}</p>
    </div>
  )
}
