import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const questions = [
  {
    drawing: 'hospital',
    size: [1440, 460],
    narrow: [390, 214],
    name: 'owners.decide.hospital',
    ask: 'owners.decide.hospitalAsk',
    text: 'owners.decide.hospitalText',
    alt: 'owners.decide.hospitalAlt',
  },
  {
    drawing: 'campus',
    size: [584, 308],
    narrow: [350, 192],
    name: 'owners.decide.campus',
    ask: 'owners.decide.campusAsk',
    text: 'owners.decide.campusText',
    alt: 'owners.decide.campusAlt',
  },
  {
    drawing: 'office',
    size: [584, 308],
    narrow: [350, 192],
    name: 'owners.decide.office',
    ask: 'owners.decide.officeAsk',
    text: 'owners.decide.officeText',
    alt: 'owners.decide.officeAlt',
  },
] as const satisfies {
  drawing: string
  size: [number, number]
  narrow: [number, number]
  name: Text
  ask: Text
  text: Text
  alt: Text
}[]

/**
 * Design decisions at full size: open questions of a plan, each below its room in section, the first across the window; and
 * the time to an answer.
 */
export function Decisions({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="decide section" id="decide">
      <div className="wrap">
        <header className="beside">
          <h2>{t('owners.decide.title')}</h2>
          <p className="lead">{t('owners.decide.lead')}</p>
        </header>
        <dl className="rows">
          {questions.map(({ drawing, size, narrow, name, ask, text, alt }) => (
            <div key={drawing}>
              <dt>{t(name)}</dt>
              <dd>
                {t(ask)}
                <p>{t(text)}</p>
              </dd>
              <dd>
                <Drawing name={`decide-${drawing}`} size={size} narrow={narrow} label={t(alt)} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <b>{t('owners.decide.minutes')}</b> {t('owners.decide.minutesText')}{' '}
          <a href={href(locale, 'design')}>{t('owners.decide.link')}</a>
        </p>
      </div>
    </section>
  )
}
