import type { Frame } from './frame.ts'
import type { Point } from './shapes.ts'
import type { Choices } from './state.ts'
import { add, middle } from './vectors.ts'
import type { View } from './viewer/camera.ts'

/** A way of positioning, as shown on the model: lines, known points, and a viewpoint. */
export interface Shown {
  /** Sight lines. */
  sights: readonly (readonly [Point, Point])[]
  /** Outlines of device, code and receiver. */
  outlines: readonly (readonly Point[])[]
  /** Points known in the model. */
  known: readonly Point[]
  view: View
}

export function shownBy(method: NonNullable<Choices['method']>, { xs, length, depth }: Frame): Shown {
  const column = xs[2] ?? 0
  if (method === 'qr') {
    // A code on the front of column 3/A, at eye level.
    const face = -0.26
    const square = (side: number) => upright(column, face, 1.5, side, side)
    const device = tablet([column - 1.3, -2.3, 1.45])
    return {
      sights: square(0.3).map((corner) => [middleOf(device), corner]),
      outlines: [square(0.34), square(0.1), device],
      known: [[column, face, 1.5]],
      view: { turn: -58, tilt: 6, distance: 9, at: [column - 0.5, -1, 1.7] },
    }
  }
  if (method === 'twoPoint') {
    const known: [Point, Point] = [
      [1.2, 1.2, 0.01],
      [length - 1.2, 1.2, 0.01],
    ]
    return {
      sights: [known],
      outlines: known.map(cross),
      known,
      view: { turn: -112, tilt: 20, distance: 66, at: [length / 2, 1, 4] },
    }
  }
  if (method === 'scene') {
    const device = tablet([column + 2.4, -3.2, 1.5])
    const edges = [
      [0.25, -0.25],
      [7.25, -0.25],
      [0.25, 7.55],
    ] as const
    const known = edges.flatMap(([x, y]) => [0, 3.3].map((z): Point => [column + x, y, z]))
    return {
      sights: known.map((point) => [middleOf(device), point]),
      outlines: [device],
      known,
      view: { turn: -112, tilt: 12, distance: 19, at: [column + 3.5, 1.5, 1.8] },
    }
  }
  const known: [Point, Point] = [
    [-6, -7, 0],
    [length + 5, -7, 0],
  ]
  const antenna = (at: Point) => add(at, [0, 0, 2])
  const satellites: Point[] = [
    [-22, -14, 34],
    [8, depth + 12, 40],
    [34, -10, 38],
    [length + 14, 6, 33],
  ]
  return {
    sights: satellites.map((satellite) => [satellite, antenna(known[0])]),
    outlines: [...known.map((at) => [at, antenna(at)]), ...satellites.map(satelliteAt), ...known.map(cross)],
    known,
    view: { turn: -100, tilt: 4, distance: 132, at: [length / 2, 2, 19] },
  }
}

const upright = (x: number, y: number, z: number, wide: number, high: number): Point[] => [
  [x - wide / 2, y, z - high / 2],
  [x + wide / 2, y, z - high / 2],
  [x + wide / 2, y, z + high / 2],
  [x - wide / 2, y, z + high / 2],
  [x - wide / 2, y, z - high / 2],
]
const tablet = ([x, y, z]: Point) => upright(x, y, z, 0.42, 0.3)
const satelliteAt = ([x, y, z]: Point) => [
  ...upright(x, y, z, 1, 1),
  ...upright(x + 2.2, y, z, 2.4, 0.8),
  ...upright(x - 2.2, y, z, 2.4, 0.8),
]
const cross = ([x, y, z]: Point): Point[] => [
  [x - 0.5, y, z],
  [x + 0.5, y, z],
  [x, y, z],
  [x, y - 0.5, z],
  [x, y + 0.5, z],
]
const middleOf = (outline: readonly Point[]) => middle(outline[0] as Point, outline[2] as Point)
