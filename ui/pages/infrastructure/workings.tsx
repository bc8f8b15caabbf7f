import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { Steps } from '../../parts/entries.tsx'
import { href, type Site, type Text } from '../../site.ts'

const steps = [
  { name: 'infrastructure.how.fix', text: 'infrastructure.how.fixText' },
  { name: 'infrastructure.how.correct', text: 'infrastructure.how.correctText' },
  { name: 'infrastructure.how.grid', text: 'infrastructure.how.gridText' },
] as const satisfies { name: Text; text: Text }[]

/** How it works outdoors: from satellites to the pipe below the street, in section. */
export function Workings({ site }: { site: Site }) {
  const { t, locale } = site

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
          <div>
            <AccuracyGuide site={site} />
            <p>
              <a href={href(locale, 'city', 'map')}>{t('infrastructure.how.gis')}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
