import { frame, standard } from '../model.mjs'
import { axisLetter } from '../../ui/drafting.ts'
import { facts } from '../../ui/facts.ts'
import { Pen, circlePath, hatch, isWide, rect } from './pen.mjs'
import { arrowhead, aside, bubble, datum, flatDimension, north, person } from './symbols.mjs'

/** Sections and plans of rooms at a person's height, all in metres; what is cut is the shared model's concrete. */
export function rooms() {
  return {
    'room-height': height(),
    'room-height-narrow': height({ narrow: 460 }),
    'room-view': view({ width: 480, long: 5.1, column: [2.5, 1.7], counter: [3, 4.6] }),
    'room-view-narrow': view({ width: 688, long: 7.4, column: [3.3, 1.7], counter: [4.3, 6.3], points: true }),
    'room-pass': pass({ size: [480, 384], long: 4.55, open: 1.4, closed: 3.2, m: 105, top: 76 }),
    'room-pass-narrow': pass({ size: [688, 300], long: 7.95, open: 2.6, closed: 5, m: 86, top: 44 }),
    'scale-plot': plot(),
    'scale-desk': desk(50, [40, 12], 4, TALL),
    'scale-bay': bay(),
    'scale-building': desk(100, [whole.length + 2 * whole.edge, whole.height + standard.slab], standard.storeys, { size: LOW, m: 134, ground: 253 }),
    'scale-table': table(),
    corridor: corridor({ size: [1200, 330], m: 62, place: [0, 278, 0, END], letter: 14 }),
    'corridor-narrow': corridor({ size: [480, 288], m: 960 / END, place: [0, 226, 0, END / 2], letter: 16 }),
    'corridor-end': corridor({ size: [480, 288], m: 960 / END, place: [0, 226, END / 2, END], letter: 16 }),
  }
}

const whole = frame()
const BODY = 1.775 // a person with a helmet, as symbols.mjs draws it

/** Metres across and up → the sheet. */
const section = (m, [ox, ground]) => ([x, z]) => [ox + x * m, ground - z * m]

/** A slab in long section: its two faces only, since it runs on. */
function slab(pen, at, [x0, x1], [z0, z1], model = false) {
  const ring = [[x0, z0], [x1, z0], [x1, z1], [x0, z1]].map(at)
  pen.fill(model ? 'modelTint' : 'tint', ring)
  if (!model) pen.lines('hatch', hatch([ring], 45, 5))
  return pen.lines(model ? 'modelCut' : 'cut', [[ring[0], ring[1]], [ring[3], ring[2]]])
}

/** Headroom under a beam of a low storey: one stands below it, another looks at both through the tablet. */
function height(on) {
  const pen = new Pen(480, 384, { letter: 12, ...on })
  const m = 104
  const { storeyHeight, slab: thick, beam } = { ...standard, storeyHeight: 2.9 }
  const at = section(m, [0, 352])
  const [left, right] = [0.02, 4.6]
  const under = storeyHeight - beam[1]
  slab(pen, at, [left, right], [-thick / 2, 0])
  slab(pen, at, [left, right], [storeyHeight - thick, storeyHeight], true)
  const [x0, x1] = [2.35, 2.35 + beam[0]]
  const ring = [[x0, under], [x1, under], [x1, storeyHeight - thick], [x0, storeyHeight - thick]].map(at)
  pen.fill('modelTint', ring).line('modelCut', ring[3], ring[0], ring[1], ring[2])
  const middle = (x0 + x1) / 2
  const phone = person(pen, at([0.55, 0]), m)
  pen.lines('modelSight', [[phone, ring[3]], [phone, ring[0]]])
  person(pen, at([middle - 0.05, 0]), m)
  flatDimension(pen, at([x0, 0]), at([x0, under]), [-56, 0], { unit: m, gap: 4 })
  flatDimension(pen, at([x1, BODY]), at([x1, under]), [56, 0], { unit: m, gap: 6 })
  for (const z of [0, storeyHeight]) {
    const [x, y] = at([right - 0.1, z])
    datum(pen, [x - 12, y], 9, 24, -1, z)
  }
  return pen
}

