import type { Site, Text } from '../../site.ts'
import { Stretch, type StretchName } from './stretch.tsx'

const stretches = [
  {
    name: 'model',
    alt: 'contractor.proexample.modelAlt',
    steps: [
      { title: 'contractor.proexample.arrive', text: 'contractor.proexample.arriveText' },
      { title: 'contractor.proexample.place', text: 'contractor.proexample.placeText' },
    ],
  },
  {
    name: 'work',
    alt: 'contractor.proexample.workAlt',
    steps: [
      { title: 'contractor.proexample.drill', text: 'contractor.proexample.drillText' },
      { title: 'contractor.proexample.mount', text: 'contractor.proexample.mountText' },
    ],
  },
  {
    name: 'done',
    alt: 'contractor.proexample.doneAlt',
    steps: [
      { title: 'contractor.proexample.close', text: 'contractor.proexample.closeText' },
      { title: 'contractor.proexample.accept', text: 'contractor.proexample.acceptText' },
    ],
  },
] as const satisfies { name: StretchName; alt: Text; steps: { title: Text; text: Text }[] }[]

/** An example: a corridor in longitudinal section, and its steps. */
export function Proexample({ site: { t } }: { site: Site }) {
  return (
    <section className="proexample section night" id="Proexample">
      <div className="wrap">
        <p className="eyebrow">{t('contractor.proexample.name')}</p>
        <h2 id="corridor">{t('contractor.proexample.title')}</h2>
        <p className="lead">{t('contractor.proexample.lead')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones keys scroll it */}
        <section className="stretches in-3" aria-labelledby="corridor" tabIndex={0}>
          {stretches.map(({ name, alt, steps }, index) => (
            <div key={name}>
              <Stretch name={name} label={t(alt)} />
              <ol start={index * 2 + 1}>
                {steps.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{t(title)}</h3>
                    <p>{t(text)}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      </div>
    </section>
  )
}
