import { Drawing } from '../../parts/drawing.tsx'
import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const stations = [
  { name: 'join.change.group', text: 'join.change.groupText' },
  { name: 'join.change.review', text: 'join.change.reviewText' },
  { name: 'join.change.days', text: 'join.change.daysText' },
  { name: 'join.change.notes', text: 'join.change.notesText' },
] as const satisfies { name: Text; text: Text }[]

/** How a change travels: from a group through review to a site and back. */
export function Change({ site: { t } }: { site: Site }) {
  return (
    <section className="change section night">
      <div className="wrap columns">
        <header className="left-8">
          <h2>{t('join.change.title')}</h2>
          <p className="lead">{t('join.change.lead')}</p>
        </header>
        <div className="left-6">
          <Drawing
            name="check-loop"
            size={[580, 412]}
            narrow={[460, 412]}
            surface="night"
            label={t('join.change.alt')}
          />
        </div>
        <Steps t={t} entries={stations} className="rows roomy headed right-6" />
      </div>
    </section>
  )
}
