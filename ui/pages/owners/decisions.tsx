import { Drawing } from '../../parts/drawing.tsx'
import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const questions = [
  { name: 'owners.decide.hospital', text: 'owners.decide.hospitalAsk' },
  { name: 'owners.decide.campus', text: 'owners.decide.campusAsk' },
  { name: 'owners.decide.office', text: 'owners.decide.officeAsk' },
] as const satisfies { name: Text; text: Text }[]

/** Design decisions at full size: open questions of a plan, and the time to an answer. */
export function Decisions({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="decide section raised" id="decide">
      <div className="wrap columns">
        <Drawing name="ward" size={[560, 330]} className="left-6 centered" label={t('owners.decide.alt')} />
        <div className="right-6">
          <h2>{t('owners.decide.title')}</h2>
          <p className="lead">{t('owners.decide.lead')}</p>
          <Entries t={t} entries={questions} className="onward rows" />
          <p className="onward">
            <b>{t('owners.decide.minutes')}</b> {t('owners.decide.minutesText')}{' '}
            <a href={href(locale, 'design')}>{t('owners.decide.link')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
