import { hatch, isWide } from './pen.mjs'
import { datum, flatDimension, person } from './symbols.mjs'

/** The street of the city platform's picture (art/render/city.py): kerbs, and pipes by their axis, depth and radius. */
export const LAID = [[1.7, -4.6, 0.75], [3.9, -3.4, 0.42], [5.8, -2, 0.3], [7.3, -1.5, 0.2], [8.4, -1.4, 0.16]]
export const DETECTED = [[-5.2, -2.4, 0.3], [-2, -4.6, 0.62]]
const ARCHIVED = [[-8.6, -1.2, 0.13], [-7.6, -0.95, 0.1]]
const DUCTS = { x: 9.35, z: -1.1, step: 0.36, radius: 0.15 }

/** A street in section: in its middle somebody sees through the road what is buried. */
export function street({ scale, middle, ground }, pen) {
  const at = ([x, z]) => [middle + x * scale, ground - z * scale]
  const [width, height] = pen.size
  const [x0, x1] = [-middle / scale, (width - middle) / scale]
  roadbed(pen, at)
  earthBelow(pen, at, x0, x1)
  const [bx, bz, br] = LAID[1]
  pen.lines('model', [0.2, -0.2].map((d) => [[bx + br, bz + d], [x1, bz + d + 0.2 * (x1 - bx)]].map(at)))
  pen.line('cut', ...surface(x0, x1).map(at))
  buried(pen, at, x0, x1, scale)
  for (const x of [-4.4, 4.6]) pen.fill('sheet', cone(x).map(at)).lines('ink', [cone(x).map(at), [[x - 0.14, 0.4], [x + 0.14, 0.4]].map(at)], true)

  // depths and distances
  const lead = isWide(pen) ? LAID.slice(0, 4) : [LAID[1]]
  const foot = height - 28
  for (const [x, z, r] of lead.slice(0, 2)) datum(pen, at([x, z - r]), 9, 20, 1, z - r, true)
  const left = isWide(pen) ? -KERB : DETECTED[0][0]
  const rights = lead.map(([x]) => x)
  const line = foot - 20
  pen.lines('markAxis', [[at([0, 0.4]), [middle, foot + 4]]])
  flatDimension(pen, [middle, line], [at([rights.at(-1), 0])[0], line], [0, 20], { between: rights.slice(0, -1).map((x) => x / rights.at(-1)), unit: scale, gap: 8, tick: 4, beyond: 4 })
  flatDimension(pen, [at([left, 0])[0], line], [middle, line], [0, 20], { unit: scale, gap: 8, tick: 4, beyond: 4 })
  // who looks, and from the manhole's pipe to the one on the right what is seen
  const phone = person(pen, at([-1.5, 0.1]), scale)
  const eye = [phone[0] + 3, phone[1]]
  for (const [[x, z, r], side] of [[LAID[0], -1], [LAID[2], 1]]) pen.line('modelSight', eye, touch(eye, at([x, z]), r * scale, side))
  return pen
}

/** A traffic cone on the road. */
const cone = (x) => [[x - 0.3, 0.04], [x - 0.3, 0.1], [x - 0.22, 0.1], [x - 0.05, 0.75], [x + 0.05, 0.75], [x + 0.22, 0.1], [x + 0.3, 0.1], [x + 0.3, 0.04]]

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
