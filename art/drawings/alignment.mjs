import { Pen } from './pen.mjs'
import { bubble } from './symbols.mjs'

/** Meters of the alignment per unit, and the unit of its station zero. The first and the last part go on beyond the sheet. */
const [metre, zero] = [1.5, 40]
const joints = [-40, 330, 590, 860, 1120, 1480]
/** Where the person is, and the parts that are loaded: this one and the next. */
const [person, loaded] = [735, [2, 3]]

/** A curved alignment in plan in five parts with their stations, control points and origins, the steps numbered; on phones the parts around the person. */
export function alignments() {
  return {
    alignment: drawn(new Pen(1440, 380, { narrow: 0, letter: 15 }), [0, 1440]),
    'alignment-narrow': drawn(new Pen(480, 300, { narrow: 480, phone: 280, letter: 16 }), [468, 948], [-468, -22]),
  }
}

/** What lies between two x, moved on the sheet by `by`. */
function drawn(pen, [from, to], by = [0, 0]) {
  const on = ([x, y]) => [x + by[0], y + by[1]]
  for (const [i, joint] of joints.slice(0, -1).entries()) {
    const [start, end] = [Math.max(joint - 9, from - 20), Math.min(joints[i + 1] + 9, to + 20)]
    if (start > end) continue
    const ring = [...curve(end, start, -26), ...curve(start, end, 26)].map(on)
    const isLoaded = loaded.includes(i)
    pen.fill(isLoaded ? 'modelTint' : 'tint', ring).lines(isLoaded ? 'modelCut' : 'ink', [ring], true)
  }
  pen.line('hidden', ...curve(from, to, 0).map(on))
  const isShown = (x) => x >= from && x < to
  for (const x of joints.slice(0, -1).map((x) => Math.max(x + 24, 165)).filter(isShown)) origin(pen, on(axis(x, 76)))
  for (const x of joints.slice(1, -1).filter(isShown)) {
    for (const aside of [-46, 46]) control(pen, on(axis(x - 26, aside)))
    const [foot, [u, v]] = [on(axis(x, -30)), on(axis(x, -78))]
    const at = Math.round((x - zero) * metre)
    const name = `${Math.floor(at / 1000)}+${String(at % 1000).padStart(3, '0')}`
    const side = u < foot[0] ? -1 : 1
    pen.line('mark', foot, [u, v])
    pen.finely(() => pen.text('mark', name, [u + side * 6, v + 13], { anchor: side < 0 ? 'end' : 'start' }))
  }
  const [eye, ahead] = [on(axis(person)), on(axis(person + 74))]
  const turn = Math.atan2(ahead[1] - eye[1], ahead[0] - eye[0])
  const seen = [-0.4, -0.2, 0, 0.2, 0.4].map((t) => [eye[0] + 84 * Math.cos(turn + t), eye[1] + 84 * Math.sin(turn + t)])
  pen.fill('modelTint', [eye, ...seen]).circle('sheet', eye, 8).circle('markSolid', eye, 6.5)
  for (const [number, [x, aside]] of [['1', [892, -66]], ['2', [674, 106]], ['3', [735, -62]]]) bubble(pen, 'markCut', on(axis(x, aside)), 13, number)
  return pen
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
  pen.lines('cut', [[[x, y - 26], [x, y], [x + 26, y]], ...tips])
  pen.finely(() => {
    pen.text('ink', 'E', [x + 25, y - 11])
    pen.text('ink', 'N', [x - 17, y - 12])
  })
}
