import type { Point } from '../model/shapes.ts'
import { clamp } from '../model/vectors.ts'
import { type Choices, narrowest, sides, type View, widest, wrapped } from './choices.ts'
import { eyeHeight, floor, viewpoints } from './viewpoints.ts'

export interface Projection {
  eye: Point
  /** Where the panorama was taken. */
  origin: Point
  /** Columns of the picture plane: to the right and up by half the picture, and forward. */
  right: Point
  up: Point
  forward: Point
  /** Pixels, or null for what is behind the eye. */
  toScreen(point: Point): [x: number, y: number] | null
}

const radians = Math.PI / 180

/** The projection of a picture so large. */
export function projectionOf({ at, turn, tilt, wide, off }: View, width: number, height: number): Projection {
  const [x = 0, y = 0] = viewpoints[at]?.at ?? []
  const origin: Point = [x, y, floor + eyeHeight]
  const eye: Point = [x + off[0], y + off[1], origin[2]]
  const [a, e] = [turn * radians, clamp(tilt, -89, 89) * radians]
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const high = Math.tan((wide / 2) * radians)
  const broad = (high * width) / height
  const forward: Point = [Math.cos(e) * c, Math.cos(e) * s, Math.sin(e)]
  const right: Point = [s * broad, -c * broad, 0]
  const up: Point = [-Math.sin(e) * c * high, -Math.sin(e) * s * high, Math.cos(e) * high]
  return {
    eye,
    origin,
    right,
    up,
    forward,
    toScreen(point) {
      const along = (way: Point) => way.reduce((sum, share, k) => sum + share * ((point[k] ?? 0) - (eye[k] ?? 0)), 0)
      const ahead = along(forward)
      const share = (way: Point, size: number) => along(way) / size / size / ahead
      return ahead > 0.1 ? [((share(right, broad) + 1) / 2) * width, ((1 - share(up, high)) / 2) * height] : null
    },
  }
}

/** Turned by a hand's move in pixels of a picture so high: what was grabbed stays under the hand. */
export function turned(view: View, dx: number, dy: number, height: number): View {
  const degrees = view.wide / height
  const tilt = clamp(view.tilt + dy * degrees, -85, 85)
  return { ...view, turn: wrapped(view.turn + dx * degrees), tilt }
}

/** Nearer by a factor below 1. */
export const zoomed = (view: View, factor: number): View => ({
  ...view,
  wide: clamp(view.wide * factor, narrowest, widest),
})

/** What of the picture belongs to which side, as shares of its width. */
export function parted(choices: Choices) {
  const all = sides(choices)
  const line = all.length > 1 ? choices.line : 1
  return all.map((side, i) => ({ ...side, from: i && line, to: i ? 1 : line }))
}
