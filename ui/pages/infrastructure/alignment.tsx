import { lettering } from '../../drafting.ts'
import { once } from '../../once.ts'

const length = 1440
/** Meters of the alignment per unit, and the unit of its station zero. */
const [metre, zero] = [1.5, 40]
const joints = [40, 330, 590, 860, 1120, 1400]
const here = 2

/** The axis at `x`, offset sideways by `aside`. */
function axis(x: number, aside = 0): [x: number, y: number] {
  const y = 190 + 92 * Math.sin(x / 205) * Math.exp(-((x - 640) ** 2) / 900_000)
  const ahead = 190 + 92 * Math.sin((x + 1) / 205) * Math.exp(-((x - 639) ** 2) / 900_000)
  const run = Math.hypot(1, ahead - y)
  return [x - (aside * (ahead - y)) / run, y + aside / run]
}

function curve(from: number, to: number, aside: number): [x: number, y: number][] {
  const count = Math.ceil(Math.abs(to - from) / 18)
  return Array.from({ length: count + 1 }, (_, i) => axis(from + ((to - from) * i) / count, aside))
}

const text = (points: [x: number, y: number][]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

/** A part of the strip, which overlaps its neighbors slightly; the last one is open at its end. */
const part = (i: number) => {
  const [from = 0, to = 0] = [joints[i], joints[i + 1]].map((x, end) => (x ?? 0) + (end ? 9 : -9))
  const open = i === joints.length - 2
  return open
    ? text([...curve(to, from, -26), ...curve(from, to, 26)])
    : `${text([...curve(from, to, -26), ...curve(to, from, 26)])}z`
}

/** A line across the strip with a zigzag: it goes on. */
const brokenAt = (x: number) => zigzag.map(([along, aside]) => axis(x + along, aside))
const zigzag = [
  [0, -38],
  [0, -7],
  [-8, -4],
  [8, 4],
  [0, 7],
  [0, 38],
] as const

const drawn = once(() => ({
  control: joints
    .slice(1, -1)
    .flatMap((x) => [axis(x - 26, -46), axis(x - 26, 46)])
    .map(([x, y]) => `M${x.toFixed(1)} ${(y - 8).toFixed(1)}l8 14h-16zM${x.toFixed(1)} ${(y + 1).toFixed(1)}v.1`)
    .join(''),
  corners: joints
    .slice(0, -1)
    .map((x) => axis(x + 24, 76))
    .map(
      ([x, y]) =>
        `M${x.toFixed(1)} ${(y - 26).toFixed(1)}v26h26m-6-5 6 5-6 5m-25-25 5-6 5 6${lettering('E', [x + 36, y + 7], { height: 14 })}${lettering('N', [x - 12, y - 12], { height: 14 })}`,
    )
    .join(''),
  stations: joints
    .slice(1, -1)
    .map((x) => {
      const [[u, v], [p, q]] = [axis(x, -30), axis(x, -78)]
      const at = Math.round((x - zero) * metre)
      const name = `${Math.floor(at / 1000)}+${String(at % 1000).padStart(3, '0')}`
      return `M${u.toFixed(1)} ${v.toFixed(1)}L${p.toFixed(1)} ${q.toFixed(1)}${lettering(name, [p < u ? p - 6 : p + 6, q + 13], { height: 15, anchor: p < u ? 'end' : 'start' })}`
    })
    .join(''),
  end: text(brokenAt((joints.at(-1) ?? 0) + 9)),
  at: axis(735),
}))

/** A curved alignment in plan, 1440 × 380, in five parts with their stations. The part with the person and the next are loaded. */
export function Alignment({ label }: { label: string }) {
  const { control, corners, stations, end, at } = drawn()
  const [x, y] = at
  return (
    <svg className="sketch" viewBox={`0 0 ${length} 380`} role="img" aria-label={label}>
      {joints.slice(1).map((joint, i) => (
        <path key={joint} className={i === here || i === here + 1 ? 'model glass' : 'fine solid'} d={part(i)} />
      ))}
      <path className="fine dash" d={text(curve(0, length, 0))} />
      <path d={end} />
      <path d={corners} />
      <path className="mark paper" d={control} />
      <path className="mark figures" d={stations} />
      <path className="cone" d={`M${x.toFixed(1)} ${y.toFixed(1)}l74-6a74 74 0 0 1-20 52z`} />
      <circle fill="var(--mark)" stroke="var(--sheet)" strokeWidth={2} cx={x} cy={y} r={7} />
    </svg>
  )
}
