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

/** How it works outdoors: from satellites to the pipe, and from the map to the component. */
export function Workings({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="how section night" id="how">
      <div className="wrap columns">
        <header className="left-8">
          <h2>{t('infrastructure.how.title')}</h2>
          <p className="lead">{t('infrastructure.how.lead')}</p>
          <AccuracyGuide site={site} />
        </header>
        <Drawing
          name="works-street"
          size={[720, 560]}
          night
          label={t('infrastructure.how.alt')}
          className="street right-7"
        />
        <div className="steps left-5 middle">
          <Steps t={t} entries={steps} className="items numbered" />
          <h3>{t('infrastructure.how.blocked')}</h3>
          <p>{t('infrastructure.how.blockedText')}</p>
        </div>
        <div className="gis">
          <h3 className="title-m">{t('infrastructure.how.gis')}</h3>
          <p>{t('infrastructure.how.gisText')}</p>
        </div>
        <Drawing name="layers" size={[400, 460]} night label={t('infrastructure.how.gisAlt')} className="layers" />
        <Entries t={t} entries={sheets} className="sheets rows" />
      </div>
    </section>
  )
}
