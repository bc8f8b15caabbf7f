import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { Entries, Steps } from '../../parts/entries.tsx'
import { Photo } from '../../parts/photo.tsx'
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

/** How it works outdoors: a trench that goes on as model, from satellites to the pipe, and from the map to the component. */
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
        <Photo
          site={site}
          name="trench"
          alt={t('infrastructure.how.alt')}
          third
          sizes="(min-width: 768px) 600px, 100vw"
        />
        <div className="steps left-6 centered">
          <Steps t={t} entries={steps} className="items numbered" />
          <p className="note">{t('infrastructure.how.blocked')}</p>
        </div>
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
