import { Drawing } from '../../parts/drawing.tsx'
import { StoryList, type StoryTexts } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'
import { Answer, Day, Days, Projects } from './figures.tsx'

const stories = [
  {
    who: 'contractor.example.hospital',
    situation: 'contractor.example.hospitalSituation',
    done: 'contractor.example.hospitalDone',
    figure: 'contractor.example.hospitalFigure',
    changed: 'contractor.example.hospitalChanged',
    drawing: <Answer />,
  },
  {
    who: 'contractor.example.school',
    situation: 'contractor.example.schoolSituation',
    done: 'contractor.example.schoolDone',
    figure: 'contractor.example.schoolFigure',
    changed: 'contractor.example.schoolChanged',
    drawing: <Days />,
  },
  {
    who: 'contractor.example.office',
    situation: 'contractor.example.officeSituation',
    done: 'contractor.example.officeDone',
    figure: 'contractor.example.officeFigure',
    changed: 'contractor.example.officeChanged',
    drawing: <Day />,
  },
  {
    who: 'contractor.example.group',
    situation: 'contractor.example.groupSituation',
    done: 'contractor.example.groupDone',
    figure: 'contractor.example.groupFigure',
    changed: 'contractor.example.groupChanged',
    drawing: <Drawing name="figure-10x" size={[480, 300]} />,
  },
] satisfies StoryTexts[]

/** Who says so: one story from each desk, and how many projects stand behind them. */
export function Example({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="example section wrap" id="Example">
      <header>
        <h2>{t('contractor.example.title')}</h2>
        <p className="lead">{t('contractor.example.lead')}</p>
      </header>
      <figure>
        <Projects label={t('contractor.example.countAlt')} />
        <figcaption>
          <strong>{t('contractor.example.count')}</strong> {t('contractor.example.countText')}
        </figcaption>
      </figure>
      <div>
        <StoryList site={site} stories={stories} />
      </div>
    </section>
  )
}
