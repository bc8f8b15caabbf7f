import type { ArticleBody } from '../../content.ts'
import type { Site } from '../../site.ts'

/** Fewest sections with a table of contents. */
const long = 4

/** The table of contents of a long article, folded on phones. */
export function Outline({ site, outline }: { site: Site; outline: ArticleBody['outline'] }) {
  if (outline.length < long) return null
  return (
    <nav className="outline" aria-labelledby="contents">
      <details className="fold">
        <summary>{site.t('newsroom.contents')}</summary>
        <p className="eyebrow" id="contents">
          {site.t('newsroom.contents')}
        </p>
        <ol>
          {outline.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
