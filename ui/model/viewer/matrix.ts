import type { Point } from '../shapes.ts'

/** A 4 × 4 matrix in column order, as in WebGL. */
export type Matrix = Float32Array<ArrayBuffer>

export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const minus = (a: Point, b: Point): Point => add(a, b, -1)
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** The view from an eye to a point, z up. */
export function lookAt(eye: Point, to: Point): Matrix {
  const back = unit(minus(eye, to))
  const right = unit(cross([0, 0, 1], back))
  const up = cross(back, right)
  const row = (k: 0 | 1 | 2) => [right[k], up[k], back[k], 0]
  return new Float32Array([...row(0), ...row(1), ...row(2), -dot(right, eye), -dot(up, eye), -dot(back, eye), 1])
}

/** `high`: tangent of half the vertical angle of view. */
export function perspective(high: number, aspect: number, near: number, far: number): Matrix {
  const f = 1 / high
  const k = 1 / (near - far)
  return new Float32Array([f / aspect, 0, 0, 0, 0, f, 0, 0, 0, 0, (far + near) * k, -1, 0, 0, 2 * far * near * k, 0])
}

/** A parallel projection of everything within `reach` meters of its center. */
export function parallel(reach: number): Matrix {
  const k = 1 / reach
  return new Float32Array([k, 0, 0, 0, 0, k, 0, 0, 0, 0, -k / 2, 0, 0, 0, 0, 1])
}

export function times(a: Matrix, b: Matrix): Matrix {
  const out = new Float32Array(16)
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += (a[k * 4 + row] ?? 0) * (b[column * 4 + k] ?? 0)
      out[column * 4 + row] = sum
    }
  return out
}

/** A point times a matrix, with w. */
export function apply(m: Matrix, [x, y, z]: Point): [x: number, y: number, z: number, w: number] {
  const row = (k: number) => (m[k] ?? 0) * x + (m[k + 4] ?? 0) * y + (m[k + 8] ?? 0) * z + (m[k + 12] ?? 0)
  return [row(0), row(1), row(2), row(3)]
}
