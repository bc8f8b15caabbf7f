import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

const protocols = [
  { name: 'HTTP', text: 'operation.how.http' },
  { name: 'WebSocket', text: 'operation.how.socket' },
  { name: 'MQTT', text: 'operation.how.mqtt' },
] as const satisfies { name: string; text: Text }[]

/** The protocols side by side: who initiates, and the use. */
export function Protocols({ site: { t } }: { site: Site }) {
  return (
    <Fold title={t('operation.how.ways')}>
      <ul className="onward items in-3">
        {protocols.map(({ name, text }) => (
          <li key={name}>
            <h4 translate="no">{name}</h4>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <p className="note">{t('operation.how.note')}</p>
    </Fold>
  )
}
