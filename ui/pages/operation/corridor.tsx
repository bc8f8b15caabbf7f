import { Person } from '../../parts/person.tsx'

const width = 1200
const hatch = Array.from({ length: 61 }, (_, i) => `M${i * 20} 40l20-28`).join('')
const panels = Array.from({ length: 16 }, (_, i) => `M${i * 76 + 30} 196v8`).join('')
const hangers = Array.from({ length: 15 }, (_, i) => `M${i * 80 + 40} 40v156`).join('')
const left = 300
const right = 1130

/** A corridor in long section: what the tablet sees above the closed ceiling is model, the rest is hidden. */
export function Corridor({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox={`0 0 ${width} 420`} role="img" aria-label={label}>
      <path className="hatch" d={hatch} />
      <path d={`M0 12h${width}M0 40h${width}`} />
      <path className="hatch" d={hangers} />
      <path className="quiet dash" d={`M0 62h${left}M0 112h${left}M${right} 62H${width}M${right} 112H${width}`} />
      <path className="quiet dash" d={`M0 140h${left}M0 158h${left}M${right} 140H${width}M${right} 158H${width}`} />
      <path className="model glass" d={`M${left} 62H${right}v50H${left}z`} />
      <path className="model" d="M420 62v50m8-50v50M680 62v50m8-50v50M940 62v50m8-50v50" />
      <path className="model glass" d={`M${left} 140H${right}v18H${left}z`} />
      <path className="model" d="M520 134v30m6-30v30M860 134v30m6-30v30M700 158v22m-22 0h44" />
      <circle className="model full" cx={760} cy={140} r={5} />
      <path className="model paper" d="M990 132h8l14 17 14-17h8v34h-8l-14-17-14 17h-8z" />
      <path className="model" d="M1012 149v-21m-15 0h30" />
      <path className="model dash" d={`M236 292 ${left} 46M236 292 ${right} 172`} />
      <path className="solid" d={`M0 196h${width}v8H0z`} />
      <path d={panels} />
      <path className="mark veil thick" d="M968 191h76v18h-76z" />
      <path d="M24 396V250h66v146M34 320h6" />
      <path className="model" d="M112 268h26v26h-26zM118 274h6v6h-6zM128 284h5v5h-5z" />
      <path d="m958 396 40-150h16l40 150m-90-24h84m-78-24h72m-66-24h60m-54-24h48m-42-24h36" />
      <Person x={210} y={396} scale={1.3} up />
      <path className="thick" d={`M0 396h${width}`} />
    </svg>
  )
}
