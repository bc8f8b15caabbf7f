import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const layers = [
  {
    sign: 'solid',
    d: 'M1 1h20v14H1zM1 10l9-9M4 15L18 1M14 15l7-7',
    name: 'city.map.ground',
    source: 'city.map.groundSource',
    street: 'city.map.groundStreet',
  },
  {
    sign: '',
    d: 'M0 1h48M0 15h48M2 8h8m8 0h8m8 0h8',
    name: 'city.map.roads',
    source: 'city.map.roadsSource',
    street: 'city.map.roadsStreet',
  },
  {
    sign: 'model thick',
    d: 'M0 8h18m12 0h18M18 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    name: 'city.map.pipes',
    source: 'city.map.pipesSource',
    street: 'city.map.pipesStreet',
  },
  {
    sign: 'model glass',
    d: 'M1 5h24v10H1zL9 1h24L25 5M33 1v10l-8 4',
    name: 'city.map.planned',
    source: 'city.map.plannedSource',
    street: 'city.map.plannedStreet',
  },
  {
    sign: 'mark',
    d: 'M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 4v5m0 2.5v.1',
    name: 'city.map.findings',
    source: 'city.map.findingsSource',
    street: 'city.map.findingsStreet',
  },
] as const satisfies { sign: string; d: string; name: Text; source: Text; street: Text }[]

/** The GIS map: layers with their signs, their sources and their look in the street, and data that must not be loaded. */
export function Layers({ site: { t } }: { site: Site }) {
  const [source, street] = [t('city.map.source'), t('city.map.street')]

  return (
    <section className="layers section wrap" id="map">
      <header className="beside">
        <h2 className="title-m" id="map-title">
          {t('city.map.title')}
        </h2>
        <p className="lead">
          <Drawing name="layers" size={[400, 460]} label={t('infrastructure.how.gisAlt')} />
          {t('city.map.lead')}
        </p>
      </header>
      <details className="fold">
        <summary>{t('city.map.layers')}</summary>
        <table className="plans even legend" aria-labelledby="map-title">
          <thead>
            <tr>
              <th scope="col">{t('city.map.layer')}</th>
              <th scope="col">{source}</th>
              <th scope="col">{street}</th>
            </tr>
          </thead>
          <tbody>
            {layers.map((layer) => (
              <tr key={layer.name}>
                <th scope="row">
                  <svg className="sketch" viewBox="0 0 48 16" aria-hidden="true">
                    <path className={layer.sign} d={layer.d} />
                  </svg>
                  {t(layer.name)}
                </th>
                <td data-column={source}>
                  <span>{t(layer.source)}</span>
                </td>
                <td data-column={street}>
                  <span>{t(layer.street)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="note">{t('city.map.secret')}</p>
    </section>
  )
}
