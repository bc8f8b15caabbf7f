import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const list = [
  { of: 'grid', name: 'infrastructure.next.grid' },
  { of: 'control', name: 'infrastructure.next.control' },
  { of: 'alignment', name: 'infrastructure.next.alignment' },
  { of: 'records', name: 'infrastructure.next.records' },
] as const satisfies { of: string; name: Text }[]

/** Next steps: a stretch, with details that help to answer. */
export function Next({ site: { t } }: { site: Site }) {
  return (
    <section className="next section wrap">
      <header className="beside">
        <h2 className="title-m">{t('infrastructure.next.title')}</h2>
        <p className="lead">{t('infrastructure.next.text')}</p>
      </header>
      <h3>{t('infrastructure.next.bring')}</h3>
      <ul className="sent items up-to-4 onward">
        {list.map(({ of, name }) => (
          <li key={of}>
            <Drawing name={`sent-${of}`} size={[264, 160]} />
            <p>{t(name)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
