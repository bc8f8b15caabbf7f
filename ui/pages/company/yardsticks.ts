import { facts } from '../../facts.ts'

/** A soccer field in meters. */
export const pitch = { length: 105, width: 68 }

/** Whole soccer fields in the area of all models. */
export const pitches = Math.floor(facts.areaSquareMetres / (pitch.length * pitch.width))

/** Months since the founding, the current one included. */
export function monthsUntil(now: Date): number {
  return (now.getUTCFullYear() - facts.founded.year) * 12 + now.getUTCMonth() + 2 - facts.founded.month
}
