import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'careers.howSteps.one', text: 'careers.howSteps.oneText' },
  { name: 'careers.howSteps.two', text: 'careers.howSteps.twoText' },
  { name: 'careers.howSteps.three', text: 'careers.howSteps.threeText' },
  { name: 'careers.howSteps.four', text: 'careers.howSteps.fourText' },
] as const satisfies { name: Text; text: Text }[]

/** The steps after an application. */
export function Steps({ site }: { site: Site }) {
  return (
    <section className="careers-steps" aria-labelledby="how">
      <h2 id="how">{site.t('careers.how')}</h2>
      <ol>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{site.t(name)}</h3>
            <p>{site.t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
