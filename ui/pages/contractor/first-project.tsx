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

/** The weeks of a first project, the paid trial, as a bar chart with a row per phase. */
export function FirstProject({ site: { t } }: { site: Site }) {
  return (
    <section className="first-project section wrap columns" id="plan">
      <header>
        <h2>{t('contractor.plan.title')}</h2>
        <p className="lead">{t('contractor.plan.lead')}</p>
      </header>
      <ol className="rows">
        <li className="week-numbers parted" aria-hidden="true">
          <p>
            {Array.from({ length: weeks }, (_, i) => i + 1).map((week) => (
              <span key={week}>{week}</span>
            ))}
          </p>
        </li>
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

/** A phase as a bar on a ruler of weeks. */
function Bar({ from, to }: { from: number; to: number }) {
  const ticks = Array.from({ length: weeks + 1 }, (_, i) => `M${1 + i * 40} 0v120`).join('')

  return (
    <svg className="sketch weeks" viewBox={`0 0 ${weeks * 40 + 2} 120`} preserveAspectRatio="none" aria-hidden="true">
      <path className="hatch" d={ticks} />
      <path
        className="model glass"
        d={`M${1 + (from - 1) * 40} 42h${(to - from + 1) * 40}v36h-${(to - from + 1) * 40}z`}
      />
    </svg>
  )
}
