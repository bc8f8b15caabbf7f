import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { Entries, Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'infrastructure.how.fix', text: 'infrastructure.how.fixText' },
  { name: 'infrastructure.how.correct', text: 'infrastructure.how.correctText' },
  { name: 'infrastructure.how.grid', text: 'infrastructure.how.gridText' },
] as const satisfies { name: Text; text: Text }[]

const sheets = [
  { name: 'infrastructure.how.map', text: 'infrastructure.how.mapText' },
  { name: 'infrastructure.how.network', text: 'infrastructure.how.networkText' },
  { name: 'infrastructure.how.component', text: 'infrastructure.how.componentText' },
] as const satisfies { name: Text; text: Text }[]

/** How it works outdoors: from satellites to the pipe below the street, in section, and from the map to the component. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section night" id="how">
      <header className="wrap beside">
        <h2>{t('infrastructure.how.title')}</h2>
        <p className="lead">{t('infrastructure.how.lead')}</p>
      </header>
      <div className="panorama">
        <Drawing
          name="rtk"
          size={[1440, 450]}
          narrow={[480, 425]}
          surface="night"
          label={t('infrastructure.how.alt')}
        />
      </div>
      <div className="wrap">
        <Steps t={t} entries={steps} className="items in-3 numbered" />
        <div className="parted">
          <p className="note">{t('infrastructure.how.blocked')}</p>
          <AccuracyGuide site={site} />
        </div>
      </div>
      <div className="wrap columns">
        <div className="gis">
          <h3 className="title-m">{t('infrastructure.how.gis')}</h3>
          <p>{t('infrastructure.how.gisText')}</p>
        </div>
        <Drawing
          name="layers"
          size={[400, 460]}
          surface="night"
          label={t('infrastructure.how.gisAlt')}
          className="layers"
        />
        <Entries t={t} entries={sheets} className="sheets rows" />
      </div>
    </section>
  )
}
