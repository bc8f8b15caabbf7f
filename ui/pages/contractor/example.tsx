import { How, LargeStory, StoryHead, StoryMore } from '../../parts/story.tsx'
import { href, type Site, type Text } from '../../site.ts'
import { storiesOf } from '../../stories.ts'
import { type Building, buildings, products, type Story } from '../../story.ts'
import { tagPages } from '../../tags.ts'

/** Query keys of the list and their values. Any other value shows all. */
export const choices = { product: products, building: Object.keys(buildings) as Building[] } as const

/** All stories, filtered by product and kind of building through the address: the first large, the others as cards. */
export function Example({ site }: { site: Site }) {
  const { t } = site
  const chosen = {
    product: products.find((name) => name === site.query.get('product')),
    building: choices.building.find((name) => name === site.query.get('building')),
  }
  const found = storiesOf(chosen)
  const [first, ...others] = found
  // Many fold on phones.
  const shown = others.length < 6 ? others.length : 3

  return (
    <section className="example section wrap" id="Example">
      <header className="beside">
        <h2>{t('contractor.example.title')}</h2>
        <p className="lead">{t('contractor.example.lead')}</p>
      </header>
      {first && (
        <LargeStory site={site} story={first}>
          <How site={site} story={first} />
        </LargeStory>
      )}
      <div className="example-choice">
        <details className="fold" open={Object.values(chosen).some(Boolean)}>
          <summary>{t('contractor.example.filter')}</summary>
          <Filter
            site={site}
            name="contractor.example.product"
            query="product"
            values={products.map((value) => ({ value, label: tagPages[value].label }))}
            chosen={chosen}
          />
          <Filter
            site={site}
            name="contractor.example.building"
            query="building"
            values={choices.building.map((value) => ({ value, label: buildings[value] }))}
            chosen={chosen}
          />
        </details>
        <p className="example-count">
          {found.length > 0 ? t('contractor.example.count', { count: found.length }) : t('contractor.example.none')}
        </p>
      </div>
      <Cards site={site} stories={others.slice(0, shown)} />
      {shown < others.length && (
        <details className="fold">
          <summary>{t('contractor.example.others', { count: others.length - shown })}</summary>
          <Cards site={site} stories={others.slice(shown)} />
        </details>
      )}
      <p className="onward">
        <a href={href(site.locale, 'company', 'figures')}>{t('contractor.example.own')}</a>
      </p>
    </section>
  )
}

function Cards({ site, stories }: { site: Site; stories: readonly Story[] }) {
  return (
    <div className="story-cards">
      {stories.map((story) => (
        <article key={story.id} className="story-card">
          <StoryHead site={site} story={story} sizes="(min-width: 1600px) 459px, (min-width: 768px) 31vw, 120px" />
          <StoryMore site={site} story={story} />
        </article>
      ))}
    </div>
  )
}

interface FilterProps {
  site: Site
  name: Text
  query: keyof typeof choices
  values: readonly { value: string; label: Text }[]
  chosen: Readonly<Partial<Record<keyof typeof choices, string | undefined>>>
}

/** The values of a key as links, which keep the other key. */
function Filter({ site: { t, locale }, name, query, values, chosen }: FilterProps) {
  return (
    <nav className="example-filter parted" aria-label={t(name)}>
      <span className="note" aria-hidden="true">
        {t(name)}
      </span>
      <ul className="in-line">
        {[{ value: undefined, label: 'newsroom.story.any' as const }, ...values].map(({ value, label }) => (
          <li key={label}>
            <a
              href={filterHref(href(locale, 'contractor'), { ...chosen, [query]: value })}
              aria-current={value === chosen[query] ? 'true' : undefined}
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Writes keys in a fixed order, so that a list has one address. */
function filterHref(path: string, { product, building }: FilterProps['chosen']): string {
  const query = new URLSearchParams([
    ...(product ? [['product', product]] : []),
    ...(building ? [['building', building]] : []),
  ])
  return `${path}${query.size > 0 ? `?${query}` : ''}#Example`
}
