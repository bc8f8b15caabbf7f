import { Drawing } from '../../parts/drawing.tsx'
import { type Entry, Steps } from '../../parts/entries.tsx'
import type { Site } from '../../site.ts'

const without: Entry[] = [
  { name: 'operation.change.alarm', text: 'operation.change.alarmText' },
  { name: 'operation.change.archive', text: 'operation.change.archiveText' },
  { name: 'operation.change.colleague', text: 'operation.change.colleagueText' },
  { name: 'operation.change.ceiling', text: 'operation.change.ceilingText' },
  { name: 'operation.change.valve', text: 'operation.change.valveText' },
]
const withModel: Entry[] = [
  { name: 'operation.change.alarm', text: 'operation.change.placedText' },
  { name: 'operation.change.valve', text: 'operation.change.foundText' },
]

/** What changes: the way from an alarm to its valve through a building, before and after; on phones the first as a line of points. */
export function Change({ site: { t } }: { site: Site }) {
  return (
    <section className="change section" id="change">
      <div className="wrap">
        <h2>{t('operation.change.title')}</h2>
        <div className="way">
          <h3 className="eyebrow">{t('operation.change.without')}</h3>
          <Drawing name="alarm-without" size={[1200, 206]} />
          <Steps t={t} entries={without} heading="h4" />
        </div>
        <div className="way short">
          <h3 className="eyebrow">{t('operation.change.with')}</h3>
          <Drawing name="alarm-with" size={[480, 206]} narrow={[480, 232]} />
          <strong className="story-figure">{t('operation.change.fewer')}</strong>
          <Steps t={t} entries={withModel} heading="h4" />
        </div>
      </div>
    </section>
  )
}
