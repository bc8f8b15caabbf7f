import type { ReactNode } from 'react'
import type { Site, Text } from '../site.ts'

/** A customer's story by its texts: who, the situation, what was done, the figure that changed and what it means. */
export interface StoryTexts {
  who: Text
  situation: Text
  done: Text
  figure: Text
  changed: Text
  /** Makes the figure felt. */
  drawing?: ReactNode
}

/** Stories one below the other. */
export function StoryList({ site, stories }: { site: Site; stories: readonly StoryTexts[] }) {
  return stories.map((story) => <Story key={story.who} site={site} {...story} />)
}

/** A story as situation, what was done, what changed; no customer is named. */
export function Story({ site: { t }, who, situation, done, figure, changed, drawing }: StoryTexts & { site: Site }) {
  return (
    <article className="story">
      <h3>{t(who)}</h3>
      <div>
        <h4>{t('frame.story.situation')}</h4>
        <p>{t(situation)}</p>
      </div>
      <div>
        <h4>{t('frame.story.done')}</h4>
        <p>{t(done)}</p>
      </div>
      <div>
        <h4>{t('frame.story.changed')}</h4>
        <p className="story-figure">{t(figure)}</p>
        <p>{t(changed)}</p>
        {drawing}
      </div>
    </article>
  )
}
