import type { Frame } from './frame.ts'
import type { Parameters } from './parameters.ts'
import type { Add } from './primitive.ts'
import { between, box, generator, type Point, pairs, rod } from './shapes.ts'

/** Scaffold at the left, guard rails, starter bars, and formwork of the next bay. */
export function temporary(p: Parameters, f: Frame, add: Add) {
  const random = generator(p.seed + 1)
  scaffolds(p, f, add, random)
  railings(p, f, add)

  const poured = p.poured * p.bay[0]
  for (const [i, x] of f.xs.entries())
    for (const y of f.ys)
      for (const [dx, dy] of bars) {
        const foot = i < p.poured ? f.height - p.slab : f.height
        const [ox, oy] = [(random() - 0.5) * 0.06, (random() - 0.5) * 0.06]
        const end: Point = [x + dx + ox, y + dy + oy, foot + 0.9 + random() * 0.35]
        add('rebar', p.storeys, rod([x + dx, y + dy, foot - 0.1], end, 0.014))
      }

  const [x0, x1] = [poured - p.bay[0] - 0.6, poured - 1.2]
  const floor = f.height - p.storeyHeight
  const deck = f.height - p.slab
  const board = (at: Point, size: Point) => add('formwork', p.storeys, box(at, size), { board: true })
  const width = f.depth + 2 * p.edge
  board([x0, -p.edge - 0.3, deck - 0.03], [x1 - x0, width, 0.03])
  for (const x of between(x0 + 0.2, x1 - 0.1, 0.75)) board([x, -p.edge - 0.4, deck - 0.23], [0.08, width, 0.2])
  for (const y of between(0.4, f.depth, 2.4)) {
    board([x0, y, deck - 0.43], [x1 - x0, 0.08, 0.2])
    for (const x of between(x0 + 0.4, x1, 1.5)) {
      add('formwork', p.storeys, rod([x, y + 0.04, floor], [x, y + 0.04, deck - 0.43], 0.035))
      add('formwork', p.storeys, box([x - 0.1, y - 0.06, floor], [0.2, 0.2, 0.01]))
    }
  }
}

/** Starter bars around a column's center. */
const bars = [
  [-0.18, -0.18],
  [0.18, -0.18],
  [-0.18, 0.18],
  [0.18, 0.18],
  [0, -0.18],
  [0, 0.18],
] as const

/** One scaffold along the front, one along the left side, two lifts per storey. */
function scaffolds(p: Parameters, f: Frame, add: Add, random: () => number) {
  const storeyAt = (z: number) => Math.max(0, Math.min(p.storeys, Math.floor(z / p.storeyHeight)))
  const lift = p.storeyHeight / 2
  const top = f.height + 1.1

  const scaffold = (along: number[], at: (u: number, off: number, z: number) => Point) => {
    const inner = (u: number, z: number) => at(u, 0.25, z)
    const outer = (u: number, z: number) => at(u, 1.05, z)
    const [first = 0, last = 0] = [along[0], along.at(-1)]
    const bar = (s: number, from: Point, to: Point, radius = 0.024) => add('scaffold', s, rod(from, to, radius))
    for (const u of along)
      for (const point of [inner, outer]) {
        bar(0, point(u, -0.05), point(u, top), 0.03)
        bar(0, point(u, -0.05), point(u, 0), 0.09)
      }
    for (let z = lift; z <= f.height + 0.01; z += lift) {
      const s = storeyAt(z)
      bar(s, inner(first, z), inner(last, z))
      for (const rise of [0, 0.5, 1]) bar(s, outer(first, z + rise), outer(last, z + rise))
      for (const u of along) bar(s, inner(u, z), outer(u, z))
      for (const [i, [u, next]] of pairs(along).entries()) {
        const [a, b] = [inner(u + 0.06, z), outer(next - 0.06, z)]
        const low: Point = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), z + 0.025]
        const size: Point = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), 0.05]
        if (random() > 0.06) add('scaffold', s, box(low, size), { board: true })
        if ((i + Math.round(z / lift)) % 2) bar(s, outer(u, z - lift), outer(next, z), 0.022)
      }
    }
  }
  scaffold(between(-0.5, 2 * p.bay[0] - 2, 2.5), (u, off, z) => [u, -p.edge - off, z])
  scaffold(between(0, f.depth + 0.4, 2.6), (u, off, z) => [-p.edge - off, u, z])
}

function railings(p: Parameters, f: Frame, add: Add) {
  const end = f.length + p.edge
  for (let s = 1; s <= p.storeys; s++) {
    const z = s * p.storeyHeight
    const start = s === p.storeys ? p.poured * p.bay[0] - 1 : 2 * p.bay[0] - 2
    for (const y of [-p.edge + 0.08, f.depth + p.edge - 0.08]) {
      for (const x of between(start, end, 2.4)) add('railing', s, rod([x, y, z], [x, y, z + 1.12], 0.022))
      for (const rise of [0.55, 1.1]) add('railing', s, rod([start, y, z + rise], [end, y, z + rise], 0.02))
      add('railing', s, box([start, y - 0.015, z], [end - start, 0.03, 0.15]), { board: true })
    }
  }
}
