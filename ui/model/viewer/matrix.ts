import type { Point } from '../shapes.ts'
import { cross, dot, unit } from '../vectors.ts'

/** A 4 × 4 matrix in column order, as in WebGL. */
export type Matrix = readonly number[]

/** Right, up and back of a view, z up. `back` has the length 1 and points away from what is seen. */
export function axesOf(back: Point): readonly [right: Point, up: Point, back: Point] {
  const right = unit(cross([0, 0, 1], back))
  return [right, cross(back, right), back]
}

type Axes = ReturnType<typeof axesOf>

/** `wide` and `high`: tangents of half the angles of view. */
export function perspective(
  eye: Point,
  [right, up, back]: Axes,
  wide: number,
  high: number,
  near: number,
  far: number,
) {
  const k = 1 / (near - far)
  return matrixOf(eye, [right, 1 / wide], [up, 1 / high], [back, (far + near) * k, 2 * far * near * k], [back, -1])
}

/** A parallel view of what is at most `reach` metres from the eye. */
export const parallel = (eye: Point, [right, up, back]: Axes, reach: number) =>
  matrixOf(eye, [right, 1 / reach], [up, 1 / reach], [back, -0.5 / reach], [back, 0, 1])

/** Each row gives a point's distance from the eye along an axis, times a number, plus another. */
const matrixOf = (eye: Point, ...rows: (readonly [axis: Point, by: number, plus?: number])[]): Matrix =>
  [0, 1, 2, 3].flatMap((k) =>
    rows.map(([axis, by, plus = 0]) => (axis[k] ?? -dot(axis, eye)) * by + (k < 3 ? 0 : plus)),
  )

/** Four numbers times a matrix. */
export const apply = (m: Matrix, by: readonly number[]) =>
  [0, 1, 2, 3].map((row) => by.reduce((sum, value, k) => sum + (m[k * 4 + row] as number) * value, 0))
