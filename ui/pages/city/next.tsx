import { Closing } from '../../parts/closing.tsx'
import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const questions = [
  { name: 'city.next.rtk', text: 'city.next.rtkText' },
  { name: 'city.next.records', text: 'city.next.recordsText' },
  { name: 'city.next.walk', text: 'city.next.walkText' },
] as const satisfies { name: Text; text: Text }[]

/** Next steps: the visitor names a street, and three questions are answered about it. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="street">
      <details>
        <summary>{t('city.next.title')}</summary>
        <Entries t={t} entries={questions} className="rows tight" />
      </details>
    </Closing>
  )
}
