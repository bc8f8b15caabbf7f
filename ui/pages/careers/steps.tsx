import { Steps as Entries } from '../../parts/entries.tsx'
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
    <section className="ruled" aria-labelledby="how">
      <h2 id="how">{site.t('careers.how')}</h2>
      <Entries t={site.t} entries={steps} className="items up-to-4 steps numbered" />
    </section>
  )
}
