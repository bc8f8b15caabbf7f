import { lettering } from '../../drafting.ts'
import { Person } from '../../parts/person.tsx'

/** Units of the sheet per meter, from the height of a person. */
const metre = 47
const figure = (length: number, x: number, y: number) =>
  lettering(`${Math.round((10 * length) / metre) * 100}`, [x, y], { height: 13 })

/** A bare floor with a modeled ward at full size: two positions of a wall, and a bed that must pass. */
export function Room({ label }: { label: string }) {
  return (
    <svg className="sketch left-6" viewBox="0 0 560 330" role="img" aria-label={label}>
      <path d="M20 30h520v20H20zM20 50v226M540 50v226M0 276h560" />
      <path className="quiet" d={Array.from({ length: 42 }, (_, i) => `M${24 + i * 12.2} 50l10-20`).join('')} />
      <path className="model glass" d="M306 96h14v180h-14z" />
      <path className="model dash" d="M382 96h14v180h-14z" />
      <path className="model" d="M150 96h390M150 96v6h390" />
      <path className="mark" d="M314 78h74M320 72v20m62-20v20" />

      {/* The bed and its clear width. */}
      <path className="model glass" d="M414 236h108v12H414z" />
      <path className="model" d="M414 236v-26m108 26v-18m-98 18v-8h30l8 8m-34 12v20m84-20v20" />
      <circle className="model" cx={428} cy={272} r={4} />
      <circle className="model" cx={512} cy={272} r={4} />
      <path className="mark" d="M314 316h232M320 282v40m220-40v40" />
      <path className="mark thick" d="m316 82 8-8m54 8 8-8m-70 246 8-8m212 8 8-8" />
      <path className="mark figures" d={figure(220, 430, 312) + figure(62, 351, 72)} />

      <path className="model dash" d="M140 219 306 96M140 219l166 57" />
      <Person x={118} y={276} />
      <Person x={66} y={276} up />
    </svg>
  )
}
