import type { Site, Text } from '../../site.ts'
import { Station, type StationName } from './station.tsx'

const stations = [
  {
    station: 'address',
    alt: 'operation.how.addressAlt',
    name: 'operation.how.address',
    text: 'operation.how.addressText',
    code: 'b1/chw/p02/bearing',
  },
  {
    station: 'id',
    alt: 'operation.how.idAlt',
    name: 'operation.how.id',
    text: 'operation.how.idText',
    code: 'CHWP-02',
  },
  {
    station: 'place',
    alt: 'operation.how.placeAlt',
    name: 'operation.how.place',
    text: 'operation.how.placeText',
    code: 'B1 / C-4',
  },
  {
    station: 'view',
    alt: 'operation.how.viewAlt',
    name: 'operation.how.view',
    text: 'operation.how.viewText',
    code: '48 °C',
  },
] as const satisfies { station: StationName; alt: Text; name: Text; text: Text; code: string }[]

/** How it works: a reading from its address to the technician's view, then the protocols in a line. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section night" id="how">
      <div className="wrap">
        <header>
          <h2>{t('operation.how.title')}</h2>
          <p className="lead">{t('operation.how.lead')}</p>
        </header>
        <ol className="stations items up-to-4">
          {stations.map(({ station, alt, name, text, code }) => (
            <li key={station}>
              <Station name={station} label={t(alt)} />
              <div>
                <h3>{t(name)}</h3>
                <code translate="no">{code}</code>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>{t('operation.how.protocols')}</p>
      </div>
    </section>
  )
}
