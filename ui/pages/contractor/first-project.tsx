import { facts } from '../../facts.ts'
import type { Site, Text } from '../../site.ts'

const weeks = Math.round((facts.pocMonths * 52) / 12)

const phases = [
  { from: 1, to: 1, title: 'contractor.plan.send', text: 'contractor.plan.sendText' },
  { from: 2, to: 3, title: 'contractor.plan.place', text: 'contractor.plan.placeText' },
  { from: 4, to: 8, title: 'contractor.plan.use', text: 'contractor.plan.useText' },
  { from: 9, to: 12, title: 'contractor.plan.compare', text: 'contractor.plan.compareText' },
  { from: weeks, to: weeks, title: 'contractor.plan.decide', text: 'contractor.plan.decideText' },
] as const satisfies { from: number; to: number; title: Text; text: Text }[]

/** The weeks of a first project, the paid trial, as a bar chart: with a row per phase, on phones above them. */
export function FirstProject({ site: { t } }: { site: Site }) {
  return (
    <section className="first-project section wrap columns" id="plan">
      <header>
        <h2>{t('contractor.plan.title')}</h2>
        <p className="lead">{t('contractor.plan.lead')}</p>
      </header>
      <Chart />
      <ol className="rows numbered">
        {phases.map(({ from, to, title, text }) => (
          <li key={title} className="parted">
            <p className="when">
              {from === to ? t('contractor.plan.week', { week: from }) : t('contractor.plan.weeks', { from, to })}
            </p>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
            <Bar from={from} to={to} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** All phases by their numbers, each a bar below its weeks. */
function Chart() {
  const week = 350 / weeks

  return (
    <svg className="sketch trial" viewBox="0 0 350 140" aria-hidden="true">
      {Array.from({ length: weeks }, (_, i) => i + 1).map((number) => (
        <text key={number} x={(number - 0.5) * week} y="12">
          {number}
        </text>
      ))}
      <path className="hatch" d={phases.map((_, i) => `M0 ${33 + i * 24}h350`).join('')} />
      {phases.map(({ from, to, title }, i) => {
        const [x, wide] = [(from - 1) * week + 1, (to - from + 1) * week - 2]
        return (
          <g key={title}>
            <path className="paper" d={`M${x} ${24 + i * 24}h${wide}v18h-${wide}z`} />
            <path className="model glass" d={`M${x} ${24 + i * 24}h${wide}v18h-${wide}z`} />
            <text x={x + wide / 2} y={37 + i * 24}>
              {i + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A phase as a bar on a scale of weeks. */
function Bar({ from, to }: { from: number; to: number }) {
  const bar = `M${1 + (from - 1) * 40} 2h${(to - from + 1) * 40}v16h-${(to - from + 1) * 40}z`

  return (
    <svg className="sketch weeks" viewBox={`0 0 ${weeks * 40 + 2} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="hatch"
        d={`M1 10h${weeks * 40}${Array.from({ length: weeks + 1 }, (_, i) => `M${1 + i * 40} 6v8`).join('')}`}
      />
      <path className="paper" d={bar} />
      <path className="model glass" d={bar} />
    </svg>
  )
}
