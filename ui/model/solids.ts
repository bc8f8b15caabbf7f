import type { Frame } from './frame.ts'
import type { Mesh } from './mesh.ts'
import type { Part } from './parts.ts'
import type { Point } from './shapes.ts'
import { cross, dot } from './vectors.ts'

/** Solid share of each cell of the building, 0 to 255, for ambient light. x runs first, then y, then z. */
export interface Solids {
  cells: Uint8Array<ArrayBuffer>
  counts: Point
  /** Corner of the first cell. */
  low: Point
}

/** Side of a cell in meters. */
export const cell = 0.3

/** Each part fills its box as far as it is solid: a slab wholly, a flight of stairs by half, a bar hardly at all. */
export function solidsOf({ length, depth, height }: Frame, made: readonly { part: Part; mesh: Mesh }[]): Solids {
  const low: Point = [-2, -2, -0.6]
  const counts = [length + 4, depth + 4, height + 3].map((side) => Math.ceil(side / cell)) as unknown as Point
  const share = new Float32Array(counts[0] * counts[1] * counts[2])
  for (const { part, mesh } of made) {
    if (part.trade === 'site') continue
    const [xs, ys, zs] = ([0, 1, 2] as const).map((k) => {
      const [a, b] = [(part.low[k] - low[k]) / cell, (part.high[k] - low[k]) / cell]
      const found: [index: number, share: number][] = []
      for (let i = Math.max(0, Math.floor(a)); i < Math.min(counts[k], b); i++)
        found.push([i, Math.min(b, i + 1) - Math.max(a, i)])
      return found
    }) as [[number, number][], [number, number][], [number, number][]]
    const box = part.high.reduce((product, high, k) => product * (high - (part.low[k] as number)), 1)
    const solid = (255 * volumeOf(mesh)) / box
    for (const [z, dz] of zs)
      for (const [y, dy] of ys) {
        const [row, filled] = [(z * counts[1] + y) * counts[0], dy * dz * solid]
        for (const [x, dx] of xs) (share[row + x] as number) += dx * filled
      }
  }
  return { cells: new Uint8Array(new Uint8ClampedArray(share).buffer), counts, low }
}

/** Of a closed mesh, m³: the tetrahedra between its faces and the origin. */
function volumeOf({ points, faces }: Mesh): number {
  const at = (corner: number | undefined) => points[corner as number] as Point
  let sum = 0
  for (const face of faces)
    for (let i = 2; i < face.length; i++) sum += dot(at(face[0]), cross(at(face[i - 1]), at(face[i])))
  return sum / 6
}
