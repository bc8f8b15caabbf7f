import type { Site, Text } from '../../site.ts'
import { Loop } from './loop.tsx'

const stations = [
  { name: 'join.change.group', text: 'join.change.groupText' },
  { name: 'join.change.review', text: 'join.change.reviewText' },
  { name: 'join.change.days', text: 'join.change.daysText' },
  { name: 'join.change.notes', text: 'join.change.notesText' },
] as const satisfies { name: Text; text: Text }[]

/** How we work: the way of a change, from a group through review to a site and back. */
export function Change({ site: { t } }: { site: Site }) {
  return (
    <section className="change section night">
      <div className="wrap">
        <header>
          <h2>{t('join.change.title')}</h2>
          <p className="lead">{t('join.change.lead')}</p>
        </header>
        <Loop label={t('join.change.alt')} />
        <ol>
          {stations.map(({ name, text }) => (
            <li key={name}>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
