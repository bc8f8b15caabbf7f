import { Pen } from './pen.mjs'

/** Meters of the alignment per unit, and the unit of its station zero. */
const [metre, zero] = [1.5, 40]
const joints = [40, 330, 590, 860, 1120, 1400]
/** Where the person is, and the parts that are loaded: this one and the next. */
const [person, loaded] = [735, [2, 3]]

/** A curved alignment in plan, 1440 × 380, in five parts with their stations, control points and origins. */
export function alignments() {
  const pen = new Pen(1440, 380, { narrow: 0, letter: 15 })
  for (const [i, from] of joints.slice(0, -1).entries()) {
    const [start, end, open] = [from - 9, joints[i + 1] + 9, i === joints.length - 2]
    const ring = [...curve(end, start, -26), ...curve(start, end, 26)]
    const isLoaded = loaded.includes(i)
    pen.fill(isLoaded ? 'modelTint' : 'tint', ring).lines(isLoaded ? 'model' : 'detail', [ring], !open)
  }
  pen.line('hidden', ...curve(0, 1440, 0))
  const end = joints.at(-1) + 9
  pen.line('ink', ...[[0, -38], [0, -7], [-8, -4], [8, 4], [0, 7], [0, 38]].map(([along, aside]) => axis(end + along, aside)))
  for (const x of joints.slice(0, -1)) origin(pen, axis(x + 24, 76))
  for (const x of joints.slice(1, -1)) {
    for (const aside of [-46, 46]) control(pen, axis(x - 26, aside))
    const [foot, [u, v]] = [axis(x, -30), axis(x, -78)]
    const at = Math.round((x - zero) * metre)
    const name = `${Math.floor(at / 1000)}+${String(at % 1000).padStart(3, '0')}`
    const side = u < foot[0] ? -1 : 1
    pen.line('mark', foot, [u, v]).text('mark', name, [u + side * 6, v + 13], { anchor: side < 0 ? 'end' : 'start' })
  }
  const [eye, ahead] = [axis(person), axis(person + 74)]
  const turn = Math.atan2(ahead[1] - eye[1], ahead[0] - eye[0])
  const seen = [-0.4, -0.2, 0, 0.2, 0.4].map((t) => [eye[0] + 84 * Math.cos(turn + t), eye[1] + 84 * Math.sin(turn + t)])
  pen.fill('modelTint', [eye, ...seen]).circle('sheet', eye, 8).circle('markSolid', eye, 6.5)
  return { alignment: pen }
}

/** The axis at `x`, offset sideways by `aside`. */
function axis(x, aside = 0) {
  const height = (u) => 190 + 92 * Math.sin(u / 205) * Math.exp(-((u - 640) ** 2) / 900_000)
  const rise = height(x + 1) - height(x)
  const run = Math.hypot(1, rise)
  return [x - (aside * rise) / run, height(x) + aside / run]
}

function curve(from, to, aside) {
  const count = Math.ceil(Math.abs(to - from) / 18)
  return Array.from({ length: count + 1 }, (_, i) => axis(from + ((to - from) * i) / count, aside))
}

/** A control point: a triangle with its point. */
function control(pen, [x, y]) {
  const ring = [[x, y - 8], [x + 8, y + 6], [x - 8, y + 6]]
  pen.fill('sheet', ring).lines('markCut', [ring], true).circle('markSolid', [x, y + 1], 1.2)
}

/** The origin of a part, with its axes. */
function origin(pen, [x, y]) {
  const tips = [[[x - 5, y - 20], [x, y - 26], [x + 5, y - 20]], [[x + 20, y - 5], [x + 26, y], [x + 20, y + 5]]]
  pen.lines('ink', [[[x, y - 26], [x, y], [x + 26, y]], ...tips])
  pen.text('ink', 'E', [x + 36, y + 7], { height: 14 })
  pen.text('ink', 'N', [x - 12, y - 12], { height: 14 })
}
