import { Steps } from '../../parts/entries.tsx'
import { Bob } from '../../parts/plumb.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'contactPage.after.one', text: 'contactPage.after.oneText' },
  { name: 'contactPage.after.two', text: 'contactPage.after.twoText' },
  { name: 'contactPage.after.three', text: 'contactPage.after.threeText' },
  { name: 'contactPage.after.four', text: 'contactPage.after.fourText' },
] as const satisfies { name: Text; text: Text }[]

/** The steps from sending a message to the answer, along a plumb line. */
export function After({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="after" aria-labelledby="after">
      <h2 id="after">{t('contactPage.after.title')}</h2>
      <Steps t={t} entries={steps} className="numbered" />
      <Bob />
    </section>
  )
}
