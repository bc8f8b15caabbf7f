import { Closing } from '../../parts/closing.tsx'
import { Entries } from '../../parts/entries.tsx'
import { Fold } from '../../parts/fold.tsx'
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
      <Fold title={t('city.next.title')}>
        <Entries t={t} entries={questions} className="rows tight" />
      </Fold>
    </Closing>
  )
}
