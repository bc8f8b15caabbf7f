import { once } from '../../once.ts'

type Point = readonly [x: number, y: number, z: number]

const near = 1.2
const far = 15
const bays = [4, 6, 8.4, 11.6]

/** A corridor from one viewpoint at eye level, 400 × 300: bare, with services, and closed. */
export function Corridor({ day, label }: { day: 'open' | 'mounted' | 'closed'; label: string }) {
  const { shell, beams, hangers, services, joints, tiles } = drawn()
  return (
    <svg className="sketch" viewBox="0 0 400 300" role="img" aria-label={label}>
      <path className="ground" d={ring([-2, 0, near], [2, 0, near], [2, 0, far], [-2, 0, far])} />
      <path d={shell} />
      {day !== 'closed' && <path className="fine" d={beams} />}
      {day === 'open' && <path d={hangers} />}
      {day === 'mounted' && (
        <>
          <path className="fine" d={hangers} />
          <path className="paper" d={services} />
          <path className="fine" d={joints} />
        </>
      )}
      {day === 'closed' && (
        <>
          <path
            className="paper"
            d={ring([-2, ceiling, near], [2, ceiling, near], [2, ceiling, far], [-2, ceiling, far])}
          />
          <path className="fine" d={tiles} />
          <path className="model glass" d={services} />
          <path className="model fine" d={joints} />
        </>
      )}
      <path className="mark" d="M200 164v24m-12-12h24" />
    </svg>
  )
}

function at([x, y, z]: Point): string {
  return `${Math.round(200 + (240 * x) / z)} ${Math.round(176 - (240 * (y - 1.5)) / z)}`
}
function line(...points: Point[]): string {
  return `M${points.map(at).join('L')}`
}
function ring(...points: Point[]): string {
  return `${line(...points)}z`
}
/** A straight run along the corridor: its underside, its inner side and its open end. */
function run(left: number, right: number, bottom: number, top: number, start: number): string {
  const side = left < 0 ? right : left
  return (
    ring([left, bottom, start], [right, bottom, start], [right, bottom, far], [left, bottom, far]) +
    ring([side, bottom, start], [side, top, start], [side, top, far], [side, bottom, far]) +
    ring([left, bottom, start], [right, bottom, start], [right, top, start], [left, top, start])
  )
}
/** A hanger from the slab at `z`: two rods and a bar. */
function hanger(left: number, right: number, bottom: number, z: number): string {
  return line([left, slab, z], [left, bottom, z], [right, bottom, z], [right, slab, z])
}

const slab = 3.5
const ceiling = 2.4
const door = (x: number, z: number) => line([x, 0, z], [x, 2.1, z], [x, 2.1, z + 1], [x, 0, z + 1])
const drawn = once(() => ({
  shell:
    [-2, 2].map((x) => line([x, 0, near], [x, 0, far]) + line([x, slab, near], [x, slab, far])).join('') +
    ring([-2, 0, far], [2, 0, far], [2, slab, far], [-2, slab, far]) +
    door(-2, 4) +
    door(-2, 7.5) +
    door(2, 5.2) +
    door(2, 9.5),
  beams: bays
    .map(
      (z) => line([-2, slab, z], [-2, 3.2, z], [2, 3.2, z], [2, slab, z]) + line([-2, 3.2, z + 0.4], [2, 3.2, z + 0.4]),
    )
    .join(''),
  hangers: [3.4, 4.6, 6.4, 8.8, 12].map((z) => hanger(-1.4, -0.2, 2.5, z) + hanger(0.6, 1.6, 2.7, z)).join(''),
  services: run(-1.35, -0.25, 2.53, 3, 3.1) + run(1.15, 1.5, 2.73, 2.9, 3.7) + run(0.7, 0.92, 2.73, 2.95, 2.8),
  joints: [4, 5, 6.4, 8.2, 10.8].map((z) => line([-1.35, 2.53, z], [-0.25, 2.53, z], [-0.25, 3, z])).join(''),
  tiles:
    [-1, 0, 1].map((x) => line([x, ceiling, near], [x, ceiling, far])).join('') +
    [2.4, 3, 3.8, 4.8, 6.2, 8.2, 11].map((z) => line([-2, ceiling, z], [2, ceiling, z])).join(''),
}))
