import { standard } from '../model.mjs'
import { hatch, isWide, rect } from './pen.mjs'
import { broken, datum, flatDimension, person } from './symbols.mjs'

/** The street of the city platform's picture (art/render/city.py): kerbs, fronts, and pipes by their axis, depth and radius. */
const FRONT = 11
export const LAID = [[1.7, -4.6, 0.75], [3.9, -3.4, 0.42], [5.8, -2, 0.3], [7.3, -1.5, 0.2], [8.4, -1.4, 0.16]]
export const DETECTED = [[-5.2, -2.4, 0.3], [-2, -4.6, 0.62]]
const ARCHIVED = [[-8.6, -1.2, 0.13], [-7.6, -0.95, 0.1]]
const DUCTS = { x: 9.35, z: -1.1, step: 0.36, radius: 0.15 }

/** A street in section: on the left what stands, beyond the sheet on phones, on the right a planned building, below both what is buried. */
export function street({ scale, middle, ground }, pen) {
  const at = ([x, z]) => [middle + x * scale, ground - z * scale]
  const [width] = pen.size
  const [x0, x1] = [-middle / scale, (width - middle) / scale]
  const top = ground / scale
  roadbed(pen, at)
  earthBelow(pen, at, x0, x1)
  if (x0 < -FRONT) standing(pen, at, x0, top, scale)
  // the branch of the second pipe rises behind the first column of the planned building
  const [bx, bz, br] = LAID[1]
  const riser = FRONT + 2.9
  pen.lines('model', [0.2, -0.2].map((d) => [[bx + br, bz + d], [riser - d, -1.3 + d], [riser - d, -0.1]].map(at)))
  planned(pen, at, x1, top)
  pen.line('cut', ...surface(x0, x1).map(at))
  buried(pen, at, x0, x1, scale)

  // depths and distances
  const lead = isWide(pen) ? LAID.slice(0, 4) : [LAID[1]]
  const foot = pen.size[1] - 28
  for (const [x, z, r] of lead.slice(0, 2)) datum(pen, at([x, z - r]), 9, 20, 1, z - r, true)
  const xs = [0, ...lead.map(([x]) => x)]
  pen.lines('markAxis', [[at([0, 0.4]), [at([0, 0])[0], foot + 4]]])
  flatDimension(pen, [at([0, 0])[0], foot - 20], [at([xs.at(-1), 0])[0], foot - 20], [0, 20], { between: xs.slice(1, -1).map((x) => x / xs.at(-1)), unit: scale, gap: 8, tick: 4, beyond: 4 })
  flatDimension(pen, at([-KERB, -5.6]), at([0, -5.6]), [0, foot - at([0, -5.6])[1]], { unit: scale, gap: foot - at([0, -5.6])[1] - 8, tick: 4, beyond: 4 })
  // who looks, and how far down
  const phone = person(pen, at([-8.4, kerb]), scale)
  const eye = [phone[0] + 3, phone[1]]
  for (const [i, [x, z, r]] of DETECTED.entries()) pen.line('modelSight', eye, touch(eye, at([x, z]), r * scale, i ? 1 : -1))
  return pen
}

/** Half the road between its kerbs, and the height of these, in metres. */
export const KERB = 6.5
export const kerb = 0.15

/** The street's surface from one place to another. */
export const surface = (x0, x1) => [[x0, kerb], [-KERB, kerb], [-KERB, 0], [0, 0.12], [KERB, 0], [KERB, kerb], [x1, kerb]]

/** What the road lies on. */
export function roadbed(pen, at) {
  const bed = [[-KERB, -0.02], [0, 0.1], [KERB, -0.02], [KERB, -0.62], [-KERB, -0.62]].map(at)
  pen.fill('tint', bed).lines('hatch', hatch([bed], 45, 5))
  pen.lines('detail', [[[-KERB, -0.2], [0, -0.08], [KERB, -0.2]].map(at), [[-KERB, -0.62], [KERB, -0.62]].map(at)])
}

/** What is buried between two places, without pipes smaller than `least`: laid, detected, known from archives. */
export function buried(pen, at, x0, x1, scale, least = 0) {
  const pipes = [['modelCut', LAID], ['modelDetected', DETECTED], ['modelArchived', ARCHIVED]]
  for (const [kind, list] of pipes) {
    for (const [x, z, r] of list.filter(([x, , r]) => x - r > x0 && x + r < x1 && r > least)) {
      const c = at([x, z])
      pen.circle('sheet', c, r * scale).circle('modelTint', c, r * scale).circle(kind, c, r * scale)
      if (kind === 'modelCut' && r > 0.25) pen.circle('modelDetail', c, r * 0.8 * scale)
      pen.lines('mark', [[[x - r - 0.18, z], [x + r + 0.18, z]].map(at), [[x, z - r - 0.18], [x, z + r + 0.18]].map(at)])
    }
  }
  for (const k of [0, 1, 2]) for (const j of [0, 1]) {
    const c = at([DUCTS.x + DUCTS.step * k, DUCTS.z - DUCTS.step * j])
    pen.circle('modelTint', c, DUCTS.radius * scale).circle('model', c, DUCTS.radius * scale)
  }
  // the manhole of the first
  const [mx, mz, mr] = LAID[0]
  pen.lines('model', [-1, 1].map((side) => [[mr * 0.87, mz + mr / 2], [0.85, mz + mr / 2], [0.85, -1.5], [0.42, -0.5], [0.42, 0.1]].map(([u, z]) => at([mx + side * u, z]))))
  pen.line('cut', at([mx - 0.42, 0.12]), at([mx + 0.42, 0.12]))
}

