import { facts } from '../../facts.ts'

/** A soccer field in meters. */
export const pitch = { length: 105, width: 68 }
const pitchArea = pitch.length * pitch.width
/** A mark of the drawing stands for as many fields. */
export const fieldsAMark = 10
const minutes = 60
const hoursADay = 8
const tabletGigabytes = 256

/** Comparisons computed from the facts: whole counts. */
export const yardsticks = {
  pitches: Math.floor(facts.areaSquareMetres / pitchArea),
  hoursADay,
  /** Working days to open every model, one per minute. */
  modelDays: Math.ceil(facts.models / minutes / hoursADay),
  tabletGigabytes,
  tablets: Math.ceil((facts.dataTerabytes * 1000) / tabletGigabytes),
}

/** Months since the founding, the current one included. */
export function monthsUntil(now: Date): number {
  return (now.getUTCFullYear() - facts.founded.year) * 12 + now.getUTCMonth() + 2 - facts.founded.month
}
