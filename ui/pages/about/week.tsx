import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const days = [
  { place: 'desk', name: 'about.week.monday', text: 'about.week.mondayText' },
  { place: 'site', name: 'about.week.tuesday', text: 'about.week.tuesdayText' },
  { place: 'site', name: 'about.week.wednesday', text: 'about.week.wednesdayText' },
  { place: 'desk', name: 'about.week.thursday', text: 'about.week.thursdayText' },
  { place: 'desk', name: 'about.week.friday', text: 'about.week.fridayText' },
] as const satisfies { place: 'desk' | 'site'; name: Text; text: Text }[]

const places = { desk: 'about.week.desk', site: 'about.week.site' } as const satisfies Record<string, Text>

/** Five days below five bays of one storey: offices and site. */
export function Week({ site: { t } }: { site: Site }) {
  return (
    <section className="week section night">
      <div className="wrap">
        <header>
          <h2>{t('about.week.title')}</h2>
          <p className="lead">{t('about.week.lead')}</p>
        </header>
        <div className="days">
          <Drawing name="week" size={[1200, 248]} label={t('about.week.alt')} surface="night" />
          <ol className="stops">
            {days.map(({ place, name, text }) => (
              <li key={name} className={place}>
                <div>
                  <p className="when">{t(places[place])}</p>
                  <h3>{t(name)}</h3>
                  <p>{t(text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
