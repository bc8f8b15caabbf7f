import { lettering } from '../../ui/drafting.ts'
import { Pen } from './pen.mjs'

/** A curved alignment in plan, 1440 × 380, in five parts with their stations. The part with the person and the next are loaded. */
export function alignments() {
  return { alignment: alignment() }
}

const length = 1440
/** Meters of the alignment per unit, and the unit of its station zero. */
const [metre, zero] = [1.5, 40]
const joints = [40, 330, 590, 860, 1120, 1400]
const loaded = [2, 3]
/** A line across the strip with a zigzag: it goes on. */
const zigzag = [[0, -38], [0, -7], [-8, -4], [8, 4], [0, 7], [0, 38]]

/** The axis at `x`, offset sideways by `aside`. */
function axis(x, aside = 0) {
  const y = height(x)
  const ahead = height(x + 1)
  const run = Math.hypot(1, ahead - y)
  return [x - (aside * (ahead - y)) / run, y + aside / run]
}

const height = (x) => 190 + 92 * Math.sin(x / 205) * Math.exp(-((x - 640) ** 2) / 900_000)

function curve(from, to, aside = 0) {
  const count = Math.ceil(Math.abs(to - from) / 18)
  return Array.from({ length: count + 1 }, (_, i) => axis(from + ((to - from) * i) / count, aside))
}

function alignment() {
  // Pages show it at least 900 px wide, so its figures are no narrower version's.
  const pen = new Pen(length, 380, { narrow: 0, bare: 0 })
  for (const [i, joint] of joints.slice(0, -1).entries()) {
    const [from, to] = [joint - 9, joints[i + 1] + 9]
    const strip = [...curve(to, from, -26), ...curve(from, to, 26)]
    const model = loaded.includes(i)
    pen.fill(model ? 'modelTint' : 'tint', strip)
    pen.lines(model ? 'model' : 'detail', [strip], i < joints.length - 2)
  }
  pen.line('hidden', ...curve(0, length)).line('ink', ...zigzag.map(([along, aside]) => axis(joints.at(-1) + 9 + along, aside)))
  for (const joint of joints.slice(0, -1)) corner(pen, axis(joint + 24, 76))
  for (const joint of joints.slice(1, -1)) {
    for (const aside of [-46, 46]) control(pen, axis(joint - 26, aside))
    station(pen, joint)
  }
  const [x, y] = axis(735)
  pen.curveFill('modelTint', `M${x} ${y}l74-6a74 74 0 0 1-20 52z`).circle('sheet', [x, y], 8).circle('markSolid', [x, y], 6)
  return pen
}

/** The origin of a part, with its two axes. */
function corner(pen, [x, y]) {
  pen.lines('ink', [[[x, y - 26], [x, y], [x + 26, y]], [[x + 20, y - 6], [x + 26, y], [x + 20, y + 6]], [[x - 5, y - 20], [x, y - 26], [x + 5, y - 20]]])
  pen.curve('detail', lettering('E', [x + 36, y + 7], { height: 14 }) + lettering('N', [x - 12, y - 12], { height: 14 }))
}

/** A control point. */
function control(pen, [x, y]) {
  const triangle = [[x, y - 8], [x + 8, y + 6], [x - 8, y + 6]]
  pen.fill('sheet', triangle).lines('mark', [triangle], true).circle('markSolid', [x, y + 1], 1.2)
}

/** The name of a joint beside a line across it. */
function station(pen, joint) {
  const [[u, v], [p, q]] = [axis(joint, -30), axis(joint, -78)]
  const at = Math.round((joint - zero) * metre)
  const name = `${Math.floor(at / 1000)}+${String(at % 1000).padStart(3, '0')}`
  pen.line('mark', [u, v], [p, q]).curve('mark', lettering(name, [p < u ? p - 6 : p + 6, q + 13], { height: 15, anchor: p < u ? 'end' : 'start' }))
}
