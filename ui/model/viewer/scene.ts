import type { PlacedPart } from '../buffers.ts'
import { trades } from '../building.ts'
import type { Point } from '../shapes.ts'
import { dot } from '../vectors.ts'

/** The visible state of the model, named as in the shaders. */
export interface Scene {
  /** One bit each. */
  storeys: number
  trades: number
  /** 0 none, 1 by level, 2 by trade, 3 by zone. `spread`, 0 to 1, is how far the parts are apart. */
  split: 0 | 1 | 2 | 3
  spread: number
  /** State of work, 0 to 2. */
  work: number
  /** Cuts off everything with normal · point above the last value. */
  section: readonly [x: number, y: number, z: number, at: number] | null
  /** x of the line between built part and model. */
  front: number | null
  /** Index of a part, or -1. */
  picked: number
}

/** Displacement of a part by the split: `shifted` in the shaders. */
export function shiftOf({ storey, trade, zone }: PlacedPart, { split, spread }: Scene): Point {
  if (trade === 'site' || !split) return [0, 0, 0]
  if (split === 1) return [0, 0, storey * 3.4 * spread]
  if (split === 2) return [0, (trade === 'temporary' ? 20 : trades.indexOf(trade) * -20) * spread, 0]
  return [(zone - 1) * 10 * spread, 0, 0]
}

/** Whether a part is visible. */
export function isShown({ storey, trade, work }: PlacedPart, scene: Scene): boolean {
  const state = scene.work
  return (
    ((scene.storeys >> storey) & 1) === 1 &&
    ((scene.trades >> trades.indexOf(trade)) & 1) === 1 &&
    state >= work[0] &&
    state <= work[1]
  )
}

/** Whether a point of a part, before displacement, is cut off: `gone` in the shaders. */
export function isGone({ built, trade }: PlacedPart, point: Point, { section, front }: Scene): boolean {
  if (section && dot([section[0], section[1], section[2]], point) > section[3]) return true
  return front !== null && (point[0] < front ? !built : trade === 'temporary')
}