/** What the column hides from whoever stands in the door: of a room of this length, its `column` and `counter` in metres. */
function view({ width, long: X, column: [cx, cy], counter: [u, v], points }) {
  const pen = new Pen(width, 384, { letter: 12 })
  // larger figures need more room around the walls
  const [m, floor, aside] = pen.small ? [74, 360, 46] : [78, 352, 36]
  const [Y, t] = [3.6, 0.2]
  const at = ([x, y]) => [17 + x * m, floor - y * m]
  const door = [0.4, 1.4]
  const eye = [0.9, 0.45]
  const column = rect(cx, cy, cx + standard.column, cy + standard.column)
  // the two outermost corners of the column, and where the eye's rays past them meet the walls
  const angle = ([x, y]) => Math.atan2(y - eye[1], x - eye[0])
  const sorted = [...column].sort((p, q) => angle(p) - angle(q))
  const [low, high] = [sorted[0], sorted.at(-1)]
  const wall = (p) => {
    const [dx, dy] = [p[0] - eye[0], p[1] - eye[1]]
    const k = Math.min((X - eye[0]) / dx, (Y - eye[1]) / dy)
    return [eye[0] + k * dx, eye[1] + k * dy]
  }
  const [farLow, farHigh] = [wall(low), wall(high)]
  const corner = farLow[0] > X - 0.01 && farHigh[1] > Y - 0.01 ? [[X, Y]] : []
  const shadow = [low, farLow, ...corner, farHigh, high]
  pen.fill('modelTint', [[0, 0], [X, 0], [X, Y], [0, Y]].map(at), shadow.map(at))
  pen.lines('modelHidden', [[low, farLow].map(at), [high, farHigh].map(at)])
  const counter = rect(u, Y - 0.75, v, Y - 0.3).map(at)
  pen.fill('sheet', counter).lines('ink', [counter], true)
  pen.fill('modelTint', column.map(at)).lines('modelCut', [column.map(at)], true)
  const walls = [[door[0], 0], [0, 0], [0, Y], [X, Y], [X, 0], [door[1], 0], [door[1], -t], [X + t, -t], [X + t, Y + t], [-t, Y + t], [-t, -t], [door[0], -t]].map(at)
  pen.fill('tint', walls).lines('hatch', hatch([walls], 45, 5)).lines('cut', [walls], true)
  const [hx, hy] = at([door[0], 0])
  pen.line('ink', [hx, hy], [hx, hy - m]).curve('detail', `M${hx} ${hy - m}a${m} ${m} 0 0 1 ${m} ${m}`)
  const [ex, ey] = at(eye)
  pen.circle('sheet', [ex, ey], 6).circle('markCut', [ex, ey], 6)
  for (const p of [low, high]) pen.line('mark', [ex, ey], at(p))
  flatDimension(pen, at([0, Y + t]), at([X, Y + t]), [0, -22], { unit: m, gap: 4 })
  flatDimension(pen, at([X + t, 0]), at([X + t, Y]), [aside, 0], { unit: m, gap: 4 })
  if (points) north(pen, at, [X + 1.06, Y + 0.05, 0], 0.4)
  return pen
}

