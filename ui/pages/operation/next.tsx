import { Closing } from '../../parts/closing.tsx'
import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

const items = ['operation.next.model', 'operation.next.points', 'operation.next.network'] as const satisfies Text[]

/** Next steps: a mechanical room, and what to send of it. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="services">
      <Fold title={t('operation.next.title')}>
        <p>{t('operation.next.text')}</p>
        <ul className="onward rows tight checks">
          {items.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
      </Fold>
    </Closing>
  )
}
