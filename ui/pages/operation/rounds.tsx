import { Drawing } from '../../parts/drawing.tsx'
import { Entries, type Entry } from '../../parts/entries.tsx'
import { Fold } from '../../parts/fold.tsx'
import type { Site } from '../../site.ts'

const alarm: Entry[] = [
  { name: 'operation.rounds.limit', text: 'operation.rounds.limitText' },
  { name: 'operation.rounds.order', text: 'operation.rounds.orderText' },
  { name: 'operation.rounds.close', text: 'operation.rounds.closeText' },
]
const round: Entry[] = [
  { name: 'operation.rounds.route', text: 'operation.rounds.routeText' },
  { name: 'operation.rounds.stop', text: 'operation.rounds.stopText' },
  { name: 'operation.rounds.gap', text: 'operation.rounds.gapText' },
]

/** Alarms and inspection rounds, beside a floor plan. */
export function Rounds({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="rounds section" id="rounds">
      <div className="wrap columns">
        <h2>{t('operation.rounds.title')}</h2>
        <Drawing name="plan-rounds" size={[640, 500]} label={t('operation.rounds.alt')} className="left-7" />
        <div className="right-5 centered">
          <Fold title={t('operation.rounds.alarm')}>
            <Entries t={t} entries={alarm} className="rows tight pairs" />
          </Fold>
          <Fold title={t('operation.rounds.round')}>
            <Entries t={t} entries={round} className="rows tight pairs" />
          </Fold>
        </div>
      </div>
    </section>
  )
}
