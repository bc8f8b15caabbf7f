import { encode } from 'uqr'
import { SIZE, mark as start, offset } from './patterns.mjs'
import { Pen, arcPath, hatch, rect } from './pen.mjs'
import { datum, flatDimension, person } from './symbols.mjs'

/**
 * The five sources of error, each beside its text, about 150 px wide: what is off, and by how much. Offsets are enlarged.
 * And the sheet on which they are noted, for phones, which do not show it.
 */
export function sources() {
  return { 'check-sheet': checkSheet(), 'source-mark': mark(), 'source-heading': heading(), 'source-drift': drift(), 'source-model': model(), 'source-eye': eye() }
}

const sheet = () => new Pen(...SIZE, { narrow: 0, bare: 100, letter: 20 })
const says = (pen, text, at, anchor = 'middle') => pen.finely(() => pen.text('mark', text, at, { anchor }))
const RIGHT = 232

/** A code beside its surveyed place, and a column whose model is as far off. */
function mark() {
  const pen = sheet()
  const [off, floor, side, x, y, top] = [24, 146, 63, 14, 62, 30]
  const { data, size } = encode('B3', { border: 0, ecc: 'L', maskPattern: 0 })
  const cell = side / size
  const dark = data.flatMap((row, v) => [...row.map((on) => (on ? '1' : '0')).join('').matchAll(/1+/g)].map(({ index, 0: { length } }) => rect(x + off + index * cell, y + v * cell, x + off + (index + length) * cell, y + (v + 1) * cell)))
  pen.lines('hidden', [rect(x, y, x + side, y + side)], true)
  pen.fill('sheet', rect(x + off, y, x + off + side, y + side)).fill('solid', ...dark)
  const column = (dx) => rect(140 + dx, y, 194 + dx, floor)
  pen.fill('tint', column(0)).lines('hatch', hatch([column(0)], 45, 7)).lines('cut', [column(0)], true)
  pen.fill('modelTint', column(off)).lines('modelCut', [column(off)], true)
  pen.line('cut', [0, floor], [RIGHT + 8, floor])
  for (const from of [x, 140]) {
    pen.lines('mark', [from, from + off].map((u) => [[u, y - 6], [u, top - 8]]))
    offset(pen, [from, top], [from + off, top])
    says(pen, '5 mm', [from + off + 8, top + 10], 'start')
  }
  return pen
}

/** From the start on, the model turns away from a wall: the farther, the more. */
function heading() {
  const pen = sheet()
  const [from, to] = [[20, 110], [216, 110]]
  const slope = 0.29
  const model = (x) => [x, from[1] - (x - from[0]) * slope]
  pen.fill('modelTint', [from, [RIGHT, from[1]], model(RIGHT)])
  pen.line('cut', from, [RIGHT, from[1]]).line('modelCut', from, model(RIGHT))
  for (const x of [88, 152, to[0]]) offset(pen, [x, from[1]], model(x))
  start(pen, from)
  pen.curve('mark', arcPath(...from, 46, 90 - (Math.atan(slope) * 180) / Math.PI, 90))
  says(pen, '0.1°', [62, 80])
  says(pen, '17 mm', [RIGHT + 4, 42], 'end')
  flatDimension(pen, from, to, [0, 40], { gap: 14, tick: 5, beyond: 5, say: '10 m' })
  return pen
}

/** Along the way the model leaves the floor; at the next mark it begins again on it. */
function drift() {
  const pen = sheet()
  const [floor, marks, rise] = [134, [18, 160], 0.42]
  for (const [i, from] of marks.entries()) {
    const to = marks[i + 1] ?? RIGHT
    const high = floor - (to - from) * rise
    pen.fill('modelTint', [[from, floor], [to, floor], [to, high]]).line('modelCut', [from, floor], [to, high])
    if (i === 0) pen.line('modelHidden', [to, high], [to, floor])
  }
  pen.line('cut', [0, floor], [RIGHT + 8, floor])
  for (const x of [50, 82, 142, 204]) {
    const from = marks.findLast((m) => m < x)
    offset(pen, [x, floor], [x, floor - (x - from) * rise])
  }
  person(pen, [112, floor], 42)
  for (const x of marks) start(pen, [x, floor])
  says(pen, '1 mm/m', [10, 44], 'start')
  return pen
}

