import type { ReactNode } from 'react'
import { Drawing } from '../../parts/drawing.tsx'
import { Story } from '../../parts/story.tsx'
import type { Site, Text } from '../../site.ts'
import { Halved, Sevenfold } from './measures.tsx'

interface StoryTexts {
  who: Text
  situation: Text
  done: Text
  figure: Text
  changed: Text
  drawing: ReactNode
}

const stories: StoryTexts[] = [
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
]

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
      {stories.map(({ who, situation, done, figure, changed, drawing }) => (
        <Story
          key={who}
          site={site}
          who={t(who)}
          situation={t(situation)}
          done={t(done)}
          figure={t(figure)}
          changed={t(changed)}
          drawing={drawing}
        />
      ))}
    </section>
  )
}
