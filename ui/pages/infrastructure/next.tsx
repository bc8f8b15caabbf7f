import { Closing } from '../../parts/closing.tsx'
import type { Site, Text } from '../../site.ts'

const list: Text[] = [
  'infrastructure.next.grid',
  'infrastructure.next.control',
  'infrastructure.next.alignment',
  'infrastructure.next.records',
]

/** Next steps: a span, and what to send of it. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="bridge">
      <details>
        <summary>{t('infrastructure.next.title')}</summary>
        <ul className="rows tight checks">
          {list.map((name) => (
            <li key={name}>{t(name)}</li>
          ))}
        </ul>
      </details>
    </Closing>
  )
}
