import type { Site } from '../../site.ts'
import { href } from '../../site.ts'
import { type Tag, tagPages } from '../../tags.ts'

/** An article's tags, each with a link to its page. */
export function Topics({ site, tags }: { site: Site; tags: readonly string[] }) {
  const known = tags.filter((tag): tag is Tag => tag in tagPages)
  return (
    <div className="topics">
      <h2 className="eyebrow">{site.t('newsroom.about')}</h2>
      <ul>
        {known.map((tag) => {
          const { label, page, anchor }: (typeof tagPages)[Tag] & { anchor?: string } = tagPages[tag]
          return (
            <li key={tag}>
              <a href={href(site.locale, page, anchor)}>{site.t(label)}</a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
