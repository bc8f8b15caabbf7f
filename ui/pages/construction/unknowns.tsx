/** The room that hangs on the line: its corner nearest the back, and its size. */
const [[x, y, z], [w, d, h]] = [
  [0, 0, 75],
  [110, 70, 50],
] as const
const [X, Y, Z] = [x + w, y + d, z + h]
const faces = {
  top: `${path([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z])}z`,
  front: `${path([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z])}z`,
  side: `${path([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z])}z`,
  detail:
    [x + w / 3, x + (2 * w) / 3].map((at) => path([at, Y, z], [at, Y, Z])).join('') +
    path([X, y + d / 2, z], [X, y + d / 2, Z]),
}
const rows = [-60, -20, 20, 60, 100, 140, 180]
const grid = [
  ...rows.map((at) => path([at, -60, 0], [at, 140, 0])),
  ...rows.slice(0, 6).map((at) => path([-60, at, 0], [180, at, 0])),
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
      <g className="model" strokeWidth={1.1}>
        {Object.entries(faces).map(([face, d]) => (
          <path
            key={face}
            fill={`color-mix(in srgb, var(--model) ${face === 'side' ? 30 : 14}%, var(--sheet))`}
            d={d}
          />
        ))}
      </g>
      <path d="M17.3-175v95" />
      <path className="full" d="M17.3 45l-7-15q0-5 4-7v-4h6v4q4 2 4 7z" />
      {arrows.map((d) => (
        <path key={d} className="mark thick" d={d} />
      ))}
    </svg>
  )
}

/** Points in space as a path on the sheet: x runs to the lower right, y to the lower left, z up. */
function path(...points: readonly (readonly [number, number, number])[]): string {
  const flat = points.map(([x, y, z]) => `${round((x - y) * 0.866)} ${round((x + y) / 2 - z)}`)
  return `M${flat.join('L')}`
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