/** Where a line from a point touches a circle: on its right, or with -1 on its left. */
export function touch([x, y], [cx, cy], r, side) {
  const far = Math.hypot(cx - x, cy - y)
  const turn = Math.atan2(cy - y, cx - x) - side * Math.asin(r / far)
  const long = Math.sqrt(far ** 2 - r ** 2)
  return [x + long * Math.cos(turn), y + long * Math.sin(turn)]
}

/** Strokes of earth under both pavements. */
export function earthBelow(pen, at, x0, x1) {
  const strokes = (from, to) => Array.from({ length: Math.max(0, Math.floor((to - from) / 0.6)) }, (_, i) => [0, 0.15, 0.3].map((d) => [[from + i * 0.6 + 0.25 + d, 0.12], [from + i * 0.6 - 0.05 + d, -0.18]].map(at))).flat()
  pen.lines('hatch', [...strokes(x0, -KERB - 0.2), ...strokes(KERB + 0.2, x1)])
}

/** The front of a house that stands: its wall, floors and cellar are cut. */
function standing(pen, at, x0, top, scale) {
  const wall = 0.42
  const bodies = [
    rect(-FRONT - wall, -3.1, -FRONT, 0.6),
    rect(-FRONT - wall, 3.0, -FRONT, top - 0.22),
    rect(x0, -0.1, -FRONT - wall, 0.15),
    rect(x0, 3.7, -FRONT - wall, 3.95),
    rect(x0, -3.1, -FRONT + 0.3, -2.85),
  ].map((r) => r.map(at))
  for (const body of bodies) pen.fill('sheet', body).fill('tint', body).lines('hatch', hatch([body], 45, 4)).lines('cut', [body], true)
  broken(pen, ...[-FRONT - wall - 0.35, -FRONT + 0.35].map((x) => at([x, 0])[0]), at([0, top - 0.22])[1])
  const panes = [-FRONT - 0.26, -FRONT - 0.18].map((x) => [[x, 0.6], [x, 3]].map(at))
  pen.lines('detail', [...panes, [[-FRONT - wall, 0.6], [-FRONT, 0.6]].map(at), [[-FRONT - wall, 3], [-FRONT, 3]].map(at)])
  // behind the cut: doors, shelves, a stair into the cellar
  const [sx, rise] = [x0 + 0.6, 0.25]
  pen.line('detail', ...Array.from({ length: 12 }, (_, i) => [[sx + i * 0.23, 0.15 - i * rise], [sx + (i + 1) * 0.23, 0.15 - i * rise]]).flat().concat([[sx + 12 * 0.23, -2.85]]).map(at))
  pen.lines('detail', [[[x0 + 1.2, 0.15], [x0 + 1.2, 2.3], [x0 + 2.2, 2.3], [x0 + 2.2, 0.15]].map(at)])
  person(pen, at([x0 + 3.4, 0.15]).map((v, i) => v - 0.5 * i), scale, { carry: null })
}

/** The building that is planned: the standard one across, with its first column, beam and slabs. */
function planned(pen, at, x1, top) {
  const { slab, storeyHeight: h, column, beam, edge } = standard
  const c = FRONT + edge
  const bodies = [
    rect(FRONT, 0.15 - slab, x1, 0.15),
    rect(FRONT, 0.15 + h - slab, x1, 0.15 + h),
    rect(c + column, 0.15 + h - beam[1], x1, 0.15 + h - slab),
    rect(c, 0.15 + h, c + column, top - 0.32),
    rect(c, 0.15, c + column, 0.15 + h - slab),
    rect(c, -2.4, c + column, 0.15 - slab),
    rect(c - 0.55, -3, c + column + 0.55, -2.4),
  ].map((r) => r.map(at))
  for (const body of bodies) pen.fill('sheet', body).fill('modelTint', body).lines('modelCut', [body], true)
  broken(pen, ...[c - 0.35, c + column + 0.35].map((x) => at([x, 0])[0]), at([0, top - 0.32])[1])
  const glass = [FRONT + 0.08, FRONT + 0.16].map((x) => [[x, 0.15], [x, 0.15 + h - slab]].map(at))
  const rails = [0.9, 1.1].map((z) => [[FRONT + 0.1, 0.15 + h + z], [x1, 0.15 + h + z]].map(at))
  pen.lines('modelDetail', [...glass, ...rails])
}