/** Level zero of the model is above that of the slab. */
function model() {
  const pen = sheet()
  const [slab, floor] = [128, 74]
  pen.fill('tint', rect(0, slab, RIGHT + 8, slab + 20)).lines('hatch', hatch([rect(0, slab, RIGHT + 8, slab + 20)], 45, 7))
  pen.line('cut', [0, slab], [RIGHT + 8, slab]).line('detail', [0, slab + 20], [RIGHT + 8, slab + 20])
  pen.fill('modelTint', rect(0, floor, RIGHT + 8, slab)).line('modelCut', [0, floor], [RIGHT + 8, floor])
  datum(pen, [20, slab], 10, 24, 1, 0)
  datum(pen, [136, floor], 10, 24, 1, 0)
  offset(pen, [214, slab], [214, floor + 2])
  says(pen, '100', [202, 111], 'end')
  return pen
}

/** Seen at an angle, a pipe below the slab covers a place of the slab that is as far beside it as it is below. */
function eye() {
  const pen = sheet()
  const [soffit, x, deep] = [28, 96, 40]
  const pipe = [x, soffit + deep]
  const foot = 156
  pen.fill('tint', rect(0, 8, RIGHT + 8, soffit)).lines('hatch', hatch([rect(0, 8, RIGHT + 8, soffit)], 45, 7)).line('cut', [0, soffit], [RIGHT + 8, soffit])
  const [px, py] = person(pen, [58, foot], 40, { raised: true })
  const seen = pipe[0] + ((pipe[0] - px) * deep) / (py - pipe[1])
  pen.line('modelSight', [px + 3, py - 3], [seen, soffit])
  pen.circle('sheet', pipe, 11).circle('modelTint', pipe, 11).circle('modelCut', pipe, 11)
  offset(pen, [x, soffit], [seen, soffit])
  flatDimension(pen, pipe, [x, soffit], [0.01, 0], { gap: 0, beyond: 0, tick: 5, say: '' })
  says(pen, '300 mm', [seen + 8, soffit + 26], 'start')
  says(pen, '300', [x - 16, soffit + 26], 'end')
  pen.line('cut', [0, foot], [RIGHT + 8, foot])
  return pen
}

/** A4 with its lines to fill in, its table of ten points and one again, and its result; the middle columns have the gaps. */
function checkSheet() {
  const pen = new Pen(120, 170, { narrow: 0, bare: 0 })
  const [left, right, top, row] = [12, 108, 62, 7]
  const bottom = top + 12 * row
  pen.fill('sheet', rect(1, 1, 119, 169)).lines('ink', [rect(1, 1, 119, 169)], true)
  pen.line('cut', [left, 16], [62, 16])
  pen.lines('hatch', [30, 40, 50].flatMap((y) => [[[left, y], [56, y]], [[64, y], [right, y]]]))
  pen.fill('tint', rect(left, top, right, top + row)).fill('markTint', rect(60, top + row, 72, bottom))
  pen.lines('hatch', [...Array.from({ length: 11 }, (_, i) => [[left, top + (i + 1) * row], [right, top + (i + 1) * row]]), ...[22, 44, 60, 72, 90].map((x) => [[x, top], [x, bottom]])])
  pen.lines('detail', [rect(left, top, right, bottom), rect(left, bottom + 6, right, 162)], true)
  return pen.lines('hatch', [32, 54, 74].map((x) => [[x, bottom + 6], [x, 162]])).curve('model', 'M80 158c4-8 6-8 5-3s5-6 7-3 1 4 12-1')
}
