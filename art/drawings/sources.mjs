import { mark as start, offset } from './patterns.mjs'
import { Pen, arcPath, hatch, rect, smoothPath } from './pen.mjs'
import { darkCells, datum, flatDimension, person } from './symbols.mjs'

/**
 * The five sources of error: what is off, and by how much. Offsets in the drawings are enlarged. In wide windows each is at the
 * left of a row, with room for its text and a bar of its size, to one scale in the first three rows and another in the last two,
 * which the page folds; on phones it is beside its text.
 * And the sheet on which they are noted, filled in.
 */
export function sources() {
  const rows = Object.entries({ mark: [mark, 5, 14, true], heading: [heading, 17, 14], drift: [drift, 10, 14], model: [model, 100, 3.4, true], eye: [eye, 300, 3.4] })
  return Object.assign(
    checkSheets(),
    ...rows.map(([name, [draw, ...bars]]) => ({ [`source-${name}`]: bar(draw(row()), ...bars), [`source-${name}-narrow`]: draw(sheet()) })),
  )
}

/** The last 24 units of the width are the gap to the text beside it. */
const sheet = () => new Pen(264, 160, { narrow: 0, bare: 100, letter: 20 })
const row = () => new Pen(1000, 162, { narrow: 0, letter: 13.5 })

/** The limit in millimetres, and where bars begin. */
const [LIMIT, ZERO] = [20, 640]

/** A bar of so many millimetres, each so many units, beside the limit; one that is longer than the row ends there, with a break. In a first row the limit has its figure. */
function bar(pen, size, millimetre, first) {
  const end = pen.size[0]
  const full = ZERO + size * millimetre
  const limit = ZERO + LIMIT * millimetre
  const [top, bottom] = [76, 94]
  pen.line('ink', [ZERO, first ? 34 : 0], [ZERO, 162])
  if (full < end) pen.fill('markSolid', rect(ZERO, top, full, bottom))
  else {
    // the break: two slanted edges, each with a line beyond the bar
    const cut = (x) => [[x + 5, top - 8], [x - 5, bottom + 8]]
    const edge = (x) => [[x + 2.6, top], [x - 2.6, bottom]]
    const [a, b] = [end - 52, end - 42]
    pen.fill('markSolid', [[ZERO, top], ...edge(a), [ZERO, bottom]]).fill('markSolid', [...edge(b), [end, bottom], [end, top]])
    pen.lines('mark', [a, b].map(cut))
  }
  pen.line('hidden', [limit, first ? 34 : 0], [limit, 162])
  return pen.finely(() => {
    pen.text('mark', `${size} mm`, [full > limit ? limit + 8 : ZERO + 7, 68], { anchor: 'start' })
    if (first) pen.text('ink', `${LIMIT} mm`, [limit, 27])
  })
}

const says = (pen, text, at, anchor = 'middle') => pen.finely(() => pen.text('mark', text, at, { anchor }))
const RIGHT = 232

