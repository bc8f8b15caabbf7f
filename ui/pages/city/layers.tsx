import type { Site, Text } from '../../site.ts'

const layers = [
  { name: 'city.map.ground', source: 'city.map.groundSource', street: 'city.map.groundStreet' },
  { name: 'city.map.roads', source: 'city.map.roadsSource', street: 'city.map.roadsStreet' },
  { name: 'city.map.pipes', source: 'city.map.pipesSource', street: 'city.map.pipesStreet' },
  { name: 'city.map.planned', source: 'city.map.plannedSource', street: 'city.map.plannedStreet' },
  { name: 'city.map.findings', source: 'city.map.findingsSource', street: 'city.map.findingsStreet' },
] as const satisfies { name: Text; source: Text; street: Text }[]

/** The GIS map: layers with their sources and their look in the street, and data that must not be loaded. */
export function Layers({ site: { t } }: { site: Site }) {
  const [source, street] = [t('city.map.source'), t('city.map.street')]

  return (
    <section className="layers section wrap" id="map">
      <header className="beside">
        <h2 id="map-title">{t('city.map.title')}</h2>
        <p className="lead">{t('city.map.lead')}</p>
      </header>
      <table className="plans even" aria-labelledby="map-title">
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
              <th scope="row">{t(layer.name)}</th>
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
      <p className="note">{t('city.map.secret')}</p>
    </section>
  )
}
