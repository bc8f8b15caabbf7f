import { facts } from '../../facts.ts'

const side = 20

/** One square a project: all of them, the narrower count in the model's colour. */
export function Projects({ label }: { label: string }) {
  const squares = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => i + from)
      .map((i) => `M${(i % side) * 12 + 2} ${Math.floor(i / side) * 12 + 2}h7v7h-7z`)
      .join('')

  return (
    <svg className="sketch" viewBox="0 0 241 241" role="img" aria-label={label}>
      <path className="model full" d={squares(0, facts.projects)} />
      <path className="quiet" d={squares(facts.projects, facts.projectsInAll)} />
    </svg>
  )
}

/** Two time lines from an issue to its answer: five stops, and what is left of them. */
export function Answer() {
  const width = 264
  const left = (width * (100 - facts.issueResponsePercent)) / 100

  return (
    <svg className="sketch" viewBox="0 0 280 92" aria-hidden="true">
      <path d={`M8 20h${width}M8 12v16m66-16v16m66-16v16m66-16v16m66-16v16`} />
      <path className="model thick" d={`M8 66h${left - 14}`} />
      <circle className="model full" cx={8} cy={66} r={5} />
      <circle className="model full" cx={left - 6} cy={66} r={5} />
      <path className="mark" d={`M${left + 8} 66h${width - left}m0-7v14M${left + 8} 59v14`} />
      <path className="dash" d={`M8 28v32M${left + 8} 28v28`} />
    </svg>
  )
}

/** Days in a row: the mesh of the first is lighter on the second and stands on the slab on the third. */
export function Days() {
  const mesh = Array.from({ length: 7 }, (_, i) => `M14 ${22 + i * 8}h52M${14 + i * 8.67} 22v48`).join('')

  return (
    <svg className="sketch" viewBox="0 0 280 96" aria-hidden="true">
      <path className="mark" d={`M4 88h272M4 82v12${'m92-12v12'.repeat(facts.contentDays - 1)}M276 82v12`} />
      <path d={mesh} />
      <path className="model" d="M108 30h36v24h22v16h-58zM108 54h36v16" />
      <path d="M194 76h74M204 76V14m54 62V14m-60 0h66" />
      <path className="model glass" d="M208 22h46v14h-46zM208 44h46v7h-46z" />
    </svg>
  )
}

/** One turn of the clock from the question to the answer. */
export function Day() {
  const hours = Array.from({ length: 12 }, (_, i) => i * 30)

  return (
    <svg className="sketch" viewBox="0 0 280 120" aria-hidden="true">
      <g transform="translate(62 60)">
        {hours.map((angle) => (
          <path key={angle} d="M0-52v6" transform={`rotate(${angle})`} />
        ))}
        <circle r={54} />
        <path className="model glass" d="M0 0V-40A40 40 0 1 1-28.3-28.3z" />
        <path d="M0 0v-40M0 0l-28.3-28.3" />
      </g>
      <path d="M148 30h56v34h-40l-10 10V64h-6z" />
      <path className="model glass" d="M268 60h-56v34h40l10 10V94h6z" />
    </svg>
  )
}
