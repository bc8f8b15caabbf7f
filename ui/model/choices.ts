import type { Trade } from './primitive.ts'
import type { Point } from './shapes.ts'

export const splits = ['level', 'trade', 'zone'] as const
export const axes = ['x', 'y', 'z'] as const
export const methods = ['qr', 'twoPoint', 'scene', 'rtk'] as const
export type Axis = (typeof axes)[number]

/** An issue: where it is, and what it says. */
export interface Pin {
  at: Point
  note: string
}

/** What a visitor chose to see; all of it stands in the address. */
export interface Choices {
  hiddenStoreys: readonly number[]
  hiddenTrades: readonly Trade[]
  split: (typeof splits)[number] | null
  section: { axis: Axis; at: number } | null
  /** Id of the part that is told about. */
  part: string | null
  /** None, one or two ends of what is measured. */
  measured: readonly Point[]
  pins: readonly Pin[]
  method: (typeof methods)[number] | null
  /** Where reality ends, or null for the model alone. */
  front: number | null
  /** State of work, 0 to 2. */
  work: number
}

export const initial: Choices = {
  hiddenStoreys: [],
  hiddenTrades: [],
  split: null,
  section: null,
  part: null,
  measured: [],
  pins: [],
  method: null,
  front: null,
  work: 2,
}
