import { body } from '../../ui/drafting.ts'

/** Legs of somebody who stands. */
const standing = body.limbs.slice(0, -3)
/** Legs on two treads of a ladder. */
const stepping = [[[-4, 92, 9], [2, 50, 6.6]], [[2, 50, 6.6], [-9, 12, 4.4]], [[-10, 5.5, 4.6], [7, 3.6, 3.2]], [[-2, 93, 10], [33, 74, 7.2]], [[33, 74, 7.2], [12, 41, 4.6]], [[8, 34.7, 4.8], [25, 32.8, 3.2]]]
/** A leg on its knee, behind one on its foot. */
const kneeling = [[[-6, 50, 9.5], [-2, 9, 7.4]], [[-2, 9, 7], [-42, 8, 4.8]], [[-42, 10, 4.8], [-47, 3.4, 3.4]], [[-4, 52, 10.5], [36, 50, 7.2]], [[36, 50, 7.2], [32, 11, 4.6]], [[30, 5.5, 4.8], [48, 3.6, 3.2]]]
/** Legs of somebody on a chair of 0.45 m, and the chair. */
const sitting = [[[-1, 55, 10], [36, 53, 7.2]], [[36, 53, 7.2], [40, 11, 4.6]], [[39, 5.5, 4.8], [57, 3.6, 3.2]]]
const chair = [[[-19, 42], [20, 42]], [[-22, 50], [-28, 92]], [[-19, 42], [-22, 50]], [[0, 42], [0, 6]], [[-22, 2], [0, 6], [22, 2]]]

/**
 * How a person of 1.78 m stands or sits, in centimetres: `drop` of the hips, `lean` of the trunk and `tilt` of the head
 * in degrees, forwards; arms from the farther to the nearer, the first behind the body where there are two; where a phone is
 * and half of it.
 */
export const poses = {
  stands: { legs: standing, arms: [body.arm], phone: [[40, 139], [2.86, -10.63]] },
  /** Hands down. */
  rests: { legs: standing, arms: [[[[-2, 140, 6], [-1, 112, 5]], [[-1, 112, 5], [7, 87, 3.8]], [[7, 87, 4.2], [9, 80, 3.4]]]] },
  /** An arm level, at what stands before. */
  points: { legs: standing, arms: [[[[-2, 140, 6], [20, 124, 5]], [[20, 124, 5], [46, 132, 3.8]], [[46, 132, 4.2], [55, 134, 3.4]]]] },
  /** A hand at an instrument at the height of the eyes. */
  looks: { lean: 4, legs: standing, arms: [[[[-2, 140, 6], [10, 116, 5]], [[10, 116, 5], [33, 133, 3.8]], [[33, 133, 4.2], [39, 137, 3.4]]]] },
  raised: { legs: standing, arms: [body.raised], phone: [[34, 160.5], [5, -11.5]] },
  sits: { drop: 43, legs: sitting, seat: chair, arms: [[[[-2, 97, 6], [8, 72, 5]], [[8, 72, 5], [33, 78, 3.8]], [[33, 78, 4.2], [40, 80, 3.4]]]] },
  /** On one knee, a hand on what stands before the other. */
  kneels: {
    drop: 42, lean: 48, tilt: -6, legs: kneeling,
    arms: [[[[31, 82, 6], [40, 56, 5]], [[40, 56, 5], [62, 68, 3.8]], [[62, 68, 4.2], [67, 71, 3.4]]], [[[30, 80, 6], [46, 54, 5]], [[46, 54, 5], [64, 34, 3.8]], [[64, 34, 4.2], [69, 29, 3.4]]]],
    phone: [[72, 75], [3.4, -10.4]],
  },
  /** Holds something long above the head with both hands. */
  lifts: {
    tilt: -16, legs: standing,
    arms: [[[[-3, 140, 6], [26, 148, 5]], [[26, 148, 5], [44, 178, 3.8]], [[44, 178, 4.2], [46, 184, 3.4]]], [[[-2, 140, 6], [20, 156, 5]], [[20, 156, 5], [19, 185, 3.8]], [[19, 184, 4.2], [19, 190, 3.4]]]],
  },
  /** On a ladder, a hand at a wheel above. */
  climbs: {
    tilt: -14, legs: stepping,
    arms: [[[[-2, 139, 6], [6, 112, 5]], [[6, 112, 5], [26, 96, 3.8]], [[26, 96, 4.2], [31, 93, 3.4]]], [[[-2, 140, 6], [18, 154, 5]], [[18, 154, 5], [26, 180, 3.8]], [[26, 180, 4.2], [27, 187, 3.4]]]],
  },
}
