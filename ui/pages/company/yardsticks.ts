import { facts } from '../../facts.ts'

/** A soccer field in meters. */
export const pitch = { length: 105, width: 68 }

/** Whole soccer fields in the area of all models. */
export const pitches = Math.floor(facts.areaSquareMetres / (pitch.length * pitch.width))
