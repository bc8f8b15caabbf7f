import { articlePages } from '../content.ts'
import { href, type Site, type Text } from '../site.ts'
import { storiesOn } from '../stories.ts'
import { countWords, products, type Story, type StoryPage } from '../story.ts'
import { Cover } from './cover.tsx'
import { Result } from './result.tsx'

interface StoriesProps {
  site: Site
  id: 'proof' | 'stories'
  title: Text
  page: StoryPage
}

/** The story of a page, large, with a link to all, on a product's page to all of that product; below it another one. */
export function Stories({ site, id, title, page }: StoriesProps) {
  const [story, other] = storiesOn(page)
  const query = products.some((product) => product === page) ? `?product=${page}` : ''

  return (
    <section className="section wrap" id={id}>
      <header>
        <h2>{site.t(title)}</h2>
      </header>
      {story && (
        <LargeStory
          site={site}
          story={story}
          all={href(site.locale, 'contractor', 'Example').replace('#', `${query}#`)}
        />
      )}
      {other && (
        <div className="rows apart">
          <article className="story-row parted">
            <div>
              <StoryHead site={site} story={other} small />
            </div>
            <div>
              <StoryMore site={site} story={other} />
            </div>
          </article>
        </div>
      )}
    </section>
  )
}

interface StoryProps {
  site: Site
  story: Story
}

/** A link to the article, and how it was counted, folded. */
export function StoryMore(props: StoryProps) {
  return (
    <>
      <span className="story-more">
        <StoryLink {...props} />
      </span>
      <How {...props} className="note" />
    </>
  )
}

function How({ className, ...props }: StoryProps & { className: string }) {
  return (
    <details className={className}>
      <summary>{props.site.t('newsroom.story.how')}</summary>
      <StoryTerms {...props} />
    </details>
  )
}

interface StoryHeadProps extends StoryCountProps {
  /** Display width of its picture, as in an img's `sizes`; without one it has no picture. */
  sizes?: string
}

/** The picture of a story, its place, its figure, and what was counted. */
export function StoryHead({ sizes, ...props }: StoryHeadProps) {
  const { site, story } = props

  return (
    <>
      {sizes && <Cover site={site} cover={story.cover} sizes={sizes} decorative />}
      <h3 className="eyebrow">{story.words[site.locale].place}</h3>
      <StoryCount {...props} />
    </>
  )
}

/** A story: its picture, figure, before and after, links to the article and to `all`, and how it was counted. */
export function LargeStory({ site, story, all }: StoryProps & { all?: string }) {
  return (
    <article className="story">
      <StoryHead site={site} story={story} sizes="(min-width: 768px) 62vw, (min-resolution: 2x) 60vw, 100vw" />
      <Result site={site} story={story} />
      <p className="story-more in-line">
        <StoryLink site={site} story={story} />
        {all && <a href={all}>{site.t('newsroom.story.all')}</a>}
      </p>
      <How site={site} story={story} className="fold note" />
    </article>
  )
}

export function StoryLink({ site: { locale }, story: { kind, id, words } }: StoryProps) {
  return <a href={href(locale, articlePages[kind].item, '', { id })}>{words[locale].title}</a>
}

interface StoryCountProps extends StoryProps {
  small?: boolean
}

/** Before and after in words, with the unit once, and what was counted. */
export function StoryCount({ site: { t, locale }, story: { unit, before, after, words }, small }: StoryCountProps) {
  return (
    <>
      <strong className={small ? 'story-figure title-m' : 'story-figure'}>
        {t('newsroom.story.figure', {
          before: countWords(locale, unit === 'share' ? unit : 'count', before),
          after: countWords(locale, unit, after),
        })}
      </strong>
      <p>{words[locale].counted}</p>
    </>
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
