import { facts } from '../../facts.ts'
import { Legend } from '../../parts/legend.tsx'
import type { Site, Text } from '../../site.ts'

const dot = 'M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0'
const entries = [
  { sign: 'thick', d: 'M7 6v12M17 6v12', name: 'company.count.clients', text: 'company.count.clientsText' },
  { sign: 'thick', d: dot, name: 'company.count.whole', text: 'company.count.wholeText' },
  { sign: 'full', d: dot, name: 'company.count.narrow', text: 'company.count.narrowText' },
] as const satisfies { sign: string; d: string; name: Text; text: Text }[]

const counts = { ticks: facts.clients, dots: facts.projectsInAll, inner: facts.projects }

/** Clients as ticks of a graduated circle, projects as dots inside it. */
export function Count({ site: { t } }: { site: Site }) {
  return (
    <section className="count section tinted" id="count">
      <div className="wrap columns">
        <header className="right-5">
          <h2>{t('company.count.title')}</h2>
          <p className="lead">{t('company.count.lead')}</p>
        </header>
        <Circle label={t('company.count.alt', counts)} />
        <Legend t={t} box="0 0 24 24" entries={entries} className="rows right-5" />
      </div>
    </section>
  )
}

function Circle({ label }: { label: string }) {
  return (
    <svg className="sketch circle left-7" viewBox="-600 -600 1200 1200" role="img" aria-label={label}>
      <circle strokeWidth={28} strokeDasharray="0.26 0.74" strokeLinecap="butt" r={572} pathLength={facts.clients} />
      <circle
        strokeWidth={56}
        strokeDasharray="0.03 0.97"
        strokeLinecap="butt"
        r={560}
        pathLength={facts.clients / 10}
      />
      <circle r={524} />
      <path className="mark" strokeWidth={6} d="M0-524v-76M-524 0h-76M524 0h76M0 524v76" />
      <g strokeWidth={19} strokeDasharray="0.001 0.999">
        {rings(facts.projects, facts.projectsInAll)}
        <g stroke="var(--tint)" strokeWidth={13}>
          {rings(facts.projects, facts.projectsInAll)}
        </g>
        {rings(0, facts.projects)}
      </g>
    </svg>
  )
}

/** Dots of a count from one number to another, in rings around the center, about equally spaced. */
function rings(from: number, to: number) {
  const ringOf = (count: number) => Math.round(12 * Math.sqrt(count / facts.projectsInAll))
  const [first, last] = [ringOf(from), ringOf(to)]
  const upTo = (ring: number) => from + Math.round(((to - from) * (ring ** 2 - first ** 2)) / (last ** 2 - first ** 2))

  return Array.from({ length: last - first }, (_, i) => first + i).map((ring) => (
    <circle
      key={ring}
      r={(ring + 0.5) * 41}
      pathLength={upTo(ring + 1) - upTo(ring)}
      transform={`rotate(${ring * 47})`}
    />
  ))
}
