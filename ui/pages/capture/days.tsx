import { Day } from '../../parts/day.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const days = [
  {
    picture: 'corridor-open',
    date: '2026-03-09',
    state: 'capture.compare.open',
    alt: 'capture.compare.openAlt',
  },
  {
    picture: 'corridor-closed',
    date: '2026-06-15',
    state: 'capture.compare.closed',
    alt: 'capture.compare.closedAlt',
  },
] as const satisfies { picture: string; date: string; state: Text; alt: Text }[]

/** One corridor from one viewpoint: on the first and on the last day on which it was recorded. */
export function Days({ site, site: { t, locale } }: { site: Site }) {
  return (
    <ol className="days">
      {days.map(({ picture, date, state, alt }) => (
        <li key={picture}>
          <Photo site={site} name={picture} alt={t(alt)} half />
          <p className="night">
            <Day locale={locale} date={date} /> · {t(state)}
          </p>
        </li>
      ))}
    </ol>
  )
}
