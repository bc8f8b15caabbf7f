import { articlePages } from '../content.ts'
import { href, type Site, type Text } from '../site.ts'
import { countWords, type Product, type Story } from '../story.ts'
import { Cover } from './cover.tsx'
import { Result } from './result.tsx'

interface StoriesProps {
  site: Site
  id: 'proof' | 'stories'
  title: Text
  stories: readonly Story[]
  /** Product of the stories behind the final link; all by default. */
  product?: Product
}

/** Stories with customers' figures and a link to all: a product's side by side, else the first one large. */
export function Stories({ site, id, title, stories, product }: StoriesProps) {
  const { t, locale } = site
  const [first, ...others] = product ? [] : stories
  const query = product ? `?product=${product}` : ''

  return (
    <section className="stories section wrap" id={id}>
      <header>
        <h2>{t(title)}</h2>
      </header>
      {product && (
        <div className="story-pair">
          {stories.map((story) => (
            <StoryEntry key={story.id} site={site} story={story} />
          ))}
        </div>
      )}
      {first && <LeadStory site={site} story={first} />}
      {others.map((story) => (
        <StoryEntry key={story.id} site={site} story={story} />
      ))}
      <p className="stories-all">
        <a href={href(locale, 'contractor', 'Example').replace('#', `${query}#`)}>{t('newsroom.story.all')}</a>
      </p>
    </section>
  )
}

/** A story told large: its picture above it, or on wide screens beside it, up to the window's edge. */
export function LeadStory(props: StoryProps) {
  return (
    <div className="story-lead">
      <StoryEntry {...props} isLarge sizes="(min-width: 768px) 62vw, (min-resolution: 2x) 60vw, 100vw" />
    </div>
  )
}

interface StoryProps {
  site: Site
  story: Story
}

interface StoryEntryProps extends StoryProps {
  /** Display width of its picture, as in an img's `sizes`; without one it has no picture. */
  sizes?: string
  /** Whether how it was counted is folded on phones only. */
  isLarge?: boolean
}

/** A story: its figure, what was counted, before and after, a link to the article, and how it was counted, folded. */
export function StoryEntry(props: StoryEntryProps) {
  const { site, story, sizes, isLarge } = props
  const { kind, id, words, cover } = story
  const { title, place } = words[site.locale]

  return (
    <article className="story">
      {sizes && <Cover site={site} cover={cover} sizes={sizes} decorative />}
      <h3 className="eyebrow">{place}</h3>
      <StoryCount site={site} story={story} />
      <p className="story-more">
        <a href={href(site.locale, articlePages[kind].item, '', { id })}>{title}</a>
      </p>
      <details className={isLarge ? 'fold' : undefined}>
        <summary>{site.t('newsroom.story.how')}</summary>
        <StoryTerms site={site} story={story} />
      </details>
    </article>
  )
}

/** What was counted, before and after, in words and drawn. */
export function StoryCount({ site, story }: StoryProps) {
  return (
    <div>
      <p>{story.words[site.locale].counted}</p>
      <p className="story-figure">{figureOf(site, story)}</p>
      <Result site={site} story={story} />
    </div>
  )
}

/** Before and after in words, with the unit once. */
function figureOf({ t, locale }: Site, { unit, before, after }: Story) {
  return t('newsroom.story.figure', {
    before: countWords(locale, shortUnit(unit), before),
    after: countWords(locale, unit, after),
  })
}

function shortUnit(unit: Story['unit']) {
  return unit === 'share' ? unit : 'count'
}

/** Conditions, size and counting role. */
export function StoryTerms({ site: { t, locale }, story }: StoryProps) {
  const { size, duration, conditions, countedBy } = story.words[locale]

  return (
    <dl>
      <dt>{t('newsroom.story.conditions')}</dt>
      <dd>{conditions}</dd>
      <dt>{t('newsroom.story.size')}</dt>
      <dd>
        {size}
        <br />
        {duration}
      </dd>
      <dt>{t('newsroom.story.countedBy')}</dt>
      <dd>{countedBy}</dd>
    </dl>
  )
}
