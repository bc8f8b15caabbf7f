import type { Mesh } from './mesh.ts'
import type { Part } from './parts.ts'
import type { Point } from './shapes.ts'

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

/** All meshes in one set of buffers. `onPart` receives the number of finished parts. */
export function buffersOf(made: readonly { part: Part; mesh: Mesh }[], onPart: (done: number) => void): Buffers {
  const points: number[] = []
  const triangles: number[] = []
  const lines: number[] = []
  const parts = made.map(({ part, mesh }, index): PlacedPart => {
    const first = points.length / 4
    const [firstFace, firstEdge] = [triangles.length, lines.length]
    for (const [x, y, z] of mesh.points)
      points.push(Math.round(x * steps), Math.round(y * steps), Math.round(z * steps), index)
    for (const face of mesh.faces) for (const corner of trianglesOf(mesh.points, face)) triangles.push(first + corner)
    for (const [a, b] of mesh.edges) lines.push(first + a, first + b)
    onPart(index)
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

/** Triangulates a polygon, which may be concave, by cutting off ears. */
export function trianglesOf(points: readonly Point[], face: readonly number[]): number[] {
  const ring = [...face]
  const [u, v] = flatAxes(points, face)
  const at = (corner: number) => points[corner] as Point
  const turn = (a: number, b: number, c: number) =>
    (at(b)[u] - at(a)[u]) * (at(c)[v] - at(a)[v]) - (at(b)[v] - at(a)[v]) * (at(c)[u] - at(a)[u])
  const round =
    Math.sign(ring.reduce((sum, b, i) => sum + turn(ring[0] as number, ring.at(i - 1) as number, b), 0)) || 1
  const found: number[] = []
  for (let i = 0, tries = 0; ring.length > 3 && tries < ring.length; ) {
    const [a, b, c] = [0, 1, 2].map((k) => ring[(i + k) % ring.length]) as [number, number, number]
    const inside = (p: number) => turn(a, b, p) * round > 0 && turn(b, c, p) * round > 0 && turn(c, a, p) * round > 0
    if (turn(a, b, c) * round > 1e-9 && !ring.some((p) => p !== a && p !== b && p !== c && inside(p))) {
      found.push(a, b, c)
      ring.splice((i + 1) % ring.length, 1)
      tries = 0
    } else tries++
    i = (i + 1) % ring.length
  }
  return ring.length === 3 ? [...found, ...ring] : found
}

/** The two axes on whose plane a face has its largest projection. */
function flatAxes(points: readonly Point[], face: readonly number[]): [0 | 1 | 2, 0 | 1 | 2] {
  const normal = [0, 0, 0]
  for (const [i, corner] of face.entries()) {
    const [a, b] = [points[corner] as Point, points[face[(i + 1) % face.length] as number] as Point]
    normal[0] = (normal[0] ?? 0) + (a[1] - b[1]) * (a[2] + b[2])
    normal[1] = (normal[1] ?? 0) + (a[2] - b[2]) * (a[0] + b[0])
    normal[2] = (normal[2] ?? 0) + (a[0] - b[0]) * (a[1] + b[1])
  }
  const [x = 0, y = 0, z = 0] = normal.map(Math.abs)
  if (x >= y && x >= z) return [1, 2]
  return y >= z ? [0, 2] : [0, 1]
}
