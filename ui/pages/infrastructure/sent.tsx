import { lettering, level } from '../../drafting.ts'
import { once } from '../../once.ts'

/** What a project sends us about a stretch, 264 × 160: its grid, its control, its alignment, or its records. */
export function Sent({ of }: { of: keyof typeof drawings }) {
  const Drawn = drawings[of]
  return (
    <svg className="sketch" viewBox="0 0 264 160" aria-hidden="true">
      <Drawn />
    </svg>
  )
}

const drawings = { grid: Grid, control: Control, alignment: Alignment, records: Records }

const written = once(() => ({
  axes: lettering('N', [24, 16], { height: 11 }) + lettering('E', [190, 140], { height: 11 }),
  zero: lettering(level(0), [252, 92], { height: 11, anchor: 'end' }),
  points: [
    ['1', '4 021.750', '12.480'],
    ['2', '4 133.208', '12.615'],
    ['3', '4 254.900', '12.702'],
  ]
    .flatMap((row, i) =>
      row.map((text, j) =>
        lettering(text, [[76, 166, 228][j] ?? 0, 51.5 + i * 36], { height: 11, anchor: j ? 'end' : 'start' }),
      ),
    )
    .join(''),
  stations: ['0+435', '0+825']
    .map((text, i) => lettering(text, i ? [182, 30] : [64, 60], { height: 11, anchor: i ? 'middle' : 'end' }))
    .join(''),
  depth: lettering(level(-1.8), [126, 44], { height: 11, anchor: 'start' }),
}))

/** The axes of the survey grid, a point in it, and the datum of heights. */
function Grid() {
  return (
    <>
      <path className="fine" d="M24 98H172M24 66H172M24 34H172M62 24V130M100 24V130M138 24V130" />
      <path d="M24 130V24M20 32l4-8 4 8M24 130H180M172 126l8 4-8 4" />
      <path className="mark dash" d="M24 52H120V130" />
      <path className="mark paper" d="M114 52a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
      <path d={written().axes} />
      <path className="mark figures" d={`M200 98H256M208 98l6 9 6-9z${written().zero}`} />
      <path d="M204 108H256" />
      <path className="hatch" d="M206 118l10-10m4 10 10-10m4 10 10-10" />
    </>
  )
}

/** Three control points with their targets, numbers and heights. */
function Control() {
  return (
    <>
      <path className="paper" d="M20 28H244V136H20z" />
      <path className="fine" d="M20 64H244M20 100H244" />
      {[46, 82, 118].map((y) => (
        <g key={y} className="mark" transform={`translate(44 ${y})`}>
          <circle r={9} />
          <path className="full" stroke="none" d="M0 0V-9A9 9 0 0 1 9 0zM0 0V9A9 9 0 0 1-9 0z" />
        </g>
      ))}
      <path className="figures" d={written().points} />
    </>
  )
}

/** A curve in plan with two stations, and its profile below. */
function Alignment() {
  return (
    <>
      <path className="model glass" d="M8 84C70 84 92 36 148 36S220 62 256 62V80C220 80 200 54 148 54S80 102 8 102z" />
      <path className="fine dash" d="M8 93C72 93 92 45 148 45S220 71 256 71" />
      <path className="mark figures" d={`M68 68v38M182 36v38${written().stations}`} />
      <path className="quiet" d="M8 144H256M8 126H256" />
      <path className="model" d="M8 140C60 140 90 120 140 122S220 136 256 132" />
    </>
  )
}

/** Lines below a street in plan: surveyed, detected, and known from archives, with the depth of one. */
function Records() {
  return (
    <>
      <path d="M8 28H256M8 144H256" />
      <path className="fine" d="M8 36H256M8 136H256" />
      <path className="model thick" d="M8 64H96L140 96H256" />
      <path className="model thick dash" d="M8 112H256" />
      <path className="model thick dots" d="M196 28V144" />
      <path className="model paper" d="M88 64a8 8 0 1 0 16 0 8 8 0 1 0-16 0M188 96a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
      <path className="mark figures" d={`M102 59l18-10h56${written().depth}`} />
    </>
  )
}