/** A bed on its way along a corridor of this length, past an open door and a closed one: metres of their hinges. */
function pass({ size, long, open, closed, m, top }) {
  const pen = new Pen(...size, { letter: 12 })
  const [Y, t, leaf, gap] = [2.55, 0.2, 1, 0.4]
  const at = ([x, y]) => [2 + x * m, top + y * m]
  const doors = [open, closed]
  const walls = [0, ...doors.map((x) => x + leaf)].map((from, i) => [from, doors[i] ?? long, -t])
  for (const [from, to, low] of [...walls, [0, long, Y]]) {
    const flat = [[from, low], [to, low], [to, low + t], [from, low + t]].map(at)
    pen.fill('tint', flat).lines('hatch', hatch([flat], 45, 5))
    pen.lines('cut', [[flat[0], flat[1]], [flat[3], flat[2]]])
  }
  for (const x of doors.flatMap((x) => [x, x + leaf])) pen.line('cut', at([x, -t]), at([x, 0]))
  const r = leaf * m
  const [x, y] = at([open, 0])
  pen.fill('sheet', rect(x, y, x + 5, y + r)).lines('ink', [rect(x, y, x + 5, y + r)], true)
  pen.curve('hidden', `M${x + 5} ${y + r}a${r} ${r} 0 0 0 ${r - 5} ${-r}`)
  const shut = at([closed, 0])[0]
  pen.fill('sheet', rect(shut, y - 5, shut + r, y)).lines('ink', [rect(shut, y - 5, shut + r, y)], true)
  const [b0, b1] = [[open - 0.7, leaf + gap], [open + 1.5, leaf + gap + 1]]
  const bed = [b0, [b1[0], b0[1]], b1, [b0[0], b1[1]]].map(at)
  const middle = (b0[1] + b1[1]) / 2
  pen.fill('modelTint', bed).lines('modelCut', [bed], true)
  const pillow = [[b0[0] + 0.1, b0[1] + 0.2], [b0[0] + 0.55, b0[1] + 0.2], [b0[0] + 0.55, b1[1] - 0.2], [b0[0] + 0.1, b1[1] - 0.2]].map(at)
  pen.lines('model', [pillow], true).line('model', at([b0[0] + 0.8, b0[1]]), at([b0[0] + 0.8, b1[1]]))
  // where it goes
  const end = long - 0.75
  const [from, to] = [at([b1[0] + 0.15, middle]), at([end, middle])]
  pen.line('modelSight', from, to)
  arrowhead(pen, 'modelSolid', from, to, 12)
  for (const y of [b0[1], b1[1]]) pen.line('modelHidden', at([b1[0] + 0.15, y]), at([end - 0.2, y]))
  flatDimension(pen, at([open, leaf]), at([open, leaf + gap]), [-62, 0], { unit: m, gap: 4, say: null })
  const [dx, dy] = at([open, leaf + gap / 2])
  pen.text('mark', String(Math.round(gap * 1000)), [dx - 74, dy + 4], { anchor: 'end' })
  flatDimension(pen, at([long, 0]), at([long, Y]), [-24, 0], { unit: m, gap: -12 })
  return pen
}

/** What is shown in a room, with the scale of the model: [width, height] of the sheet, its units a metre, and its ground. */
const TALL = { size: [480, 384], m: 120, ground: 374 }
const LOW = [480, 254]

/** A sheet with the ground, and the places of metres on it; `middle` of them is the sheet's. */
function shown({ size, m, ground }, middle) {
  const pen = new Pen(...size, { letter: 11, narrow: 420 })
  return [pen, section(m, [size[0] / 2 - middle * m, ground])]
}

/** The ground, a person or two. */
function standing(pen, at, { size: [width], m, ground }, people) {
  pen.line('cut', [1, ground], [width - 24, ground])
  for (const [x, facing] of people) person(pen, at([x, 0]), m, { facing })
  return pen
}

/** Full size: a room of the model around somebody. */
function plot() {
  const [pen, at] = shown(TALL, 1.98)
  const [w, h] = [3.55, 2.8]
  pen.lines('model', [[[0, h], [w, h], [w, 0]].map(at), [[0, h + 0.25], [w + 0.2, h + 0.25], [w + 0.2, 0]].map(at)])
  pen.fill('modelTint', [[0, h], [w, h], [w, 0], [w + 0.2, 0], [w + 0.2, h + 0.25], [0, h + 0.25]].map(at))
  pen.lines('model', [[[0.3, 0], [0.3, 2.1], [1.2, 2.1], [1.2, 0]].map(at), [[2.15, 0.9], [2.95, 0.9], [2.95, 2.1], [2.15, 2.1], [2.15, 0.9]].map(at), [[2.55, 0.9], [2.55, 2.1]].map(at)])
  flatDimension(pen, at([w, 0]), at([w, h]), [-22, 0], { unit: TALL.m, gap: -16 })
  return standing(pen, at, TALL, [[1.6, 1]])
}

