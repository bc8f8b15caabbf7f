import { Drawing } from '../../parts/drawing.tsx'
import { StoryList, type StoryTexts } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'
import { Halved, Sevenfold } from './measures.tsx'

const stories = [
  {
    who: 'home.stories.contractor',
    situation: 'home.stories.contractorSituation',
    done: 'home.stories.contractorDone',
    figure: 'home.stories.contractorFigure',
    changed: 'home.stories.contractorChanged',
    drawing: <Halved />,
  },
  {
    who: 'home.stories.owner',
    situation: 'home.stories.ownerSituation',
    done: 'home.stories.ownerDone',
    figure: 'home.stories.ownerFigure',
    changed: 'home.stories.ownerChanged',
    drawing: <Drawing name="figure-75" size={[480, 300]} />,
  },
  {
    who: 'home.stories.city',
    situation: 'home.stories.citySituation',
    done: 'home.stories.cityDone',
    figure: 'home.stories.cityFigure',
    changed: 'home.stories.cityChanged',
    drawing: <Sevenfold />,
  },
] satisfies StoryTexts[]

/** Who says so: each story from the situation to the figure that changed. */
export function Stories({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="stories section wrap" id="stories">
      <header>
        <p className="eyebrow">{t('home.stories.name')}</p>
        <h2>{t('home.stories.title')}</h2>
        <p className="lead">{t('home.stories.lead')}</p>
      </header>
      <figure className="return">
        <Drawing name="figure-10x" size={[480, 300]} label={t('home.stories.returnAlt')} />
        <figcaption>
          <strong>{t('home.stories.returnTitle')}</strong> {t('home.stories.returnText')}
        </figcaption>
      </figure>
      <StoryList site={site} stories={stories} />
    </section>
  )
}
