import { encode } from 'uqr'
import { SIZE, mark as start, offset } from './patterns.mjs'
import { Pen, arcPath, hatch, rect, smoothPath } from './pen.mjs'
import { datum, flatDimension, person } from './symbols.mjs'

/**
 * The five sources of error: what is off, and by how much. Offsets in the drawings are enlarged. In wide windows each is at the
 * left of a row, with room for its text and a bar of its size, to one scale in all rows; on phones it is beside its text.
 * And the sheet on which they are noted, filled in.
 */
export function sources() {
  const rows = Object.entries({ mark: [mark, 5], heading: [heading, 17], drift: [drift, 10], model: [model, 100], eye: [eye, 300] })
  return Object.assign(
    { 'check-sheet': checkSheet() },
    ...rows.map(([name, [draw, size]], i) => ({ [`source-${name}`]: bar(draw(row()), size, i === 0), [`source-${name}-narrow`]: draw(sheet()) })),
  )
}

const sheet = () => new Pen(...SIZE, { narrow: 0, bare: 100, letter: 20 })
const row = () => new Pen(1000, 162, { narrow: 0, letter: 13.5 })

/** The limit in millimetres, where bars begin, and units a millimetre. */
const [LIMIT, ZERO, MILLIMETRE] = [20, 640, 3.4]

/** A bar of so many millimetres beside the limit, broken where it is longer than the row; in the first row the limit has its figure. */
function bar(pen, size, first) {
  const [end, low, high] = [999, 76, 94]
  const full = ZERO + size * MILLIMETRE
  const limit = ZERO + LIMIT * MILLIMETRE
  pen.line('ink', [ZERO, first ? 22 : 0], [ZERO, 162])
  if (full <= end) pen.fill('markSolid', rect(ZERO, low, full, high))
  else pen.fill('markSolid', [[ZERO, low], [end - 34, low], [end - 44, high], [ZERO, high]]).fill('markSolid', [[end - 24, low], [end, low], [end, high], [end - 34, high]])
  pen.line('hidden', [limit, first ? 22 : 0], [limit, 162])
  return pen.finely(() => {
    pen.text('mark', `${size} mm`, [full > limit ? limit + 8 : ZERO + 7, low - 8], { anchor: 'start' })
    if (first) pen.text('ink', `${LIMIT} mm`, [limit, 15])
  })
}

const says = (pen, text, at, anchor = 'middle') => pen.finely(() => pen.text('mark', text, at, { anchor }))
const RIGHT = 232

