import { type Box, Boxes, path } from './boxes.tsx'

const room: Box = { at: [0, 0, 75], size: [110, 70, 50], model: true, lines: [2, 1, 0] }
const rows = [-60, -20, 20, 60, 100, 140, 180]
const grid = [
  ...rows.map((x) => path([x, -60, 0], [x, 140, 0])),
  ...rows.slice(0, 6).map((y) => path([-60, y, 0], [180, y, 0])),
].join('')
const arrows = [
  path([112, 35, 0], [170, 35, 0]) + path([158, 28, 0], [170, 35, 0], [158, 42, 0]),
  path([55, 74, 0], [55, 124, 0]) + path([48, 112, 0], [55, 124, 0], [62, 112, 0]),
  `${path([150, -30, 0], [150, -30, 84])}M149-12l7-12 7 12`,
  'M-19-104A38 16 0 1 1 44-96M57-99l-14 3 2-13',
]

/** A model on a plumb line: its vertical is known, the arrows are not. */
export function Unknowns({ label }: { label: string }) {
  return (
    <svg className="sketch unknowns right-5" viewBox="-185 -175 400 345" role="img" aria-label={label}>
      <path className="hatch" d={grid} />
      <ellipse cx={17.3} cy={45} rx={16} ry={9} />
      <path d="M17.3 0v18" />
      <Boxes boxes={[room]} />
      <path d="M17.3-175v95" />
      <path className="full" d="M17.3 45l-7-15q0-5 4-7v-4h6v4q4 2 4 7z" />
      {arrows.map((d) => (
        <path key={d} className="mark thick" d={d} />
      ))}
    </svg>
  )
}
