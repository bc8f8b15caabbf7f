import type { Mesh } from './mesh.ts'
import type { Part } from './parts.ts'
import type { Point } from './shapes.ts'
import { add, cross, dot, minus } from './vectors.ts'

/** Steps of a stored coordinate per meter: 16 bits reach 64 m either way. */
export const steps = 512

/** A part with its place in the buffers. */
export interface PlacedPart extends Part {
  /** First index and count, in `triangles` and in `lines`. */
  faces: readonly [first: number, count: number]
  edges: readonly [first: number, count: number]
}

export interface Buffers {
  /** x, y and z in steps, and the index of the part. */
  points: Int16Array<ArrayBuffer>
  triangles: Uint32Array<ArrayBuffer>
  lines: Uint32Array<ArrayBuffer>
  parts: PlacedPart[]
}

/** All meshes as one set of buffers. */
export function buffersOf(made: readonly { part: Part; mesh: Mesh }[]): Buffers {
  const points: number[] = []
  const triangles: number[] = []
  const lines: number[] = []
  const parts = made.map(({ part, mesh }, index): PlacedPart => {
    const first = points.length / 4
    const [firstFace, firstEdge] = [triangles.length, lines.length]
    for (const point of mesh.points) {
      for (const metres of point) points.push(Math.round(metres * steps))
      points.push(index)
    }
    for (const face of mesh.faces) for (const corner of trianglesOf(mesh.points, face)) triangles.push(first + corner)
    for (const [a, b] of mesh.edges) lines.push(first + a, first + b)
    return {
      ...part,
      faces: [firstFace, triangles.length - firstFace],
      edges: [firstEdge, lines.length - firstEdge],
    }
  })
  return {
    points: new Int16Array(points),
    triangles: new Uint32Array(triangles),
    lines: new Uint32Array(lines),
    parts,
  }
}

/** Triangulates a polygon, which may be concave where it has more than four corners, by cutting off ears. */
export function trianglesOf(points: readonly Point[], face: readonly number[]): number[] {
  const ring = [...face]
  // Nearly all faces are these, and looking for ears takes most of the time.
  if (ring.length === 4) return [...ring.slice(1), ...ring.toSpliced(2, 1)]
  const at = (corner: number) => points[corner] as Point
  const normal = ring.reduce<Point>((sum, b, i) => add(sum, cross(at(ring.at(i - 1) as number), at(b))), [0, 0, 0])
  const turn = (a: number, b: number, c: number) => dot(cross(minus(at(b), at(a)), minus(at(c), at(a))), normal)
  const found: number[] = []
  for (let i = 0, tries = 0; ring.length > 3 && tries++ < ring.length; i = (i + 1) % ring.length) {
    const [a, b, c] = [0, 1, 2].map((k) => ring[(i + k) % ring.length]) as [number, number, number]
    const inside = (p: number) => turn(a, b, p) > 0 && turn(b, c, p) > 0 && turn(c, a, p) > 0
    if (turn(a, b, c) <= 1e-9 || ring.some((p) => p !== a && p !== b && p !== c && inside(p))) continue
    found.push(a, b, c)
    ring.splice((i + 1) % ring.length, 1)
    tries = 0
  }
  return ring.length === 3 ? [...found, ...ring] : found
}
