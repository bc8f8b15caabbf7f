/** Parameters of the building. Lengths are in meters; art/README.md shows how to change them. */
export interface Parameters {
  /** Number of bays along the front and in depth. */
  bays: readonly [number, number]
  /** Span of a bay in both directions. */
  bay: readonly [number, number]
  storeys: number
  storeyHeight: number
  /** Thickness of a slab. */
  slab: number
  /** Overhang of the slab beyond the outer column line. */
  edge: number
  /** Side of a column. */
  column: number
  /** Width of a beam, and its depth including the slab. */
  beam: readonly [number, number]
  /** Share of the length that is built. */
  cut: number
  /** The first bay with a finished roof slab. */
  poured: number
  /** The storey on which a duct runs into the beams; without it nothing clashes. */
  clash: number
  seed: number
}

export const standard: Parameters = {
  bays: [6, 2],
  bay: [7.5, 7.8],
  storeys: 5,
  storeyHeight: 3.9,
  slab: 0.25,
  edge: 0.5,
  column: 0.5,
  beam: [0.35, 0.6],
  cut: 0.56,
  poured: 2,
  clash: -1,
  seed: 7,
}

/**
 * Least and most of each value, or of each of two, and last a 1 where it is a whole number: within them the services fit
 * under the beams and the stairs into the core.
 */
const ranges: Record<keyof Parameters, readonly number[]> = {
  bays: [2, 7, 1, 3, 1],
  bay: [6, 8.5, 7.6, 8.4],
  storeys: [1, 6, 1],
  storeyHeight: [3.8, 4.5],
  slab: [0.15, 0.3],
  edge: [0.2, 1],
  column: [0.3, 0.8],
  beam: [0.2, 0.6, 0.4, 0.65],
  cut: [0, 1],
  poured: [1, 3, 1],
  clash: [-1, 5, 1],
  seed: [0, 2 ** 32 - 1, 1],
}

/** The standard building with other values. Throws a RangeError that names the value and its range. */
export function parametersOf(given: Partial<Parameters> = {}): Parameters {
  for (const [name, values] of Object.entries({ ...standard, ...given })) {
    const bounds = ranges[name as keyof Parameters]
    for (const [i, value] of [values].flat().entries()) {
      const [least, most] = [bounds[2 * i] as number, bounds[2 * i + 1] as number]
      if (!(value >= least && value <= most) || (bounds.length % 2 && value % 1))
        throw new RangeError(`${name} of the model is ${value}: give ${least} to ${most}`)
    }
  }
  return { ...standard, ...given }
}
