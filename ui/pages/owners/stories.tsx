import { Drawing } from '../../parts/drawing.tsx'
import { StoryList, type StoryTexts } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'
import { Rounds, Sevenfold } from './figures.tsx'

const stories = [
  {
    who: 'owners.stories.hospital',
    situation: 'owners.stories.hospitalSituation',
    done: 'owners.stories.hospitalDone',
    figure: 'owners.stories.hospitalFigure',
    changed: 'owners.stories.hospitalChanged',
    drawing: <Rounds />,
  },
  {
    who: 'owners.stories.office',
    situation: 'owners.stories.officeSituation',
    done: 'owners.stories.officeDone',
    figure: 'owners.stories.officeFigure',
    changed: 'owners.stories.officeChanged',
    drawing: <Drawing name="figure-10x" size={[480, 300]} />,
  },
  {
    who: 'owners.stories.campus',
    situation: 'owners.stories.campusSituation',
    done: 'owners.stories.campusDone',
    figure: 'owners.stories.campusFigure',
    changed: 'owners.stories.campusChanged',
    drawing: <Sevenfold />,
  },
] satisfies StoryTexts[]

/** Who says so: a hospital while designing, an office while building, a campus while running. */
export function Stories({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="stories section wrap" id="stories">
      <header>
        <h2>{t('owners.stories.title')}</h2>
        <p className="lead">{t('owners.stories.lead')}</p>
      </header>
      <StoryList site={site} stories={stories} />
    </section>
  )
}
