import type { Primitive } from './building.ts'
import type { Frame } from './frame.ts'
import type { Point } from './shapes.ts'

/** Solid share of each cell of the building, 0 to 255, for ambient light. x runs first, then y, then z. */
export interface Solids {
  cells: Uint8Array<ArrayBuffer>
  counts: Point
  /** Corner of the first cell. */
  low: Point
}

/** Side of a cell in meters. */
export const cell = 0.3

export function solidsOf(f: Frame, primitives: readonly Primitive[]): Solids {
  const low: Point = [-2, -2, -0.6]
  const counts: Point = [count(f.length + 4), count(f.depth + 4), count(f.height + 3)]
  const share = new Float32Array(counts[0] * counts[1] * counts[2])
  const fill = (from: Point, to: Point, weight: number) => {
    const range = (k: 0 | 1 | 2) => {
      const [a, b] = [(from[k] - low[k]) / cell, (to[k] - low[k]) / cell]
      const found: [index: number, part: number][] = []
      for (let i = Math.max(0, Math.floor(a)); i < Math.min(counts[k], Math.ceil(b)); i++)
        found.push([i, Math.min(b, i + 1) - Math.max(a, i)])
      return found
    }
    const [xs, ys, zs] = [range(0), range(1), range(2)]
    for (const [z, dz] of zs)
      for (const [y, dy] of ys)
        for (const [x, dx] of xs) {
          const at = (z * counts[1] + y) * counts[0] + x
          share[at] = (share[at] ?? 0) + dx * dy * dz * weight
        }
  }
  for (const primitive of primitives) {
    const { kind, layer } = primitive
    if (['hanger', 'crane', 'rebar', 'scaffold', 'railing'].includes(layer)) continue
    if (kind === 'box') {
      const { at, size } = primitive
      fill(at, [at[0] + size[0], at[1] + size[1], at[2] + size[2]], 1)
    } else if (kind === 'prism') {
      const { axis, outline, from, to, holes = [] } = primitive
      const place = (u: number, v: number, w: number): Point =>
        axis === 'x' ? [w, u, v] : axis === 'y' ? [u, w, v] : [u, v, w]
      const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)]
      const weight = layer === 'stair' || layer === 'tray' ? 0.4 : 1
      fill(place(Math.min(...us), Math.min(...vs), from), place(Math.max(...us), Math.max(...vs), to), weight)
      for (const [u0, v0, u1, v1] of holes) fill(place(u0, v0, from), place(u1, v1, to), -1)
    } else {
      const [wide, high] =
        kind === 'tube' ? [primitive.radius, primitive.radius] : [primitive.width / 2, primitive.height / 2]
      for (const [i, b] of primitive.path.entries()) {
        const a = primitive.path[i - 1]
        if (!a || wide < 0.04) continue
        // A duct has its width across its run, and nothing added along it.
        const [x, y, z] = [Math.abs(b[0] - a[0]) > 0.1 ? 0 : wide, Math.abs(b[1] - a[1]) > 0.1 ? 0 : wide, high]
        const lift = Math.abs(b[2] - a[2]) > 0.1 ? 0 : z
        fill(
          [Math.min(a[0], b[0]) - x, Math.min(a[1], b[1]) - y, Math.min(a[2], b[2]) - lift],
          [Math.max(a[0], b[0]) + x, Math.max(a[1], b[1]) + y, Math.max(a[2], b[2]) + lift],
          1,
        )
      }
    }
  }
  return { cells: Uint8Array.from(share, (value) => Math.max(0, Math.min(255, value * 255))), counts, low }
}

const count = (length: number) => Math.ceil(length / cell)
