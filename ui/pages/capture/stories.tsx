import { facts } from '../../facts.ts'
import { Story } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'

/** Who says so: two records that somebody came back to. */
export function Stories({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="stories section wrap" id="stories">
      <h2>{t('capture.stories.title')}</h2>
      <Story
        site={site}
        who="capture.stories.mall"
        situation="capture.stories.mallSituation"
        done="capture.stories.mallDone"
        figure="capture.stories.mallFigure"
        changed="capture.stories.mallChanged"
        drawing={<Stops before={steps} after={Math.floor((steps * (100 - facts.issueResponsePercent)) / 100) - 1} />}
      />
      <Story
        site={site}
        who="capture.stories.hospital"
        situation="capture.stories.hospitalSituation"
        done="capture.stories.hospitalDone"
        figure="capture.stories.hospitalFigure"
        changed="capture.stories.hospitalChanged"
        drawing={<Stops before={1} after={facts.dataRelianceTimes} />}
      />
    </section>
  )
}

const steps = 10

/** Two walks below one another, a stop a circle: how many it took before, and how many since. */
function Stops({ before, after }: { before: number; after: number }) {
  const walk = (count: number, y: number) =>
    Array.from({ length: count }, (_, i) => `${i ? 'h8' : `M4 ${y}`}a8 8 0 1 0 16 0 8 8 0 1 0-16 0m16 0`).join('')

  return (
    <svg className="sketch drawing" viewBox="3 0 244 72" aria-hidden="true">
      <path d={walk(before, 16)} />
      <path className="model glass" d={walk(after, 54)} />
    </svg>
  )
}
