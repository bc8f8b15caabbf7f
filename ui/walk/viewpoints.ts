/** The floor that is walked: storey and metres of the model (ui/model/building.ts). */
export const storey = 3
/** The camera above the floor, on a tripod. */
export const eyeHeight = 1.6
/** The model's states of work that the three dates show. */
export const dates = [0, 1, 2] as const

export interface Viewpoint {
  at: readonly [x: number, y: number]
  /** Where one looks on arrival, in degrees from +x towards +y. */
  look: number
  /** The viewpoints that an arrow leads to, by their place in the list. */
  leads: readonly number[]
}

/** In the order of the tracker's walk, which begins in front of the core's door. art/walk.mjs renders them. */
export const viewpoints: readonly Viewpoint[] = [
  { at: [27.4, 6.4], look: 200, leads: [1, 4, 5] },
  { at: [18.7, 4.9], look: 165, leads: [0, 2, 3] },
  { at: [8.2, 2.6], look: 30, leads: [1, 3] },
  { at: [11.4, 11.7], look: 320, leads: [2, 1] },
  { at: [36.2, 11.9], look: 215, leads: [5, 0] },
  { at: [36.4, 2.6], look: 150, leads: [4, 0] },
]

/** Height of the floor in the standard building. */
export const floor = storey * 3.9
