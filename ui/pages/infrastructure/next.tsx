import type { Site, Text } from '../../site.ts'

const list: Text[] = [
  'infrastructure.next.grid',
  'infrastructure.next.control',
  'infrastructure.next.alignment',
  'infrastructure.next.records',
]

/** Next steps: a stretch, with details that help to answer. */
export function Next({ site: { t } }: { site: Site }) {
  return (
    <section className="next section wrap">
      <header className="columns">
        <h2 className="left-6">{t('infrastructure.next.title')}</h2>
        <p className="lead right-6">{t('infrastructure.next.text')}</p>
      </header>
      <h3>{t('infrastructure.next.bring')}</h3>
      <ul className="stakes stops across">
        {list.map((entry) => (
          <li key={entry}>{t(entry)}</li>
        ))}
      </ul>
    </section>
  )
}
