import { Fragment } from 'react'
import { type ArticleCard, type ArticleList, articlePages, categoryNames, type Hit } from '../content.ts'
import { href, type Site } from '../site.ts'
import { Cover } from './cover.tsx'
import { Day } from './day.tsx'
import { Phrased } from './phrased.tsx'

/** Articles as a list: date, text, picture. Matches of a search are marked; other lists are cards on wide screens. */
export function ArticleRows({ site, items }: { site: Site; items: ArticleList['items'] }) {
  return (
    <ul className={`article-rows published ${items.some(({ hit }) => hit) ? '' : 'as-cards'}`.trim()}>
      {items.map((item) => (
        <li key={`${item.kind}/${item.id}`} className="article-row">
          <Meta site={site} card={item} isNamed={item.category !== null} />
          <div className="article-row-text">
            <h2>
              <a href={articleHref(site, item)}>
                {item.hit ? <Marked pieces={item.hit.title} /> : <Phrased locale={site.locale} text={item.title} />}
              </a>
            </h2>
            <p>
              {item.hit ? <Marked pieces={item.hit.excerpt} /> : <Phrased locale={site.locale} text={item.summary} />}
            </p>
          </div>
          <Cover
            site={site}
            cover={item.cover}
            sizes="(min-width: 992px) max(380px, 24vw), (min-width: 768px) 240px, 96px"
            decorative
          />
        </li>
      ))}
    </ul>
  )
}

/** Three articles side by side, below a heading. */
export function ArticleCards({ site, items }: { site: Site; items: readonly ArticleCard[] }) {
  return (
    <ul className="items in-3 published">
      {items.map((item) => (
        <li key={`${item.kind}/${item.id}`} className="article-card">
          <Cover site={site} cover={item.cover} sizes="(min-width: 768px) max(380px, 24vw), 128px" decorative />
          <Meta site={site} card={item} />
          <h3>
            <a href={articleHref(site, item)}>
              <Phrased locale={site.locale} text={item.title} />
            </a>
          </h3>
        </li>
      ))}
    </ul>
  )
}

export function articleHref({ locale }: Site, { kind, id }: Pick<ArticleCard, 'kind' | 'id'>): string {
  return href(locale, articlePages[kind].item, '', { id })
}

/** Date and kind of an article; a list of guides does not name the kind. */
export function Meta({ site, card, isNamed = true }: { site: Site; card: ArticleCard; isNamed?: boolean }) {
  return (
    <p className="article-meta">
      <Day locale={site.locale} date={card.date} />
      {isNamed && (
        <span>{site.t(card.category === null ? 'frame.menu.consultation' : categoryNames[card.category])}</span>
      )}
    </p>
  )
}

function Marked({ pieces }: { pieces: Hit['title'] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity and never move
  return pieces.map((piece, index) => <Fragment key={index}>{index % 2 ? <mark>{piece}</mark> : piece}</Fragment>)
}
