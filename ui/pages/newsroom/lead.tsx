import type { ArticleCard } from '../../content.ts'
import { articleHref, Meta } from '../../parts/article-list.tsx'
import { Cover } from '../../parts/cover.tsx'
import { Phrased } from '../../parts/phrased.tsx'
import type { Site } from '../../site.ts'

/** The newest article, large. */
export function Lead({ site, item }: { site: Site; item: ArticleCard }) {
  return (
    <article className="newsroom-lead published">
      <Cover site={site} cover={item.cover} sizes="(min-width: 800px) max(800px, 50vw), 100vw" first decorative />
      <h2>
        <a href={articleHref(site, item)}>
          <Phrased locale={site.locale} text={item.title} />
        </a>
      </h2>
      <p className="lead">
        <Phrased locale={site.locale} text={item.summary} />
      </p>
      <Meta site={site} card={item} />
    </article>
  )
}