/** A code beside its surveyed place, and a column whose model is as far off. */
function mark(pen) {
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
function heading(pen) {
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
function drift(pen) {
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
function model(pen) {
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
function eye(pen) {
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

/** The check of the guide on two centimeters, with an RMS of 11.2 mm: name, metres from the start, gap in millimetres, where to in degrees. */
const noted = [['A1', 2, 6, 20], ['A2', 4, 9, 300], ['B2', 5, 12, 75], ['B3', 7, 7, 200], ['C3', 8, 14, 340], ['C4', 9, 11, 140], ['D4', 11, 8, 45], ['D5', 12, 17, 100], ['E5', 13, 10, 260], ['E6', 15, 13, 10]]
const heights = { 2: '+4', 7: '−3' }

/** The sheet filled in by hand, tilted, on the steel rule, with the pencil; in lists and on phones with strokes for figures. */
function checkSheet() {
  const pen = new Pen(420, 500, { narrow: 0, bare: 320, letter: 11 })
  pen.mini = filled(new Pen(420, 500, { narrow: 0 }), false)
  return filled(pen, true)
}

function filled(pen, says) {
  const [c, s] = [Math.cos(0.06), Math.sin(0.06)]
  const at = ([u, v]) => [6 + u * c + v * s, 27 - u * s + v * c]
  const lines = (kind, all, closed) => pen.lines(kind, all.map((line) => line.map(at)), closed)
  const box = (...corners) => rect(...corners).map(at)
  // each figure has a slope and a slant of its own
  const hand = (text, [u, v], k, kind = 'ink') => {
    const turn = 0.06 + (((k * 37) % 11) - 5) * 0.012
    const up = [Math.sin(0.22 - turn), -Math.cos(0.22 - turn)]
    if (says) pen.finely(() => pen.text(kind, `${text}`, at([u, v + ((k * 29) % 5) * 0.5 - 1]), { along: [Math.cos(turn), -Math.sin(turn)], up }))
    else lines(kind, [[[u - 8, v - 3], [u - 3, v - 8], [u, v - 3], [u + 6, v - 7]]])
  }

  rule(pen)
  pen.fill('quiet', box(5, 5, 335, 471)).fill('sheet', box(0, 0, 330, 466)).lines('ink', [box(0, 0, 330, 466)], true)
  // printed: the title, the names of lines and columns
  pen.fill('solid', box(22, 22, 132, 31))
  const fields = [52, 72, 92].flatMap((v) => [[22, v], [172, v]])
  pen.fill('quiet', ...fields.map(([u, v], i) => box(u, v - 8, u + 34 + ((i * 17) % 20), v - 4)))
  lines('detail', fields.map(([u, v]) => [[u, v], [u + 136, v]]))
  for (const [i, [u, v]] of fields.entries()) scribble(pen, at, [u + 62, v - 4], 5 + ((i * 5) % 4))

  const [left, right, top, row] = [22, 308, 108, 22]
  const bottom = top + 12 * row
  const columns = [50, 104, 160, 206, 256]
  pen.fill('tint', box(left, top, right, top + row)).fill('markTint', box(160, top + row, 206, bottom))
  pen.fill('quiet', ...[left, ...columns].map((u, i) => box(u + 6, top + 9, [...columns, right][i] - 8, top + 13)))
  lines('hatch', [...Array.from({ length: 11 }, (_, i) => [[left, top + (i + 1) * row], [right, top + (i + 1) * row]]), ...columns.map((u) => [[u, top], [u, bottom]])])
  lines('detail', [rect(left, top, right, bottom)], true)
  const largest = Math.max(...noted.map(([, , gap]) => gap))
  for (const [i, [name, far, gap, to]] of [...noted, [noted[0][0], noted[0][1], 8, 20]].entries()) {
    const v = top + (i + 1) * row + 16.5
    if (says) pen.finely(() => pen.text('detail', `${(i % 10) + 1}`, at([36, v]), { along: [c, -s], up: [-s, -c] }))
    hand(name, [77, v], i)
    hand(`${far} m`, [132, v], i + 3)
    hand(gap, [183, v], i + 5)
    if (gap === largest) pen.curve('markCut', ringed(at([183, v - 5]), 15, 9.5))
    pointer(pen, at([231, v - 5.5]), to)
    if (heights[i]) hand(heights[i], [282, v], i + 2)
  }

  // the result: RMS, largest gap, drift, passed, signature
  const cells = [82, 134, 180, 222]
  const [head, foot] = [bottom + 26, bottom + 60]
  pen.fill('tint', box(left, bottom + 12, right, head))
  pen.fill('quiet', ...[left, ...cells].map((u, i) => box(u + 6, bottom + 17, [...cells, right][i] - 8, bottom + 21)))
  lines('hatch', [[[left, head], [right, head]], ...cells.map((u) => [[u, bottom + 12], [u, foot]])])
  lines('detail', [rect(left, bottom + 12, right, foot)], true)
  hand('11.2', [52, foot - 11], 4)
  hand(largest, [108, foot - 11], 6)
  hand(8 - noted[0][2], [157, foot - 11], 2)
  lines('markCut', [[[191, foot - 17], [198, foot - 9], [213, foot - 28]]])
  scribble(pen, at, [232, foot - 11], 6, 1.6)
  pencil(pen)
  return pen
}

/** A word or a signature, written fast: letters of uneven height and width. */
function scribble(pen, at, [u, v], letters, size = 1) {
  const points = Array.from({ length: letters }, (_, i) => [
    [u + (i * 6.4 + ((i * 5) % 3)) * size, v + ((i * 7) % 3) * 0.6 * size],
    [u + (i * 6.4 + 3.6) * size, v - [7, 3, 3.4, 2.6, 6.4, 3.2][(i + letters) % 6] * size],
    [u + (i * 6.4 + 2.2) * size, v - 2 * size],
  ]).flat()
  pen.curve('ink', smoothPath([...points, [u + (letters * 6.4 + 3) * size, v - size]].map(at), false))
}

/** A ring drawn by hand: its ends pass each other. */
const ringed = ([x, y], rx, ry) => smoothPath(Array.from({ length: 12 }, (_, i) => [x + rx * (1 + i * 0.012) * Math.cos(0.6 * i - 1), y + ry * (1 + i * 0.012) * Math.sin(0.6 * i - 1)]), false)

/** An arrow by hand, `to` in degrees clockwise from up. */
function pointer(pen, [x, y], to) {
  const [du, dv] = [Math.sin((to * Math.PI) / 180), -Math.cos((to * Math.PI) / 180)]
  const place = (along, aside) => [x + along * du - aside * dv, y + along * dv + aside * du]
  pen.lines('ink', [[place(-8, 0), place(8, 0)], [place(3, -4), place(8, 0), place(3, 4)]])
}

/** A steel rule below the right edge of the sheet. */
function rule(pen) {
  const at = ([u, v]) => [352 + u - v * 0.03, 60 + v + u * 0.03]
  const body = rect(0, 0, 62, 372).map(at)
  pen.fill('tint', body).lines('ink', [body], true).circle('ink', at([36, 16]), 5)
  pen.lines('detail', Array.from({ length: 34 }, (_, i) => [at([62, 36 + i * 9.6]), at([i % 5 ? 54 : 44, 36 + i * 9.6])]))
}

/** A pencil, its point below the signature. */
function pencil(pen) {
  const [du, dv] = [0.78, -0.626]
  const at = ([u, v]) => [296 + u * du - v * dv, 486 + u * dv + v * du]
  const body = [[22, -8], [150, -8], [150, 8], [22, 8]].map(at)
  const point = [[0, 0], [22, -8], [22, 8]].map(at)
  pen.fill('sheet', body, point).fill('markTint', body).lines('ink', [body, point], true)
  pen.lines('detail', [[at([22, -3]), at([150, -3])], [at([22, 3]), at([150, 3])], [at([138, -8]), at([138, 8])]])
  pen.fill('solid', [[0, 0], [7, -2.6], [7, 2.6]].map(at))
}
