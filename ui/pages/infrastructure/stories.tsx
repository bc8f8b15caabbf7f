import { Drawing } from '../../parts/drawing.tsx'
import { StoryList, type StoryTexts } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'
import { Detour, Stack } from './measures.tsx'

const stories = [
  {
    who: 'infrastructure.stories.road',
    situation: 'infrastructure.stories.roadSituation',
    done: 'infrastructure.stories.roadDone',
    figure: 'infrastructure.stories.roadFigure',
    changed: 'infrastructure.stories.roadChanged',
    drawing: <Detour />,
  },
  {
    who: 'infrastructure.stories.water',
    situation: 'infrastructure.stories.waterSituation',
    done: 'infrastructure.stories.waterDone',
    figure: 'infrastructure.stories.waterFigure',
    changed: 'infrastructure.stories.waterChanged',
    drawing: <Stack />,
  },
  {
    who: 'infrastructure.stories.bridge',
    situation: 'infrastructure.stories.bridgeSituation',
    done: 'infrastructure.stories.bridgeDone',
    figure: 'infrastructure.stories.bridgeFigure',
    changed: 'infrastructure.stories.bridgeChanged',
    drawing: <Drawing name="figure-10x" size={[480, 300]} />,
  },
] satisfies StoryTexts[]

/** Who says so: three stretches, each with the figure that changed. */
export function Stories({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="stories section wrap" id="stories">
      <header>
        <h2>{t('infrastructure.stories.title')}</h2>
        <p className="lead">{t('infrastructure.stories.lead')}</p>
      </header>
      <StoryList site={site} stories={stories} />
    </section>
  )
}
