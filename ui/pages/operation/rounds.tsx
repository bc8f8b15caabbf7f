import { Drawing } from '../../parts/drawing.tsx'
import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

interface Step {
  name: Text
  text: Text
}

const alarm: Step[] = [
  { name: 'operation.rounds.limit', text: 'operation.rounds.limitText' },
  { name: 'operation.rounds.order', text: 'operation.rounds.orderText' },
  { name: 'operation.rounds.close', text: 'operation.rounds.closeText' },
]
const round: Step[] = [
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
          <Steps site={site} name="operation.rounds.alarm" steps={alarm} />
          <Steps site={site} name="operation.rounds.round" steps={round} />
        </div>
      </div>
    </section>
  )
}

function Steps({ site: { t }, name, steps }: { site: Site; name: Text; steps: Step[] }) {
  return (
    <Fold title={t(name)}>
      <dl className="rows tight pairs">
        {steps.map((step) => (
          <div key={step.name}>
            <dt>{t(step.name)}</dt>
            <dd>{t(step.text)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
