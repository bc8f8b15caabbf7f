import { Entries } from '../../parts/entries.tsx'
import { OperationWeb } from '../../screens/operation.tsx'
import type { Site, Text } from '../../site.ts'

const fields = [
  { name: 'operation.what.card', text: 'operation.what.componentText' },
  { name: 'operation.what.reading', text: 'operation.what.readingText' },
  { name: 'operation.what.shut', text: 'operation.what.shutText' },
  { name: 'operation.what.place', text: 'operation.what.placeText' },
  { name: 'operation.what.papers', text: 'operation.what.papersText' },
  { name: 'operation.what.round', text: 'operation.what.roundText' },
] as const satisfies { name: Text; text: Text }[]

/** What it is: a pump, and the card with all data about it, of which phones show the first lines. */
export function Definition({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="what section wrap columns" id="what">
      <header className="beside">
        <h2>{t('operation.what.title')}</h2>
        <p className="lead">{t('operation.what.lead')}</p>
      </header>
      <OperationWeb site={site}>
        <Entries t={t} entries={fields} className="card rows tight pairs" />
      </OperationWeb>
    </section>
  )
}
