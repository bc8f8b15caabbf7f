import type { Point } from '../model/shapes.ts'
import { viewpoints } from './viewpoints.ts'

export const looks = ['photo', 'cloud', 'model'] as const
export type Look = (typeof looks)[number]

/** Where one stands and looks; angles in degrees. */
export interface View {
  /** Place of the viewpoint in the list. */
  at: number
  /** From +x towards +y. */
  turn: number
  tilt: number
  /** Angle of view, upright. */
  wide: number
  /** Metres from the viewpoint along x and y: in the cloud and in the model one may step away from it. */
  off: readonly [x: number, y: number]
}

/** What one sees there. */
export interface Choices {
  date: number
  look: Look
  /** What is right of the line: another date with the same look, or the same date with another look. */
  beside: number | Look | null
  /** Where the line is, as a share of the width. */
  line: number
  /** Ends of a length in the cloud: none, one, or two. */
  measured: readonly Point[]
}

/** A viewpoint and what one sees there. */
export interface Shown {
  at: number
  choices: Choices
}

export const widest = 100
/** Metres that one may step away. */
export const farthest = 4
export const narrowest = 25
export const initial: Choices = { date: 2, look: 'photo', beside: null, line: 0.5, measured: [] }

/** The view on arrival at a viewpoint. */
export const arrival = (at: number): View => ({
  at,
  turn: wrapped(viewpoints[at]?.look ?? 0),
  tilt: 0,
  wide: 70,
  off: [0, 0],
})
/** The view of the poster. */
export const opening = arrival(1)

/** What is drawn left and right of the line. */
export function sides({ date, look, beside }: Choices): { date: number; look: Look }[] {
  const left = { date, look }
  if (beside === null) return [left]
  return [left, typeof beside === 'number' ? { date: beside, look } : { date, look: beside }]
}

/** Whether one may leave the viewpoint: a panorama is right from there only. */
export const isFree = (choices: Choices) => sides(choices).every(({ look }) => look !== 'photo')

/** −180 to 180. */
export function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}