/** The bay of art/ar/scenes.mjs: 8 m from axis to axis, 4 m to the top of the slab. */
function bay() {
  const on = { size: LOW, m: 48, ground: 253 }
  const [pen, at] = shown(on, 4.6)
  for (const x of [0, 8]) pen.lines('model', [rect(x, 0, x + 0.5, 3.75).map(at)], true)
  const slab = rect(0, 3.75, 8.5, 4).map(at)
  pen.fill('modelTint', slab).lines('modelCut', [slab], true)
  const duct = rect(1.15, 2.82, 8, 3.22).map(at)
  pen.fill('modelTint', duct).lines('model', [duct, rect(1.15, 2.52, 8, 2.68).map(at)], true)
  return standing(pen, at, on, [[3.6, 1]])
}

const TABLE = 0.75

/** A table from x to x, in section. */
function stood(pen, at, [from, to]) {
  pen.lines('ink', [[[from, TABLE], [to, TABLE]], ...[from + 0.1, to - 0.1].map((x) => [[x, TABLE], [x, 0]])].map((line) => line.map(at)))
}

/** A house on a desk: its ratio, length and height in metres, storeys, and the sheet. */
function desk(ratio, house, storeys, on) {
  const [pen, at] = shown(on, 1.6)
  const [long, high] = house.map((side) => side / ratio)
  const ends = [1.2, 2.9]
  const [x, top] = [(ends[0] + ends[1] - long) / 2, TABLE + high]
  stood(pen, at, ends)
  const outline = rect(x, TABLE, x + long, top).map(at)
  pen.fill('modelTint', outline).lines('modelCut', [outline], true)
  for (let i = 1; i < storeys; i++) pen.line('modelDetail', at([x, TABLE + (i * high) / storeys]), at([x + long, TABLE + (i * high) / storeys]))
  if (on.size === LOW) return standing(pen, at, on, [[0.5, 1]])
  flatDimension(pen, at([x, top]), at([x + long, top]), [0, -24], { unit: on.m })
  flatDimension(pen, at([x + long, TABLE]), at([x + long, top]), [30, 0], { unit: on.m, say: null })
  const [side, middle] = at([x + long, TABLE + high / 2])
  pen.text('mark', String(Math.round(high * 1000)), [side + 40, middle + 5], { anchor: 'start' })
  return standing(pen, at, on, [[0.5, 1]])
}

const TOWERS = [25, 45, 100, 35, 60, 20, 75, 30, 50]

/** Towers of up to 100 m on the table. */
function table() {
  const [pen, at] = shown(TALL, 1.7)
  const { ratio, streetMetres } = facts.sandTable
  const [first, wide] = [1.1, 0.09]
  const step = (streetMetres / ratio - wide) / (TOWERS.length - 1)
  stood(pen, at, [0.85, 2.55])
  for (const [i, tall] of TOWERS.entries()) {
    const x = first + i * step
    const ring = rect(x, TABLE, x + wide, TABLE + tall / ratio).map(at)
    pen.fill('modelTint', ring).lines('model', [ring], true)
  }
  const most = Math.max(...TOWERS) / ratio
  const tallest = first + TOWERS.indexOf(Math.max(...TOWERS)) * step
  flatDimension(pen, at([tallest, TABLE + most]), at([tallest, TABLE]), [-58, 0], { unit: TALL.m, gap: 8, say: null })
  const [side, top] = at([tallest, TABLE + most])
  pen.text('mark', String(Math.round(most * 1000)), [side - 58, top - 12])
  const last = first + (TOWERS.length - 1) * step + wide
  flatDimension(pen, at([first, TABLE]), at([last, TABLE]), [0, pen.letter + 18], { unit: TALL.m })
  return standing(pen, at, TALL, [[0.35, 1], [3.05, -1]])
}

