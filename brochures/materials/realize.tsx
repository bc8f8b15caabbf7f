import { factWords } from '#fact-words'
import { FirstProject } from '../../ui/pages/contractor/first-project.tsx'
import { Handover } from '../../ui/pages/owners/handover.tsx'
import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site } from '../../ui/site.ts'
import type { Material } from '../document.tsx'
import { Grid, Heading, Numbered } from '../pieces.tsx'
import { MethodChoice } from './method-choice.tsx'
import { Splits } from './splits.tsx'

export const realize: Material = {
  slug: 'solution-step-by-step',
  kind: 'solution',
  page: 'contractor',
  name: 'download.materials.solution-realize-detail.name',
  claim: 'brochures.realize.claim',
  text: 'download.materials.solution-realize-detail.text',
  pictures: ['site-reality', 'site-model'],
  alt: 'construction.jobs.alt',
  figures: ({ t, locale }) => {
    const { contentDays, pocMonths, accuracy } = factWords(locale)
    return [
      { value: contentDays, label: t('construction.headset.content') },
      { value: pocMonths, label: t('construction.plans.trial') },
      { value: accuracy, label: t('construction.hero.accuracy') },
    ]
  },
  sheets: (site) => [
    {
      of: 'contractor',
      body: (
        <>
          <FirstProject site={site} />
          <Course site={site} />
        </>
      ),
    },
    {
      of: 'construction',
      body: (
        <>
          <Files site={site} />
          <Drawing name="axon" size={[1200, 750]} label={site.t('brochures.axonAlt')} className="axon" />
          <Splits site={site} />
        </>
      ),
    },
    { of: 'construction', night: true, body: <Stand site={site} /> },
    {
      of: 'contractor',
      body: (
        <>
          <Corridor site={site} />
          <Handover site={site} />
        </>
      ),
    },
    { of: 'realize', body: <Need site={site} /> },
  ],
}

/** Who does what in each stage. */
function Course({ site }: { site: Site }) {
  return (
    <section className="course">
      <Heading site={site} title="brochures.realize.course.title" lead="brochures.realize.course.lead" />
      <Grid
        site={site}
        columns={[
          'brochures.realize.course.stage',
          'brochures.realize.course.you',
          'brochures.realize.course.we',
          'brochures.realize.course.result',
        ]}
        rows={[
          [
            'contractor.plan.send',
            'brochures.realize.course.sendYou',
            'brochures.realize.course.sendWe',
            'brochures.realize.course.sendResult',
          ],
          [
            'contractor.plan.place',
            'brochures.realize.course.placeYou',
            'brochures.realize.course.placeWe',
            'brochures.realize.course.placeResult',
          ],
          [
            'contractor.plan.use',
            'brochures.realize.course.useYou',
            'brochures.realize.course.useWe',
            'brochures.realize.course.useResult',
          ],
          [
            'contractor.plan.compare',
            'brochures.realize.course.compareYou',
            'brochures.realize.course.compareWe',
            'brochures.realize.course.compareResult',
          ],
          [
            'contractor.plan.decide',
            'brochures.realize.course.decideYou',
            'brochures.realize.course.decideWe',
            'brochures.realize.course.decideResult',
          ],
        ]}
      />
    </section>
  )
}

/** The gates a model passes before it is on a tablet. */
function Files({ site }: { site: Site }) {
  return (
    <section className="files">
      <Heading site={site} title="brochures.realize.files.title" lead="brochures.realize.files.lead" />
      <Numbered
        site={site}
        steps={[
          ['brochures.realize.files.receive', 'brochures.realize.files.receiveText'],
          ['brochures.realize.files.check', 'brochures.realize.files.checkText'],
          ['brochures.realize.files.lighten', 'brochures.realize.files.lightenText'],
          ['brochures.realize.files.split', 'brochures.realize.files.splitText'],
          ['brochures.realize.files.release', 'brochures.realize.files.releaseText'],
        ]}
      />
    </section>
  )
}

/** How the model is held in place, and how that is checked. */
function Stand({ site }: { site: Site }) {
  return (
    <section className="stand">
      <img className="strip" src="/media/bench-1600.jpg" alt={site.t('construction.feature.alt')} />
      <div className="unknown">
        <Heading site={site} title="construction.positioning.title" lead="construction.positioning.lead" />
        <Drawing name="unknowns" size={[400, 345]} label={site.t('construction.positioning.alt')} surface="night" />
      </div>
      <MethodChoice site={site} />
      <h3 className="large">{site.t('brochures.realize.stand.title')}</h3>
      <Numbered
        site={site}
        steps={[
          ['brochures.realize.stand.third', 'brochures.realize.stand.thirdText'],
          ['brochures.realize.stand.ends', 'brochures.realize.stand.endsText'],
          ['brochures.realize.stand.record', 'brochures.realize.stand.recordText'],
        ]}
      />
    </section>
  )
}

/** One corridor from its first day to its last, drawn through. */
function Corridor({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="corridor">
      <Heading site={site} title="contractor.proexample.title" lead="contractor.proexample.lead" />
      <Drawing name="corridor" size={[1200, 330]} label={t('contractor.proexample.alt')} />
      <Numbered
        site={site}
        steps={[
          ['contractor.proexample.arrive', 'contractor.proexample.arriveText'],
          ['contractor.proexample.place', 'contractor.proexample.placeText'],
          ['contractor.proexample.drill', 'contractor.proexample.drillText'],
          ['contractor.proexample.mount', 'contractor.proexample.mountText'],
          ['contractor.proexample.close', 'contractor.proexample.closeText'],
          ['contractor.proexample.accept', 'contractor.proexample.acceptText'],
        ]}
      />
    </section>
  )
}

/** The list to tick off, and what differs elsewhere. */
function Need({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="need">
      <Heading site={site} title="brochures.realize.need.title" lead="brochures.realize.need.lead" />
      <Grid
        site={site}
        className="ticks"
        columns={['brochures.realize.need.what', 'brochures.realize.need.why', 'brochures.realize.need.when']}
        rows={[
          ['brochures.realize.need.model', 'brochures.realize.need.modelWhy', 'brochures.realize.need.start'],
          ['brochures.realize.need.plan', 'brochures.realize.need.planWhy', 'brochures.realize.need.start'],
          ['brochures.realize.need.date', 'brochures.realize.need.dateWhy', 'brochures.realize.need.start'],
          ['brochures.realize.need.points', 'brochures.realize.need.pointsWhy', 'brochures.realize.need.place'],
          ['brochures.realize.need.people', 'brochures.realize.need.peopleWhy', 'brochures.realize.need.place'],
          ['brochures.realize.need.access', 'brochures.realize.need.accessWhy', 'brochures.realize.need.place'],
          ['brochures.realize.need.tablets', 'brochures.realize.need.tabletsWhy', 'brochures.realize.need.day'],
          ['brochures.realize.need.rule', 'brochures.realize.need.ruleWhy', 'brochures.realize.need.day'],
        ]}
      />
      <div className="elsewhere">
        <h3>{t('brochures.realize.elsewhere.title')}</h3>
        <div>
          <h4>{t('brochures.realize.elsewhere.run')}</h4>
          <p>{t('brochures.realize.elsewhere.runText')}</p>
        </div>
        <div>
          <h4>{t('brochures.realize.elsewhere.street')}</h4>
          <p>{t('brochures.realize.elsewhere.streetText')}</p>
        </div>
      </div>
    </section>
  )
}
