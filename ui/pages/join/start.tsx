import type { Site, Text } from '../../site.ts'

const months = [
  { when: 'join.start.lookWhen', name: 'join.start.look', text: 'join.start.lookText' },
  { when: 'join.start.makeWhen', name: 'join.start.make', text: 'join.start.makeText' },
  { when: 'join.start.ownWhen', name: 'join.start.own', text: 'join.start.ownText' },
] as const satisfies { when: Text; name: Text; text: Text }[]

/** The first 90 days on a ruler with one mark per day. */
export function Start({ site: { t } }: { site: Site }) {
  return (
    <section className="start section">
      <div className="wrap">
        <h2>{t('join.start.title')}</h2>
        <ol className="items apart">
          {months.map(({ when, name, text }) => (
            <li key={name}>
              <p className="when">{t(when)}</p>
              <h3 className="title-m">{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