const END = 1200 / 62 // metres

/**
 * A corridor in longitudinal section, all of it or a half: on the left still model, in the middle at work, on the right
 * closed. `place`: where its left end and its floor are on the sheet, then from where to where it is drawn, in metres.
 */
function corridor({ size, m, place: [left, ground, ...span], letter }) {
  const pen = new Pen(...size, { letter, narrow: 0 })
  const at = ([x, z]) => [left + (x - span[0]) * m, ground - z * m]
  const lies = (x) => x >= span[0] && x <= span[1]
  const top = frame().levels[1]
  const soffit = top - standard.slab
  const [duct, pipe, low] = [[3, 3.4], [2.66, 2.8], 2.4]
  const [meant, drilled] = [10.3, 9] // where ducts are still model, where hangers already hang
  slab(pen, at, span, [soffit, top])
  slab(pen, at, span, [-0.2, 0])
  const axes = [0, 1, 2].map((i) => 1.6 + i * standard.bay[0])
  for (const [i, x] of axes.entries()) {
    if (!lies(x)) continue
    const c = standard.column / 2
    pen.lines('ink', [[[x - c, 0], [x - c, soffit]].map(at), [[x + c, 0], [x + c, soffit]].map(at)])
    pen.line('markAxis', at([x, top + 0.3]), [at([x, 0])[0], ground + 22])
    bubble(pen, 'mark', [at([x, 0])[0], ground + 22 + pen.letter], pen.letter, axisLetter(i))
  }
  // runs: [from, to, low, high, built]
  const runs = [[0, meant, ...duct, false], [meant, END, ...duct, true], [0, 12.3, ...pipe, false], [12.3, 13.6, ...pipe, true], [13.6, 15.1, pipe[0] - 0.2, pipe[1] - 0.2, true], [15.1, END, ...pipe, true]]
  for (const [from, to, a, b, built] of runs) {
    const [u, v] = [Math.max(from, span[0]), Math.min(to, span[1])]
    if (v <= u) continue
    const ring = [[u, a], [v, a], [v, b], [u, b]].map(at)
    pen.fill('sheet', ring).fill(built ? 'tint' : 'modelTint', ring).lines(built ? 'ink' : 'model', [[ring[0], ring[1]], [ring[3], ring[2]]])
    if (b - a > 0.3) for (let x = Math.ceil(u / 1.5) * 1.5; x < v; x += 1.5) pen.line(built ? 'detail' : 'modelDetail', at([x, a]), at([x, b]))
  }
  for (let x = drilled; x < span[1]; x += 1.5) if (x > span[0]) pen.lines('detail', [[[x, soffit], [x, duct[0] - 0.06]].map(at), [[x - 0.12, duct[0] - 0.06], [x + 0.12, duct[0] - 0.06]].map(at)])

  const who = (x, options) => person(pen, at([x, 0]), m, options)
  // a number's disc in the room, and its leader to what the step is about
  const step = (i, to, [x, z]) => {
    const [u, v] = at([x, z])
    pen.finely(() => pen.line('mark', at(to), [u, v]).circle('markSolid', [u, v], pen.letter + 1).text('blank', String(i), [u, v + pen.letter / 2]))
  }
  const ringed = ([x, z], r) => pen.curve('markCut', circlePath(...at([x, z]), r * m))
  const upper = 2.1
  // a code on a column, and a look at the ducts
  if (lies(axes[0])) {
    const code = [axes[0], 1.3]
    const mark = [[-0.14, -0.14], [0.14, -0.14], [0.14, 0.14], [-0.14, 0.14]].map(([u, v]) => at([code[0] + u, code[1] + v]))
    pen.fill('sheet', mark).lines('ink', [mark], true)
    for (const [u, v] of [[-0.1, 0.03], [0.03, 0.03], [-0.1, -0.1]]) pen.fill('solid', [[code[0] + u, code[1] + v], [code[0] + u + 0.07, code[1] + v], [code[0] + u + 0.07, code[1] + v + 0.07], [code[0] + u, code[1] + v + 0.07]].map(at))
    const first = who(0.55)
    pen.lines('modelSight', [[first, mark[0]], [first, mark[3]]])
    const second = who(3.6)
    pen.lines('modelSight', [[second, at([4.2, duct[1]])], [second, at([6.2, duct[0]])]])
    step(1, [2.6, pipe[0]], [2.6, upper])
    step(2, [code[0] + 0.14, code[1]], [2.6, code[1]])
    datum(pen, at([5.6, 0]), 9, 26, -1, 0)
    datum(pen, at([6.3, top]), 9, 26, -1, top)
  }
  // a beam in the way of the duct
  const [b0, b1] = [7.4, 7.4 + standard.beam[0]]
  if (lies(b0)) {
    const beam = [[b0, soffit], [b0, top - standard.beam[1]], [b1, top - standard.beam[1]], [b1, soffit]].map(at)
    pen.fill('tint', beam).lines('hatch', hatch([beam], 45, 5)).lines('cut', [beam])
    const [x, z, r] = [(b0 + b1) / 2, 3.34, 0.39]
    ringed([x, z], r)
    step(3, [x, z - r], [x, upper])
  }
  // a trestle, and the worker on it with a rod up to the pipe
  if (lies(11.1)) {
    const high = 0.72
    pen.lines('ink', [[[10.4, high], [12.2, high], [12.2, high - 0.08], [10.4, high - 0.08], [10.4, high]].map(at)])
    for (const x of [10.75, 11.85]) pen.lines('ink', [[[x - 0.2, 0], [x, high - 0.08], [x + 0.2, 0]].map(at), [[x - 0.1, 0.32], [x + 0.1, 0.32]].map(at)])
    const worker = person(pen, at([11.1, high]), m, { carry: null })
    pen.line('cut', worker, [worker[0] + 7, at([0, pipe[0]])[1]])
    step(4, [12.45, pipe[0]], [12.45, upper])
  }
  // pipes below their level, then the ceiling
  const [lx0, lx1] = [13.6, 15.1]
  if (lies(lx0)) {
    pen.lines('modelHidden', pipe.map((z) => [[lx0, z], [lx1, z]].map(at)))
    const [x, r] = [14, 0.48]
    ringed([x, pipe[0]], r)
    step(5, [x, pipe[0] - r], [x, 1.5])
    for (let x = 15.7; x < END; x += 0.6) {
      const board = [[x, low], [Math.min(x + 0.6, END), low], [Math.min(x + 0.6, END), low + 0.06], [x, low + 0.06]].map(at)
      pen.fill('sheet', board).lines('ink', [board], true)
    }
    pen.line('hidden', at([12.9, low]), at([15.7, low]))
    // what the closed ceiling hides, seen through it
    const [f0, f1] = [17.9, 19.1]
    for (const [a, b] of [duct, pipe]) {
      const seen = [[f0, a], [f1, a], [f1, b], [f0, b]].map(at)
      pen.fill('sheet', seen).fill('modelTint', seen).lines('modelCut', [[seen[0], seen[1]], [seen[3], seen[2]]])
    }
    const tablet = who(17.5)
    pen.lines('modelSight', [[tablet, at([f0, duct[1]])], [tablet, at([f1, pipe[0]])]])
    if (isWide(pen)) who(15.5, { carry: null })
    step(6, [17.93, 1.39], [18.65, 1.39])
    datum(pen, at([16.1, low]), 9, 26, -1, low, true)
  }
  return pen
}
