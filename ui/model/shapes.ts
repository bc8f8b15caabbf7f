/** In meters: x along the long front, y in depth, z up. */
export type Point = readonly [x: number, y: number, z: number]
export type Flat = readonly [u: number, v: number]

export interface Box {
  kind: 'box'
  /** The lowest corner. */
  at: Point
  size: Point
}
/** Round; `bend` is the radius of its center line at corners. */
export interface Tube {
  kind: 'tube'
  path: readonly Point[]
  radius: number
  bend: number
}
/** Rectangular, with a flange every `joint` meters. */
export interface Duct {
  kind: 'duct'
  path: readonly Point[]
  width: number
  height: number
  bend: number
  joint: number
}
/**
 * An outline in (y, z), (x, z) or (x, y), extruded along the axis. `holes` are u0, v0, u1, v1 and need a rectangular
 * outline.
 */
export interface Prism {
  kind: 'prism'
  axis: 'x' | 'y' | 'z'
  outline: readonly Flat[]
  from: number
  to: number
  holes?: readonly (readonly [number, number, number, number])[]
}
export type Shape = Box | Tube | Duct | Prism

export const box = (at: Point, size: Point): Box => ({ kind: 'box', at, size })
export const tube = (path: readonly Point[], radius: number, bend = 0): Tube => ({ kind: 'tube', path, radius, bend })
export const rod = (from: Point, to: Point, radius: number) => tube([from, to], radius)
export const duct = (width: number, height: number, joint: number, from: Point, to: Point): Duct => ({
  kind: 'duct',
  path: [from, to],
  width,
  height,
  bend: 0,
  joint,
})
export const prism = (axis: Prism['axis'], outline: readonly Flat[], from: number, to: number): Prism => ({
  kind: 'prism',
  axis,
  outline,
  from,
  to,
})
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Flat[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

/** 0, step, 2 step …: `count` values after the first. */
export const grid = (count: number, step: number) => Array.from({ length: count + 1 }, (_, i) => i * step)

/** Evenly spaced positions from a to b, at most `step` apart. */
export function between(a: number, b: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((b - a) / step - 1e-6))
  return grid(count, 1).map((i) => a + ((b - a) * i) / count)
}

/** Pairs of neighbors in a list. */
export function pairs<T>(list: readonly T[]): [T, T][] {
  return list.slice(1).map((next, i) => [list[i] as T, next])
}

/** Mulberry32, so that a seed gives the same building everywhere. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
