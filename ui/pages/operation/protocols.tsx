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
  const [first, example, use] = [t('operation.how.first'), t('operation.how.example'), t('operation.how.use')]

  return (
    <Fold title={t('operation.how.ways')} id="ways">
      <table className="plans" aria-labelledby="ways">
        <thead>
          <tr>
            <th scope="col">{t('operation.how.protocol')}</th>
            <th scope="col">{first}</th>
            <th scope="col">{example}</th>
            <th scope="col">{use}</th>
          </tr>
        </thead>
        <tbody>
          {protocols.map((protocol) => (
            <tr key={protocol.name}>
              <th scope="row" translate="no">
                {protocol.name}
              </th>
              <td data-column={first}>
                <span>{t(protocol.first)}</span>
              </td>
              <td data-column={example}>
                <code translate="no">{protocol.example}</code>
              </td>
              <td data-column={use}>
                <span>{t(protocol.use)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('operation.how.note')}</p>
    </Fold>
  )
}
