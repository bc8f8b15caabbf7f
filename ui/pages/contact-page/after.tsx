import { Steps } from '../../parts/entries.tsx'
import { Bob } from '../../parts/plumb.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'contactPage.after.one', text: 'contactPage.after.oneText' },
  { name: 'contactPage.after.two', text: 'contactPage.after.twoText' },
  { name: 'contactPage.after.three', text: 'contactPage.after.threeText' },
  { name: 'contactPage.after.four', text: 'contactPage.after.fourText' },
] as const satisfies { name: Text; text: Text }[]

/** The steps from sending a message to the answer, along a plumb line, and what is good to know before. */
export function After({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="after night" aria-labelledby="after">
      <h2 id="after">{t('contactPage.after.title')}</h2>
      <Steps t={t} entries={steps} className="numbered" />
      <details>
        <summary>{t('contactPage.after.more')}</summary>
        <p>
          {t('contactPage.after.moreText')} {t(site.hotline ? 'contactPage.addressCall' : 'contactPage.addressWrite')}
        </p>
      </details>
      <Bob />
    </section>
  )
}
