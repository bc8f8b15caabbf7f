import { type Attributes, building, extent, frame, type Layer, type Primitive, zoneEnds } from './building.ts'
import { cut } from './cut.ts'
import type { Frame } from './frame.ts'
import { type Mesh, mesh } from './mesh.ts'
import type { Parameters } from './parameters.ts'
import type { Point } from './shapes.ts'
import { apart } from './vectors.ts'

/** A part for lists and viewer: what it is, where, and its size. */
export interface Part extends Attributes {
  /** Name on the plan: `C 3/B` at grid lines 3 and B, or `D 2.07`, the seventh duct of level 2. */
  number: string
  low: Point
  high: Point
  /** In meters: diameter and length of round parts, otherwise width, depth or height, and length. */
  size: readonly number[]
}

/** Longer parts are cut where a zone ends. */
const longest = 8

/** Few sides, because a rod on the screen is a line. */
const fewSides = (radius: number) => (radius > 0.05 ? 12 : radius > 0.03 ? 8 : radius > 0.012 ? 5 : 3)

/** The parts of the building with their meshes, cut where zones end. */
export function parts(given: Partial<Parameters>): { part: Part; mesh: Mesh; primitive: Primitive }[] {
  const f = frame(given)
  const counts: Record<string, number> = {}
  return building(given)
    .flatMap((primitive) => (primitive.trade === 'site' ? [primitive] : pieces(f, primitive)))
    .map((primitive) => {
      const made = mesh(primitive, fewSides)
      const box = bounds(made.points)
      const { id, layer, storey, trade, zone, work, built } = primitive
      const number = numberOf(f, primitive, box, counts)
      const part: Part = { id, layer, storey, trade, zone, work, built, number, size: sizeOf(primitive, box), ...box }
      return { part, mesh: made, primitive }
    })
}

function pieces(f: Frame, primitive: Primitive): Primitive[] {
  const [low, high] = extent(primitive)
  if (high - low < longest) return [primitive]
  const found: Primitive[] = []
  let rest = [primitive]
  for (const [zone, end] of [...zoneEnds(f), Number.POSITIVE_INFINITY].entries()) {
    const { before, after } = cut(rest, end)
    for (const piece of before) found.push({ ...piece, id: `${primitive.id}${'abc'[zone]}`, zone })
    rest = after
  }
  return found
}

const codes: Record<Layer, string> = {
  slab: 'S',
  column: 'C',
  beam: 'B',
  core: 'W',
  stair: 'F',
  duct: 'D',
  pipe: 'P',
  tray: 'T',
  sprinkler: 'K',
  hanger: 'H',
  ahu: 'U',
  scaffold: 'A',
  railing: 'G',
  rebar: 'R',
  formwork: 'M',
  crane: 'X',
}

function numberOf(f: Frame, { layer, storey }: Primitive, { low, high }: Bounds, counts: Record<string, number>) {
  const code = codes[layer]
  if (layer === 'column' || layer === 'beam') return `${code} ${gridPlace(f, low, high)}`
  const key = `${code} ${storey + 1}`
  counts[key] = (counts[key] ?? 0) + 1
  return `${key}.${String(counts[key]).padStart(2, '0')}`
}

/** `3/B`, or `3/A–B` and `3–4/A` for parts that span a bay. */
export function gridPlace(f: Frame, low: Point, high: Point): string {
  const name = (lines: number[], from: number, to: number, label: (line: number) => string) => {
    const [a, b] = [nearest(lines, from), nearest(lines, to)]
    return a === b ? label(a) : `${label(a)}–${label(b)}`
  }
  const x = name(f.xs, low[0], high[0], (line) => `${line + 1}`)
  return `${x}/${name(f.ys, low[1], high[1], letter)}`
}

export const letter = (line: number) => String.fromCharCode(65 + line)

const nearest = (lines: number[], at: number) =>
  lines.reduce((best, line, i) => (Math.abs(line - at) < Math.abs((lines[best] ?? 0) - at) ? i : best), 0)

function sizeOf(primitive: Primitive, { low, high }: Bounds): number[] {
  if (primitive.kind === 'box' || primitive.kind === 'prism') return low.map((value, k) => (high[k] ?? 0) - value)
  const length = primitive.path.reduce((sum, at, i, path) => sum + apart(at, path[i - 1] ?? at), 0)
  return primitive.kind === 'tube' ? [2 * primitive.radius, length] : [primitive.width, primitive.height, length]
}

interface Bounds {
  low: Point
  high: Point
}

function bounds(points: readonly Point[]): Bounds {
  const side = (pick: (...values: number[]) => number, k: 0 | 1 | 2) => pick(...points.map((at) => at[k]))
  const corner = (pick: (...values: number[]) => number): Point => [side(pick, 0), side(pick, 1), side(pick, 2)]
  return { low: corner(Math.min), high: corner(Math.max) }
}
