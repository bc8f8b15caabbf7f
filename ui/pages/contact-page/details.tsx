import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const things = [
  { name: 'contactPage.helps.one', text: 'contactPage.helps.oneText' },
  { name: 'contactPage.helps.two', text: 'contactPage.helps.twoText' },
  { name: 'contactPage.helps.three', text: 'contactPage.helps.threeText' },
  { name: 'contactPage.helps.four', text: 'contactPage.helps.fourText' },
] as const satisfies { name: Text; text: Text }[]

/** Details that make a first answer useful, folded below the page's title. */
export function Details({ site }: { site: Site }) {
  const { t } = site
  return (
    <details>
      <summary>{t('contactPage.helps.title')}</summary>
      <Entries t={t} entries={things} className="rows tight" />
    </details>
  )
}
