import { Closing } from '../../parts/closing.tsx'
import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const lines = [
  { name: 'design.next.file', text: 'design.next.fileText' },
  { name: 'design.next.place', text: 'design.next.placeText' },
  { name: 'design.next.who', text: 'design.next.whoText' },
] as const satisfies { name: Text; text: Text }[]

/** Next steps: a floor of one's own design, and what to tell about it. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="design">
      <details>
        <summary>{t('design.next.title')}</summary>
        <Entries t={t} entries={lines} className="rows tight" />
      </details>
    </Closing>
  )
}
