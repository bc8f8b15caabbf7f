import type { Frame } from '../frame.ts'
import type { Point } from '../shapes.ts'
import { add, clamp, minus, scale, unit } from '../vectors.ts'
import { apply, axesOf, type Matrix, perspective } from './matrix.ts'

/** A viewpoint: around a point, or walking when `distance` is 0 and `at` is the eye. In degrees and meters. */
export interface View {
  /** Direction of the eye around `at`, from x, counter-clockwise from above. */
  turn: number
  /** Elevation of the eye above `at`. */
  tilt: number
  distance: number
  at: Point
}

/** Meters above the floor. */
const eyeHeight = 1.6

/** The view of the poster. */
export function opening({ length, depth, height }: Frame): View {
  return { turn: -53, tilt: -2, distance: 76, at: [length / 2 + 1, depth / 2, height / 2 + 3] }
}

/** A view of the whole exploded building. */
export function apart({ length, height }: Frame, split: 'level' | 'trade' | 'zone'): View {
  if (split === 'level') return { turn: -56, tilt: 6, distance: 118, at: [length / 2, 8, height * 0.92] }
  if (split === 'trade') return { turn: -38, tilt: 24, distance: 168, at: [length / 2, -28, 4] }
  return { turn: -64, tilt: 8, distance: 104, at: [length / 2, 8, height * 0.44] }
}

/** On a floor below the roof, looking along the building. */
export function standing({ levels }: Frame, storey: number): View {
  return {
    turn: 180,
    tilt: -4,
    distance: 0,
    at: [3.5, 4.9, (levels[Math.min(storey, levels.length - 2)] ?? 0) + eyeHeight],
  }
}

/** A place as one sees it who stands nine metres away on the floor below it. */
export function near({ turn }: View, at: Point, { levels }: Frame): View {
  const floor = levels.findLast((level) => level < at[2]) ?? 0
  const rise = clamp((floor + eyeHeight - at[2]) / 9, -0.6, 0.2)
  return { turn, tilt: (Math.asin(rise) * 180) / Math.PI, distance: 9, at }
}

/** Matrices of a view, and conversions between points and the screen. */
export interface Projection {
  matrix: Matrix
  eye: Point
  /** Height of a pixel in meters at a distance of 1 m. */
  pixel: number
  /** Pixels, or null behind the eye. */
  toScreen(point: Point): [x: number, y: number] | null
  /** Direction of the ray through a pixel. */
  toRay(x: number, y: number): Point
}

/** Narrower pictures than this aspect ratio show the same width. */
const shape = 1.5

export function projectionOf(view: View, width: number, height: number): Projection {
  const aspect = width / height
  const walks = view.distance === 0
  const back = directionOf(view)
  const eye = add(view.at, back, view.distance)
  const high = Math.tan(((walks ? 56 : 30) * Math.PI) / 360) * clamp(shape / aspect, 1, walks ? 1 : 2)
  const near = walks ? 0.12 : Math.max(0.3, view.distance / 40)
  const axes = axesOf(back)
  const [right, up] = axes
  const matrix = perspective(eye, axes, high * aspect, high, near, 420)
  return {
    matrix,
    eye,
    pixel: (2 * high) / height,
    toScreen(point) {
      const [x, y, , w] = apply(matrix, [...point, 1]) as [number, number, number, number]
      return w > near ? [((x / w + 1) / 2) * width, ((1 - y / w) / 2) * height] : null
    },
    toRay(x, y) {
      const [u, v] = [((2 * x) / width - 1) * high * aspect, (1 - (2 * y) / height) * high]
      return unit(minus(add(scale(right, u), up, v), back))
    },
  }
}

/** Direction from the target to the eye. */
export function directionOf({ turn, tilt }: View): Point {
  const [a, e] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  return [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)]
}

/** Turns the view by a drag in pixels. */
export function turned(view: View, dx: number, dy: number): View {
  const walks = view.distance === 0
  const speed = walks ? -0.14 : 0.32
  const tilt = view.tilt + dy * speed * 0.7
  const [least, most] = walks ? [-60, 60] : [-4, 88]
  return { ...view, turn: wrapped(view.turn - dx * speed), tilt: clamp(tilt, least, most) }
}

/** Moves nearer by a factor; when walking, forward. */
export function zoomed(view: View, factor: number, frame: Frame): View {
  if (view.distance === 0) return stepped(view, -4.5 * Math.log(factor), frame)
  return { ...view, distance: clamp(view.distance * factor, 4, 220) }
}

/** Moves the view along the screen, in pixels. */
export function panned(view: View, dx: number, dy: number, pixel: number, frame: Frame): View {
  if (view.distance === 0) return turned(view, dx, dy)
  const back = directionOf(view)
  const [right, up] = axesOf(back)
  const size = pixel * view.distance
  return inside({ ...view, at: add(add(view.at, right, -dx * size), up, dy * size) }, frame)
}

/** Walks so many metres forward, at the same height. */
const stepped = (view: View, forward: number, frame: Frame): View =>
  inside({ ...view, at: add(view.at, directionOf({ ...view, tilt: 0 }), -forward) }, frame)

function inside(view: View, { length, depth, height }: Frame): View {
  const [x, y, z] = view.at
  return { ...view, at: [clamp(x, -30, length + 30), clamp(y, -30, depth + 30), clamp(z, 0, height + 12)] }
}

/** A view between two others, the shorter way round. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    turn: wrapped(from.turn + wrapped(to.turn - from.turn) * share),
    tilt: mix(from.tilt, to.tilt),
    distance: mix(from.distance, to.distance),
    at: add(from.at, minus(to.at, from.at), share),
  }
}

const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The view after an arrow key, in its direction: turned, or a step of 0.8 m forward or back. */
export function moved(view: View, x: number, y: number, frame: Frame): View {
  const walks = view.distance === 0
  return walks && y ? stepped(view, y * 0.8, frame) : turned(view, x * (walks ? -41 : 24), y * 24)
}
