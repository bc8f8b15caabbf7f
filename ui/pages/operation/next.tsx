import { Closing } from '../../parts/closing.tsx'
import type { Site, Text } from '../../site.ts'

const items = ['operation.next.model', 'operation.next.points', 'operation.next.network'] as const satisfies Text[]

/** Next steps: a mechanical room, and what to send of it. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="services">
      <details>
        <summary>{t('operation.next.title')}</summary>
        <p>{t('operation.next.text')}</p>
        <ul className="onward rows tight checks">
          {items.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
      </details>
    </Closing>
  )
}
