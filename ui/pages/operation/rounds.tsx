import { Drawing } from '../../parts/drawing.tsx'
import { Legend } from '../../parts/legend.tsx'
import type { Site } from '../../site.ts'

const circle = 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0'
const signs = [
  { sign: 'mark thick', d: circle, name: 'operation.rounds.alarm', text: 'operation.rounds.alarmText' },
  { sign: 'thick', d: circle, name: 'operation.rounds.stop', text: 'operation.rounds.stopText' },
  { sign: 'mark dash', d: circle, name: 'operation.rounds.gap', text: 'operation.rounds.gapText' },
] as const

/** Alarms and inspection rounds: a floor plan and what its signs mean. */
export function Rounds({ site: { t } }: { site: Site }) {
  return (
    <section className="rounds section" id="rounds">
      <div className="wrap columns">
        <h2>{t('operation.rounds.title')}</h2>
        <Drawing name="plan-rounds" size={[640, 500]} label={t('operation.rounds.alt')} className="left-7" />
        <Legend t={t} box="0 0 24 24" entries={signs} className="right-5 centered rows tight legend" />
      </div>
    </section>
  )
}
