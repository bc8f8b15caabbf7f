import type { Point } from './shapes.ts'

/** `a`, and `k` times `b`. */
export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const minus = (a: Point, b: Point): Point => add(a, b, -1)
export const scale = (a: Point, k: number): Point => add([0, 0, 0], a, k)
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** As long as 1 m; what has no length stays without. */
export const unit = (a: Point) => scale(a, 1 / (Math.hypot(...a) || 1))
export const apart = (a: Point, b: Point) => Math.hypot(...minus(a, b))
export const middle = (a: Point, b: Point) => scale(add(a, b), 0.5)

/** The nearest number from `least` to `most`. */
export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