/** A code beside its surveyed place, and a column whose model is as far off. */
function mark(pen) {
  const [off, floor, side, x, y, top] = [24, 146, 63, 14, 62, 30]
  pen.lines('hidden', [rect(x, y, x + side, y + side)], true)
  pen.fill('sheet', rect(x + off, y, x + off + side, y + side)).fill('solid', ...darkCells('B3', [x + off, y], side))
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
  pen.fill('tint', rect(0, 16, RIGHT + 8, soffit)).line('cut', [0, soffit], [RIGHT + 8, soffit])
  const [px, py] = person(pen, [58, foot], 40, { pose: 'raised' })
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

/** Where things are on the sheet: its corner, its size, the lines of its head, the edges of columns, and the heights of rows. */
const flat = { corner: [1, 2], turn: 0, size: [640, 524], lines: { left: [24, 332], long: 284, low: [78, 108, 138] }, columns: [24, 76, 196, 316, 406, 506, 616], top: 158, head: 36, row: 22, results: [24, 104, 208, 338, 466, 616], between: 14, names: 24, foot: 34, blank: true }
const tilted = { corner: [6, 27], turn: 0.06, size: [330, 466], lines: { left: [22, 172], long: 136, low: [52, 72, 92] }, columns: [22, 50, 104, 160, 206, 256, 308], top: 108, head: 22, row: 22, results: [22, 82, 134, 180, 222, 308], between: 12, names: 14, foot: 34 }

/**
 * The sheet filled in by hand. The page writes the names of lines and columns onto the wide one, which is 648 units wide
 * (ui/pages/accuracy.css). On phones and in lists it is tilted, with strokes for figures.
 */
function checkSheets() {
  const wide = new Pen(648, 532, { narrow: 0, bare: 320, letter: 14 })
  const phone = new Pen(372, 500, { narrow: 0, bare: 320, letter: 11 })
  phone.mini = new Pen(372, 500, { narrow: 0 })
  filled(phone.mini, tilted, false)
  return { 'check-sheet': filled(wide, flat, true), 'check-sheet-narrow': filled(phone, tilted, true) }
}

function filled(pen, { corner, turn: slope, size: [width, height], lines: { left: starts, long, low }, columns, top, head, row, results, between, names, foot, blank }, says) {
  const [c, s] = [Math.cos(slope), Math.sin(slope)]
  const at = ([u, v]) => [corner[0] + u * c + v * s, corner[1] - u * s + v * c]
  const lines = (kind, all, closed) => pen.lines(kind, all.map((line) => line.map(at)), closed)
  const box = (...corners) => rect(...corners).map(at)
  const middle = (edges, i) => (edges[i] + edges[i + 1]) / 2
  const heads = (edges, v) => blank || pen.fill('quiet', ...edges.slice(1).map((edge, i) => box(edges[i] + 6, v - 2, edge - 8, v + 2)))
  // each figure has a slope and a slant of its own
  const hand = (text, [u, v], k, kind = 'ink') => {
    const turn = slope + (((k * 37) % 11) - 5) * 0.012
    const up = [Math.sin(0.22 - turn), -Math.cos(0.22 - turn)]
    if (says) pen.finely(() => pen.text(kind, `${text}`, at([u, v + ((k * 29) % 5) * 0.5 - 1]), { along: [Math.cos(turn), -Math.sin(turn)], up }))
    else lines(kind, [[[u - 8, v - 3], [u - 3, v - 8], [u, v - 3], [u + 6, v - 7]]])
  }

  pen.fill('quiet', box(5, 5, width + 5, height + 5)).fill('sheet', box(0, 0, width, height)).lines('ink', [box(0, 0, width, height)], true)
  // printed: the title, the names of lines and columns
  const [left, right] = [columns[0], columns.at(-1)]
  const fields = low.flatMap((v) => starts.map((u) => [u, v]))
  if (!blank) pen.fill('solid', box(22, 22, 132, 31)).fill('quiet', ...fields.map(([u, v], i) => box(u, v - 8, u + 34 + ((i * 17) % 20), v - 4)))
  lines('detail', fields.map(([u, v]) => [[u, v], [u + long, v]]))

  const first = top + head
  const bottom = first + 11 * row
  pen.fill('tint', box(left, top, right, first)).fill('markTint', box(columns[3], first, columns[4], bottom))
  heads(columns, top + head / 2)
  lines('hatch', [...Array.from({ length: 11 }, (_, i) => [[left, first + i * row], [right, first + i * row]]), ...columns.slice(1, -1).map((u) => [[u, top], [u, bottom]])])
  lines('detail', [rect(left, top, right, bottom)], true)
  const largest = Math.max(...noted.map(([, , gap]) => gap))
  for (const [i, [name, far, gap, to]] of [...noted, [noted[0][0], noted[0][1], 8, 20]].entries()) {
    const v = first + i * row + 16.5
    const cell = (column) => [middle(columns, column), v]
    if (says) pen.finely(() => pen.text('detail', `${(i % 10) + 1}`, at(cell(0)), { along: [c, -s], up: [-s, -c] }))
    hand(name, cell(1), i)
    hand(`${far} m`, cell(2), i + 3)
    hand(gap, cell(3), i + 5)
    if (gap === largest) pen.curve('markCut', ringed(at([middle(columns, 3), v - 5]), 15, 9.5))
    pointer(pen, at([middle(columns, 4), v - 5.5]), to)
    if (heights[i]) hand(heights[i], cell(5), i + 2)
  }

  // the result: RMS, largest gap, drift, passed, signature
  const named = bottom + between
  const noting = named + names
  const end = noting + foot
  pen.fill('tint', box(left, named, right, noting))
  heads(results, named + names / 2)
  lines('hatch', [[[left, noting], [right, noting]], ...results.slice(1, -1).map((u) => [[u, named], [u, end]])])
  lines('detail', [rect(left, named, right, end)], true)
  for (const [i, [said, k]] of [['11.2', 4], [largest, 6], [8 - noted[0][2], 2]].entries()) hand(said, [middle(results, i), end - 11], k)
  const tick = middle(results, 3) - 10
  lines('markCut', [[[tick, end - 17], [tick + 7, end - 9], [tick + 22, end - 28]]])
  signature(pen, at, [results[4] + 10, end - 11])
  return pen
}

/** A signature, written fast: letters of uneven height and width. */
function signature(pen, at, [u, v]) {
  const points = [7, 3, 6.4, 2.6, 3.4, 3.2].flatMap((high, i) => [
    [u + i * 10.2 + ((i * 5) % 3), v + ((i * 7) % 3)],
    [u + i * 10.2 + 5.8, v - high * 1.6],
    [u + i * 10.2 + 3.5, v - 3.2],
  ])
  pen.curve('ink', smoothPath([...points, [u + 66, v - 1.6]].map(at), false))
}

/** A ring drawn by hand: its ends pass each other. */
const ringed = ([x, y], rx, ry) => smoothPath(Array.from({ length: 12 }, (_, i) => [x + rx * (1 + i * 0.012) * Math.cos(0.6 * i - 1), y + ry * (1 + i * 0.012) * Math.sin(0.6 * i - 1)]), false)

/** An arrow by hand, `to` in degrees clockwise from up. */
function pointer(pen, [x, y], to) {
  const [du, dv] = [Math.sin((to * Math.PI) / 180), -Math.cos((to * Math.PI) / 180)]
  const place = (along, aside) => [x + along * du - aside * dv, y + along * dv + aside * du]
  pen.lines('ink', [[place(-8, 0), place(8, 0)], [place(3, -4), place(8, 0), place(3, 4)]])
}
