import type { ReactNode } from 'react'
import { articlePages } from '../content.ts'
import { href, type Site, type Text } from '../site.ts'
import { storiesOn } from '../stories.ts'
import { charts, countWords, type Story, type StoryPage } from '../story.ts'
import { Cover } from './cover.tsx'
import { Drawing } from './drawing.tsx'
import { Result } from './result.tsx'

interface StoriesProps {
  site: Site
  id: 'proof' | 'stories'
  title: Text
  page: StoryPage
}

/** The story of a page, large; below it another as a row, and, folded, how both were counted. */
export function Stories({ site, id, title, page }: StoriesProps) {
  const [story, other] = storiesOn(page)

  return (
    <section className="section wrap" id={id}>
      <header>
        <h2 className="eyebrow">{site.t(title)}</h2>
      </header>
      {story && <LargeStory site={site} story={story} />}
      <div className="onward">
        {other && <StoryRow site={site} story={other} />}
        <Counting site={site} stories={[story, other].filter((one) => one !== undefined)} />
      </div>
    </section>
  )
}

interface StoryProps {
  site: Site
  story: Story
}

/**
 * A story as a row that leads to its article: its figure, its place, and what was counted. With `sizes`, how wide its
 * picture is as of an img, a card where there is room.
 */
export function StoryRow({ site, story, sizes }: StoryProps & { sizes?: string | undefined }) {
  const { place, counted } = story.words[site.locale]

  return (
    <article className={sizes ? 'story-row story-card' : 'story-row'}>
      <StoryLink site={site} story={story}>
        {sizes && <Cover site={site} cover={story.cover} sizes={sizes} decorative />}
        <StoryFigure site={site} story={story} /> <span>{place}</span> <span>{counted}</span>
      </StoryLink>
    </article>
  )
}

/** How stories were counted, folded. */
export function Counting({ site, stories }: { site: Site; stories: readonly Story[] }) {
  return (
    <details className="story-terms">
      <summary>{site.t('newsroom.story.how')}</summary>
      <ul className="in-2">
        {stories.map((story) => (
          <li key={story.id} className="note">
            <strong>{story.words[site.locale].place}</strong>
            <StoryTerms site={site} story={story} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * A story: its place, figure, what was counted, and a link to the article. Either with its picture, before and after
 * below the figure; or with a chart across the page, and below that its conditions.
 */
export function LargeStory({ site, story }: StoryProps) {
  const { place, counted, conditions } = story.words[site.locale]
  const chart = story.chart && charts[story.chart]

  return (
    <article className={`story ${chart ? 'drawn' : 'pictured'}`}>
      {!chart && (
        <Cover
          site={site}
          cover={story.cover}
          sizes="(min-width: 768px) 68vw, (min-resolution: 2x) 60vw, 100vw"
          decorative
        />
      )}
      <h3 className="eyebrow">{place}</h3>
      <StoryFigure site={site} story={story} />
      <p>{counted}</p>
      {chart ? (
        <>
          <Drawing name={`result-${story.id}`} size={chart.size} narrow={chart.narrow} />
          <p className="note">{conditions}</p>
        </>
      ) : (
        <Result site={site} story={story} />
      )}
      <p className="story-more">
        <StoryLink site={site} story={story}>
          {site.t('newsroom.story.read')}
        </StoryLink>
      </p>
    </article>
  )
}

/** A link to the article by its title, which other words have after them for those who hear it. */
export function StoryLink({
  site: { locale },
  story: { kind, id, words },
  children,
}: StoryProps & { children?: ReactNode }) {
  const { title } = words[locale]

  return (
    <a href={href(locale, articlePages[kind].item, '', { id })}>
      {children ?? title}
      {children && (
        <span className="visually-hidden">
          {': '}
          {title}
        </span>
      )}
    </a>
  )
}

/** Before and after in words, with the unit once, and what was counted. */
export function StoryCount({ site, story }: StoryProps) {
  return (
    <>
      <StoryFigure site={site} story={story} />
      <p>{story.words[site.locale].counted}</p>
    </>
  )
}

function StoryFigure({ site: { t, locale }, story: { unit, before, after } }: StoryProps) {
  return (
    <strong className="story-figure">
      {t('newsroom.story.figure', {
        before: countWords(locale, unit === 'share' ? unit : 'count', before),
        after: countWords(locale, unit, after),
      })}
    </strong>
  )
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
