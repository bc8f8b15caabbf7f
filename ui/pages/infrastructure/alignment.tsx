import { once } from '../../once.ts'

const length = 1440
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

/** A part of the strip, which overlaps its neighbors slightly. */
const part = (i: number) => {
  const [from = 0, to = 0] = [joints[i], joints[i + 1]].map((x, end) => (x ?? 0) + (end ? 9 : -9))
  return `${text([...curve(from, to, -26), ...curve(to, from, 26)])}z`
}

const drawn = once(() => ({
  control: joints
    .slice(1, -1)
    .flatMap((x) => [axis(x, -46), axis(x, 46)])
    .map(([x, y]) => `M${x.toFixed(1)} ${(y - 8).toFixed(1)}l8 14h-16z`)
    .join(''),
  corners: joints
    .slice(0, -1)
    .map((x) => axis(x + 24, 58))
    .map(([x, y]) => `M${x.toFixed(1)} ${(y - 34).toFixed(1)}v34h34m-6-5 6 5-6 5m-33-33 5-6 5 6`)
    .join(''),
  slopes: [-150, -112, 96, 136, 178].map((aside) => text(curve(-80, length + 80, aside))).join(''),
  at: axis(735),
}))

/** A curved alignment in plan, 1440 × 380, in five parts. The part with the person and the next are loaded. */
export function Alignment({ label }: { label: string }) {
  const { control, corners, slopes, at } = drawn()
  const [x, y] = at
  return (
    <svg className="sketch" viewBox={`0 0 ${length} 380`} role="img" aria-label={label}>
      <path strokeWidth={1} strokeOpacity={0.25} d={slopes} />
      {joints.slice(1).map((end, i) => (
        <path key={end} className={i === here || i === here + 1 ? 'model glass' : 'fine solid'} d={part(i)} />
      ))}
      <path className="fine dash" d={text(curve(0, length, 0))} />
      <path d={corners} />
      <path className="mark paper" d={control} />
      <path className="cone" d={`M${x.toFixed(1)} ${y.toFixed(1)}l74-6a74 74 0 0 1-20 52z`} />
      <circle fill="var(--mark)" stroke="var(--sheet)" strokeWidth={2} cx={x} cy={y} r={7} />
    </svg>
  )
}
