import { Day } from '../../parts/day.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const days = [
  {
    picture: 'corridor-open',
    date: '2026-03-09',
    name: 'capture.compare.open',
    text: 'capture.compare.openText',
    alt: 'capture.compare.openAlt',
  },
  {
    picture: 'corridor-mounted',
    date: '2026-04-20',
    name: 'capture.compare.mounted',
    text: 'capture.compare.mountedText',
    alt: 'capture.compare.mountedAlt',
  },
  {
    picture: 'corridor-closed',
    date: '2026-06-15',
    name: 'capture.compare.closed',
    text: 'capture.compare.closedText',
    alt: 'capture.compare.closedAlt',
  },
] as const satisfies { picture: string; date: string; name: Text; text: Text; alt: Text }[]

/** One wall from one viewpoint, on the three days on which it was recorded. */
export function Days({ site, site: { t, locale } }: { site: Site }) {
  return (
    <div className="days">
      <ol className="strips">
        {days.map(({ picture, date, alt }) => (
          <li key={picture}>
            <Photo site={site} name={picture} alt={t(alt)} strip />
            <p className="night">
              <Day locale={locale} date={date} />
            </p>
          </li>
        ))}
      </ol>
      <dl className="items in-3">
        {days.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
