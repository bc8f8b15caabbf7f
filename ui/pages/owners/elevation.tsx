import { axisNumber, lettering } from '../../drafting.ts'

const bays = 6
const floors = 6
/** Built bays of each floor, from the ground up. */
const standing = [6, 6, 5, 3, 1, 0]

const storeys = Array.from({ length: floors }, (_, i) =>
  lettering(axisNumber(i), [24, 348 - i * 56], { height: 14 }),
).join('')

const cell = (bay: number, floor: number) => `M${60 + bay * 62} ${366 - floor * 56}h54v-48h-54z`
const cells = Array.from({ length: bays * floors }, (_, i) => ({ bay: i % bays, floor: Math.floor(i / bays) }))
const off = cell(2, 1)
const built = cells.filter(({ bay, floor }) => bay < (standing[floor] ?? 0) && cell(bay, floor) !== off)
const planned = cells.filter(({ bay, floor }) => bay >= (standing[floor] ?? 0))
const paths = (list: typeof cells) => list.map(({ bay, floor }) => cell(bay, floor)).join('')

/** A growing building: built bays, modeled bays, and one that the model does not have. */
export function Elevation({ label }: { label: string }) {
  return (
    <svg className="sketch right-6" viewBox="0 0 480 420" role="img" aria-label={label}>
      <path d="M10 374h460" />
      <path className="quiet" d={Array.from({ length: 38 }, (_, i) => `M${14 + i * 12} 374l-8 12`).join('')} />
      <path className="model glass" d={paths(planned)} />
      <path className="solid" d={paths(built)} />
      <path className="model glass" d={off} />
      <path className="wrong" d={off} transform="translate(11 -8)" />
      <circle className="mark thick" cx={216} cy={282} r={44} />
      <path className="mark dash" d="M44 374V30M44 374h-4" />
      <path className="mark" d={Array.from({ length: floors + 1 }, (_, i) => `M38 ${370 - i * 56}h12`).join('')} />
      <path className="mark figures" d={storeys} />
    </svg>
  )
}

/** A defect: its place on the plan, its picture, and its component. */
export function Defect({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 480 150" role="img" aria-label={label}>
      <path d="M8 20h124v110H8zM8 76h56V20M64 76v20m0 14v20m0-54h40m14 0h14" />
      <path className="mark full" d="M98 116c-12-16-14-20-14-26a14 14 0 0 1 28 0c0 6-2 10-14 26" />
      <path className="mark dash" d="M112 90h62" />
      <path d="M178 20h124v110H178zM178 52l40 24v54m-40-2 40-24m0-28h84M218 104h84" />
      <path className="solid" d="M232 40h56v22h-56zM240 20v20m40-20v20" />
      <circle className="mark" cx={260} cy={51} r={26} />
      <path className="mark dash" d="M286 51h62" />
      <path className="model glass" d="M362 70h72v44h-72zM362 70l24-18h72l-24 18zM434 70l24-18v44l-24 18z" />
      <path className="mark" d="M362 122v14m72-14v14m-72-7h72" />
    </svg>
  )
}
