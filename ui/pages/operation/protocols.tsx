import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

const protocols = [
  {
    name: 'HTTP',
    first: 'operation.how.httpFirst',
    example: 'GET /points/p02-bearing',
    use: 'operation.how.httpUse',
  },
  {
    name: 'WebSocket',
    first: 'operation.how.socketFirst',
    example: 'wss://gateway/b1/live',
    use: 'operation.how.socketUse',
  },
  {
    name: 'MQTT',
    first: 'operation.how.mqttFirst',
    example: 'SUBSCRIBE b1/chw/+/bearing',
    use: 'operation.how.mqttUse',
  },
] as const satisfies { name: string; first: Text; example: string; use: Text }[]

/** The protocols side by side: who initiates, the form of an address, the use. */
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
                <dt>{t('operation.how.example')}</dt>
                <dd>
                  <code translate="no">{protocol.example}</code>
                </dd>
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
