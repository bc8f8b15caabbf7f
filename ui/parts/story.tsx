import type { ReactNode } from 'react'
import type { Site } from '../site.ts'

interface StoryProps {
  site: Site
  who: string
  situation: string
  done: string
  changed: string
  /** The figure that changed, and a drawing that makes it felt. */
  figure: string
  drawing?: ReactNode
}

/** A customer's story as situation, what was done, what changed; no customer is named. */
export function Story({ site: { t }, who, situation, done, changed, figure, drawing }: StoryProps) {
  return (
    <article className="story">
      <h3>{who}</h3>
      <div>
        <h4>{t('frame.story.situation')}</h4>
        <p>{situation}</p>
      </div>
      <div>
        <h4>{t('frame.story.done')}</h4>
        <p>{done}</p>
      </div>
      <div>
        <h4>{t('frame.story.changed')}</h4>
        <p className="story-figure">{figure}</p>
        <p>{changed}</p>
        {drawing}
      </div>
    </article>
  )
}
