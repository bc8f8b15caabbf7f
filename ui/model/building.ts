import { crane } from './crane.ts'
import { type Frame, frame } from './frame.ts'
import { type Parameters, parametersOf } from './parameters.ts'
import type { Add, Attributes, Primitive, Trade } from './primitive.ts'
import { services } from './services.ts'
import type { Shape } from './shapes.ts'
import { structure } from './structure.ts'
import { temporary } from './temporary.ts'

export { frame } from './frame.ts'
export { standard } from './parameters.ts'
export { type Attributes, type Layer, type Primitive, type Trade, trades } from './primitive.ts'

/**
 * The building of all pictures and drawings, as a plain list of primitives. The origin is the ground-floor level at the
 * first column, the front is y = 0; storey s has its floor at z = s × storeyHeight. Throws a RangeError for a parameter
 * out of range (ui/model/parameters.ts).
 */
export function building(given: Partial<Parameters> = {}): Primitive[] {
  const p = parametersOf(given)
  const f = frame(p)
  const list: Primitive[] = []
  const counts: Record<string, number> = {}
  const adder =
    (trade: Trade, built: boolean): Add =>
    (layer, storey, shape, more = {}) => {
      const key = `${layer}-${storey}`
      counts[key] = (counts[key] ?? 0) + 1
      const attributes = { layer, storey, trade, built, ...more }
      const id = `${key}-${counts[key]}`
      list.push({ ...attributes, id, zone: zoneOf(f, shape), work: workOf(p, attributes), ...shape })
    }
  structure(p, f, adder('structure', true))
  services(p, f, adder('ventilation', false))
  temporary(p, f, adder('temporary', true))
  crane(p, f, adder('site', true))
  return list
}

/** Ends of the zones in meters along the front: a third of the bays each, with the core in the middle. */
export function zoneEnds({ xs }: Frame): number[] {
  const bays = xs.length - 1
  return [Math.floor(bays / 3), Math.ceil((2 * bays) / 3)].map((line) => xs[line] ?? 0)
}

/** Parts on the line between two zones, and the bars of its columns, belong to the first. */
function zoneOf(f: Frame, shape: Shape): number {
  const [low, high] = extent(shape)
  return zoneEnds(f).filter((end) => (low + high) / 2 > end + 0.3).length
}

/** Smallest and largest x of a shape's lines. */
export function extent(shape: Shape): [number, number] {
  if (shape.kind === 'box') return [shape.at[0], shape.at[0] + shape.size[0]]
  if (shape.kind === 'prism' && shape.axis === 'x') return [shape.from, shape.to]
  const xs = (shape.kind === 'prism' ? shape.outline : shape.path).map(([x]) => x)
  return [Math.min(...xs), Math.max(...xs)]
}

function workOf({ storeys }: Parameters, { layer, storey, trade, built }: Omit<Attributes, 'id' | 'zone' | 'work'>) {
  const half = Math.ceil(storeys / 2)
  const last = layer === 'scaffold' || layer === 'railing' || trade === 'site' ? 2 : 1
  if (trade === 'temporary' || trade === 'site') return [storey > half ? 1 : 0, last] as const
  if (trade !== 'structure' || !built) return [2, 2] as const
  return [storey > half ? 1 : 0, 2] as const
}
