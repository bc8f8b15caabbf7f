import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

const protocols = [
  {
    name: 'HTTP',
    first: 'operation.how.httpFirst',
    use: 'operation.how.httpUse',
  },
  {
    name: 'WebSocket',
    first: 'operation.how.socketFirst',
    use: 'operation.how.socketUse',
  },
  {
    name: 'MQTT',
    first: 'operation.how.mqttFirst',
    use: 'operation.how.mqttUse',
  },
] as const satisfies { name: string; first: Text; use: Text }[]

/** The protocols side by side: who initiates, and the use. */
export function Protocols({ site: { t } }: { site: Site }) {
  return (
    <Fold title={t('operation.how.ways')}>
      <ul className="onward items in-3">
        {protocols.map((protocol) => (
          <li key={protocol.name}>
            <h4 translate="no">{protocol.name}</h4>
            <dl className="rows tight">
              <div>
                <dt>{t('operation.how.first')}</dt>
                <dd>{t(protocol.first)}</dd>
              </div>
              <div>
                <dt>{t('operation.how.use')}</dt>
                <dd>{t(protocol.use)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="note">{t('operation.how.note')}</p>
    </Fold>
  )
}
