import type { Frame } from './frame.ts'
import type { Parameters } from './parameters.ts'
import type { Add, Layer, Trade } from './primitive.ts'
import { between, box, duct, type Flat, generator, type Point, prism, rod, type Shape, tube } from './shapes.ts'

/** Meters above the floor, at different heights so that nothing clashes. */
const height = { main: 3.02, branch: 3.06, pipe: 2.6, tray: 2.78, sprinkler: 3.262 }
/** Depth and radius of the pipes along the front bay. */
const pipes = [
  [3.3, 0.08],
  [3.62, 0.08],
  [3.9, 0.055],
  [4.16, 0.055],
] as const

/** Ducts, pipes, trays and sprinklers with their hangers. */
export function services(p: Parameters, f: Frame, add: Add) {
  const random = generator(p.seed)
  const [x0, x1] = [0.9, f.length - 0.9]
  const [sx0, sy0, sx1] = f.shaft

  for (let s = 0; s < p.storeys; s++) {
    const z = s * p.storeyHeight
    const put = (layer: Layer, trade: Trade, shape: Shape, more = {}) => add(layer, s, shape, { trade, ...more })
    const rods = (trade: Trade, xs: number[], ya: number, yb: number, above: number) => {
      const low = z + above
      for (const x of xs) {
        for (const y of [ya, yb]) put('hanger', trade, rod([x, y, low], [x, y, z + p.storeyHeight - p.slab], 0.008))
        put('hanger', trade, box([x - 0.02, ya - 0.04, low - 0.03], [0.04, yb - ya + 0.08, 0.03]))
      }
    }
    const air = (shape: Shape) => put('duct', 'ventilation', shape)
    /** A pipe along the front from `x` to `toX`. */
    const along = (x: number, toX: number, y: number, above: number, radius: number): Shape =>
      rod([x, y, z + above], [toX, y, z + above], radius)
    const head = (x: number, y: number, from: number, to: number, radius: number, more = {}) =>
      put('sprinkler', 'sprinklers', rod([x, y, z + from], [x, y, z + to], radius), more)

    const main = z + height.main
    air(duct(0.9, 0.4, 1.5, [x0, 5.5, main], [x1, 5.5, main]))
    air(duct(0.9, 0.4, 1.5, [sx1 - 0.6, 5.95, main], [sx1 - 0.6, sy0 + 0.3, main]))
    for (const x of f.xs.slice(0, -1).flatMap((at) => [at + 2.1, at + 5.6])) {
      air(rod([x, 5.05, z + height.branch], [x, 2.05, z + height.branch], 0.14))
      air(box([x - 0.3, 1.45, z + 2.86], [0.6, 0.6, 0.3]))
      air(box([x - 0.36, 1.39, z + 2.82], [0.72, 0.72, 0.04]))
    }
    rods('ventilation', between(x0 + 0.7, x1 - 0.5, 2.5), 4.98, 6.02, 2.82)

    for (const [i, [y, radius]] of pipes.entries()) {
      put('pipe', 'piping', along(x0 + i * 0.3, x1 - i * 0.3, y, height.pipe, radius))
      const at = sx0 + 0.3 + i * 0.42
      const riser: Point[] = [
        [at, y, z + height.pipe],
        [at, sy0 + 0.5, z + height.pipe],
        [at, sy0 + 0.5, z + height.pipe + 0.5],
      ]
      put('pipe', 'piping', tube(riser, radius, 0.24))
    }
    rods('piping', between(x0 + 1.3, x1 - 0.4, 2.5), 3.1, 4.32, height.pipe - 0.085)

    put('tray', 'electrical', tray(x0, x1, 6.65, z + height.tray, 0.4))
    put('tray', 'electrical', tray(x0 + 2, x1 - 2, 7.15, z + height.tray, 0.2))
    rods('electrical', between(x0 + 0.2, x1, 2.5), 6.4, 7.3, height.tray)

    put('sprinkler', 'sprinklers', along(x0, x1, 0.7, height.sprinkler - 0.08, 0.045))
    for (const x of between(1.6, f.length - 1, 3.1)) {
      put('sprinkler', 'sprinklers', rod([x, 0.7, z + height.sprinkler], [x, 7.4, z + height.sprinkler], 0.021))
      for (const y of [2.75, 4.6, 6.25]) {
        head(x, y, height.sprinkler, 2.62, 0.016)
        head(x, y, 2.62, 2.57, 0.035, { head: true })
      }
    }

    // Behind the middle axis the runs end at the core.
    const back = z + height.main + (s === p.clash ? 0.28 : 0)
    for (const [a, b] of [
      [x0, f.core[0] - 0.3],
      [sx1 + 0.5, x1],
    ] as const) {
      air(duct(0.7, 0.35, 1.5, [a, 10.2, back], [b, 10.2, back]))
      for (const y of [11.3, 11.55]) put('pipe', 'piping', along(a, b, y, height.pipe + 0.2, 0.06))
      for (const x of between(a + 1.4 + random() * 0.4, b - 1.6, 3.75)) {
        put('ahu', 'ventilation', box([x, 12.2, z + 2.72], [1.3, 0.75, 0.36]))
        air(duct(0.5, 0.25, 9, [x + 0.65, 12.95, z + 2.9], [x + 0.65, 14.4, z + 2.9]))
      }
    }
  }

  // Risers through every storey, and the plant on the roof.
  const [shaft, roof] = [sx1 - 0.6, f.height]
  const fan = (p.bays[0] - 1) * p.bay[0]
  const plant = { trade: 'ventilation' } as const
  for (const [i, [, radius]] of pipes.entries()) {
    const x = sx0 + 0.3 + i * 0.42
    add('pipe', 0, rod([x, sy0 + 0.5, 0.2], [x, sy0 + 0.5, roof + 0.9], radius * 1.2), { trade: 'piping' })
  }
  add('duct', 0, duct(0.8, 0.7, 1.3, [shaft, sy0 + 0.7, 0.4], [shaft, sy0 + 0.7, roof + 1.1]), plant)
  for (const x of [fan - 2.6, fan + 2.2]) {
    add('ahu', p.storeys, box([x, 9.2, roof + 0.4], [3.9, 2.3, 2.1]), plant)
    add('ahu', p.storeys, box([x + 0.15, 9.35, roof], [3.6, 2, 0.4]), plant)
  }
  add('duct', p.storeys, duct(0.9, 0.7, 1.3, [shaft, 10.1, roof + 1.4], [fan - 2.6, 10.1, roof + 1.4]), plant)
}

const tray = (x0: number, x1: number, y: number, z: number, wide: number) =>
  prism(
    'x',
    sheet.map(([u, v]): Flat => [y + (u * wide) / 2, z + v]),
    x0,
    x1,
  )
/** Section of a tray, in half widths and meters. */
const sheet = [
  [-1, 0],
  [1, 0],
  [1, 0.08],
  [0.97, 0.08],
  [0.97, 0.01],
  [-0.97, 0.01],
  [-0.97, 0.08],
  [-1, 0.08],
] as const
