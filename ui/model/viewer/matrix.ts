import type { Point } from '../shapes.ts'
import { cross, dot, unit } from '../vectors.ts'

/** A 4 × 4 matrix in column order, as in WebGL. */
export type Matrix = readonly number[]

/** The view from an eye, z up. `back` has the length 1 and points away from what is seen. */
export function lookAt(eye: Point, back: Point): Matrix {
  const right = unit(cross([0, 0, 1], back))
  const axes = [right, cross(back, right), back]
  return [0, 1, 2, 3].flatMap((k) =>
    k < 3 ? [...axes.map((axis) => axis[k] as number), 0] : [...axes.map((axis) => -dot(axis, eye)), 1],
  )
}

/** `high`: tangent of half the vertical angle of view. */
export function perspective(high: number, aspect: number, near: number, far: number): Matrix {
  const k = 1 / (near - far)
  return [1 / high / aspect, 0, 0, 0, 0, 1 / high, 0, 0, 0, 0, (far + near) * k, -1, 0, 0, 2 * far * near * k, 0]
}

/** A parallel view of what is at most `reach` metres from its middle. */
export function parallel(reach: number): Matrix {
  const k = 1 / reach
  return [k, 0, 0, 0, 0, k, 0, 0, 0, 0, -k / 2, 0, 0, 0, 0, 1]
}

export const times = (a: Matrix, b: Matrix): Matrix => [0, 4, 8, 12].flatMap((at) => apply(a, b.slice(at, at + 4)))

/** Four numbers times a matrix. */
export const apply = (m: Matrix, by: readonly number[]) =>
  [0, 1, 2, 3].map((row) => by.reduce((sum, value, k) => sum + (m[k * 4 + row] as number) * value, 0))
