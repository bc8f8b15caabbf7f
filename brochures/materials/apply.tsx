import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site } from '../../ui/site.ts'
import type { Material } from '../document.tsx'
import { Grid, Heading, Numbered } from '../pieces.tsx'
import { Issue, Tasks } from './apply-tasks.tsx'
import { MethodChoice } from './method-choice.tsx'
import { MethodSteps } from './method-steps.tsx'

/** The site guide. The Japanese edition begins with the working day, from the morning assembly on. */
export const apply: Material = {
  slug: 'ar-construction-assistant-site-guide',
  kind: 'guide',
  page: 'construction',
  name: 'download.materials.product-construction-apply.name',
  claim: 'brochures.apply.claim',
  text: 'download.materials.product-construction-apply.text',
  pictures: ['deck'],
  alt: 'contractor.hero.alt',
  position: '55% 50%',
  sheets: (site) => {
    const desk = { of: 'apply', body: <Desk site={site} /> }
    const day = { of: 'apply', body: <Day site={site} /> }
    const methods = { of: 'construction', night: true, body: <Methods site={site} /> }
    const tasks = { of: 'apply', body: <Tasks site={site} /> }
    const issue = { of: 'apply', body: <Issue site={site} /> }
    return site.locale === 'ja-JP' ? [day, desk, methods, tasks, issue] : [desk, methods, day, tasks, issue]
  },
}

/** Before going up, and the moment after the model was set. */
function Desk({ site }: { site: Site }) {
  return (
    <>
      <section className="prepare">
        <Heading site={site} title="brochures.apply.prepare.title" lead="brochures.apply.prepare.lead" />
        <Drawing name="axon" size={[1200, 750]} label={site.t('brochures.axonAlt')} className="axon" />
        <Numbered
          site={site}
          steps={[
            ['brochures.apply.prepare.one', 'brochures.apply.prepare.oneText'],
            ['brochures.apply.prepare.two', 'brochures.apply.prepare.twoText'],
            ['brochures.apply.prepare.three', 'brochures.apply.prepare.threeText'],
            ['brochures.apply.prepare.four', 'brochures.apply.prepare.fourText'],
            ['brochures.apply.prepare.five', 'brochures.apply.prepare.fiveText'],
          ]}
        />
      </section>
      <section className="begin">
        <Heading site={site} title="brochures.apply.start.title" lead="brochures.apply.start.lead" />
        <Numbered
          site={site}
          steps={[
            ['brochures.apply.start.one', 'brochures.apply.start.oneText'],
            ['brochures.apply.start.two', 'brochures.apply.start.twoText'],
            ['brochures.apply.start.three', 'brochures.apply.start.threeText'],
            ['brochures.apply.start.four', 'brochures.apply.start.fourText'],
          ]}
        />
      </section>
    </>
  )
}

/** What each positioning method asks for, large enough to work from, and which one to take where. */
function Methods({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="positioning methods">
      <Heading site={site} title="home.positioning.title" lead="home.positioning.lead" />
      <MethodSteps site={site} />
      <MethodChoice site={site} />
    </section>
  )
}

function Day({ site }: { site: Site }) {
  return (
    <section className="day">
      <Heading site={site} title="brochures.apply.day.title" lead="brochures.apply.day.lead" />
      <img src="/media/site-model-1600.jpg" alt={site.t('home.assistant.modelAlt')} />
      <Grid
        site={site}
        className="hours"
        columns={['brochures.apply.day.when', 'brochures.apply.day.who', 'brochures.apply.day.what']}
        rows={[
          ['brochures.apply.day.oneWhen', 'brochures.apply.day.oneWho', 'brochures.apply.day.one'],
          ['brochures.apply.day.twoWhen', 'brochures.apply.day.twoWho', 'brochures.apply.day.two'],
          ['brochures.apply.day.threeWhen', 'brochures.apply.day.threeWho', 'brochures.apply.day.three'],
          ['brochures.apply.day.fourWhen', 'brochures.apply.day.fourWho', 'brochures.apply.day.four'],
          ['brochures.apply.day.fiveWhen', 'brochures.apply.day.fiveWho', 'brochures.apply.day.five'],
          ['brochures.apply.day.sixWhen', 'brochures.apply.day.sixWho', 'brochures.apply.day.six'],
        ]}
      />
    </section>
  )
}
