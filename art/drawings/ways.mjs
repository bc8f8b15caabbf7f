import { axisNumber } from '../../ui/drafting.ts'
import { earth as strokes } from './building.mjs'
import { Pen, hatch, isWide, rect } from './pen.mjs'
import { mix } from './projection.mjs'
import { bubble, darkCells, datum, flatDimension, person, satellite, target } from './symbols.mjs'
import { digger, sheeted } from './works-section.mjs'

/**
 * The ways of positioning along one ground line, in metres: a basement with a code, a bare slab with two points on its axes;
 * a finished room, an excavation below satellites. Two halves, which meet where the room begins and go on to the edges of
 * wide windows; those for phones are narrower, one below the other.
 */
export function ways() {
  const wide = { m: 40, size: [1920, 372], ground: 198, bay: 7.5 }
  const phone = { m: 36, size: [390, 250], bay: 195 / 36 }
  return {
    'ways-inside': inside({ ...wide, left: 1320, columns: [0.15, 7.35, 14.55], cellar: { door: 0.45, level: 1.75, stands: 3.75, code: [5.1, 0.66], clear: 6.85 }, deck: { stands: 8.1, wall: [9.5, 14.15], pallet: 2.2, level: 6.4 } }),
    'ways-inside-narrow': inside({ ...phone, left: 0, ground: 110, columns: [6.1, 9.7], cellar: { stands: 0.95, code: [2.5, 0.8], clear: 4.55 }, deck: { stands: 6.75, wall: [7.6, 9.45] } }),
    'ways-outside': outside({ ...wide, left: -600, room: { shelf: 15.65, stands: 17.2, window: [18.5, 20.4], door: 20.85, fan: [17.2, 18.6], level: 20.1 }, pit: { stands: 23.25, pole: 23.85, open: 24.5, shut: 27.7, digger: 29.9 }, sky: [[23.2, 4.35, -20], [25.1, 4.6, -7], [27.1, 4.6, 9], [29.1, 4.2, 22]] }),
    'ways-outside-narrow': outside({ ...phone, left: -390, ground: 158, room: { stands: 12, window: [12.85, 14.15], door: 14.5 }, pit: { stands: 16.95, pole: 17.5, open: 18.1, shut: 21 }, sky: [[17, 3.85, -16], [18.8, 3.9, 0], [20.4, 3.55, 18]] }),
  }
}

const [SLAB, WALL, STOREY, CELLAR, OUTDOORS] = [0.25, 0.3, 3.6, -3.3, -0.15]
/** A spacing whose lines at 60° go on from one half into the other. */
const JOINED = (1920 * Math.sin(Math.PI / 3)) / 120
const FIGURES = { gap: 0, tick: 4, beyond: 0 }

/** A sheet, and on it places in metres along the ground and up. */
function sheet({ m, size, left, ground }) {
  const pen = new Pen(...size, { narrow: 0, letter: 14 })
  const on = ([x, z]) => [left + x * m, ground - z * m]
  return { pen, on, m, box: (x0, z0, x1, z1) => rect(...on([x0, z1]), ...on([x1, z0])), from: -left / m, to: (size[0] - left) / m, floor: (ground - size[1]) / m }
}

/** Ground below a surface, with strokes along its level parts, on wide sheets with rock below. */
function earth({ pen, on, from, to, floor }, surface) {
  pen.fill('tint', [[from, floor], ...surface, [to, floor]].map(on))
  if (isWide(pen)) {
    const head = Array.from({ length: (to - from) * 2 + 1 }, (_, i) => from + i / 2).map((x) => on([x, -3.15 + 0.16 * Math.sin(x * 0.55) + 0.1 * Math.sin(x * 1.4)]))
    pen.lines('hatch', hatch([[on([from, floor]), ...head, on([to, floor])]], 60, JOINED)).line('detail', ...head)
  }
  for (const [i, a] of surface.slice(0, -1).entries()) {
    const [[x0, y], [x1, end]] = [on(a), on(surface[i + 1])]
    if (y === end) strokes(pen, y, [x0, x1])
  }
}

/** Concrete in the section, with its openings. */
function concrete({ pen }, ...rings) {
  pen.fill('sheet', ...rings).lines('hatch', hatch(rings, 45, 4.5)).lines('cut', rings, true)
}

/** Something solid in elevation. */
const plate = ({ pen, box }, kind, ...corners) => pen.fill('sheet', box(...corners)).lines(kind, [box(...corners)], true)

/** Something round or square along the section: what hangs, or what the model has. */
function run({ pen, box }, kind, ...corners) {
  sheeted(pen, kind, box(...corners))
  pen.lines(kind === 'ink' ? 'cut' : 'modelCut', [box(...corners)], true)
}

function inside(place) {
  const work = sheet(place)
  const { on, box, from, to } = work
  const { bay, columns, cellar, deck } = place
  earth(work, [[from, OUTDOORS], [Math.max(from, 0), OUTDOORS], [Math.max(from, 0), -SLAB], [to, -SLAB]])
  if (from < 0) fence(work, from)
  const c = columns.at(-1)
  const [end, base] = [2 * bay - 0.02, CELLAR - WALL]
  const footing = [[c + 0.15, -SLAB], [c + 0.15, -0.8], [c + 0.42, -0.8], [c + 0.42, -1.1], [c - 0.42, -1.1], [c - 0.42, -0.8], [c - 0.15, -0.8], [c - 0.15, -SLAB]]
  const outer = [[0, 0], [end, 0], [end, -SLAB], ...footing, [bay, -SLAB], [bay, CELLAR], [bay + 0.4, CELLAR], [bay + 0.4, base], [-0.4, base], [-0.4, CELLAR], [0, CELLAR]]
  const room = box(WALL, CELLAR, bay - WALL, -SLAB)
  work.pen.fill('sheet', room)
  concrete(work, outer.map(on), room)
  corridor(work, [WALL, bay - WALL], cellar)
  slab(work, place, deck)
  return work.pen
}

/** A corridor along the section: its first pipe hangs, what follows is model; a code is on the wall. */
function corridor(work, [a, b], { door, level, stands, code: [x, side], clear }) {
  const { pen, on, box, m } = work
  for (let u = a + 0.35; u < b; u += 1.2) for (const z of [0.4, 1.5]) if (!(door && Math.abs(u - door - 0.4) < 0.6)) pen.circle('quiet', on([u, CELLAR + z]), 1.3)
  if (door) pen.lines('ink', [doorway(door, CELLAR).map(on)]).lines('detail', [doorway(door, CELLAR, 0.07).map(on)]).line('ink', on([door + 0.66, CELLAR + 1.02]), on([door + 0.74, CELLAR + 1.02]))
  const [joint, under] = [a + (b - a) * 0.28, -1.2]
  const hangs = (kind, from, until) => { for (let u = from; u < until; u += 1.1) pen.line(kind, on([u, -SLAB]), on([u, -0.42])) }
  hangs('ink', a + 0.5, joint)
  hangs('modelDetail', joint + 0.6, b)
  run(work, 'model', joint + 0.5, under, b, under + 0.46)
  for (let u = joint + 1.6; u < b - 0.2; u += 1.1) pen.line('model', on([u, under]), on([u, under + 0.46]))
  run(work, 'model', joint, -0.62, b, -0.42)
  run(work, 'ink', a, -0.62, joint, -0.42)
  pen.line('cut', on([joint, -0.7]), on([joint, -0.34]))

  const [z, half] = [CELLAR + 1.42, side / 2]
  const eye = on([stands + 0.42, CELLAR + 1.39])
  const [top, , , low] = box(x - 0.06, z - half - 0.06, x + side, z + half + 0.06)
  pen.fill('modelTint', [eye, top, low]).lines('model', [[eye, top], [eye, low]])
  pen.fill('solid', box(x - 0.06, z - half - 0.06, x + side + 0.06, z + half + 0.06)).fill('sheet', ...darkCells('B3', on([x, z + half]), side * m))
  for (const [u, k] of [[x - 0.18, 0.22], [x + side + 0.18, -0.22]]) for (const [v, n] of [[z + half + 0.18, -0.22], [z - half - 0.18, 0.22]]) pen.line('markCut', on([u + k, v]), on([u, v]), on([u, v + n]))
  person(pen, on([stands, CELLAR]), m)
  flatDimension(pen, on([clear, CELLAR]), on([clear, under]), [0.01, 0], { unit: m, ...FIGURES })
  if (level) datum(pen, on([level, CELLAR]), 9, 20, 1, CELLAR)
}

/** A door without its threshold, or what is within its frame. */
const doorway = (x, floor, frame = 0) => [[x + frame, floor], [x + frame, floor + 2.1 - frame], [x + 0.85 - frame, floor + 2.1 - frame], [x + 0.85 - frame, floor]]

/** The bare slab: starter bars on the axes, two of which have its points; between them stands a wall of the model. */
function slab(work, { columns, ground }, { stands, wall: [a, b], pallet, level }) {
  const { pen, on, box, m } = work
  for (const u of columns) pen.lines('ink', [-0.18, -0.06, 0.06, 0.18].map((d) => [on([u + d, 0]), on([u + d, 0.62])]))
  if (pallet) {
    pen.lines('ink', [0.45, 1.55].map((u) => [on([u, 0]), on([u, 1.1])])).lines('detail', [0.55, 1.05].map((z) => [on([0.45, z]), on([1.55, z])]))
    plate(work, 'ink', pallet, 0, pallet + 1.66, 0.12)
    for (const [i, count] of [4, 4, 3].entries()) for (let k = 0; k < count; k++) plate(work, 'ink', pallet + k * 0.42, 0.12 + i * 0.26, pallet + k * 0.42 + 0.4, 0.38 + i * 0.26)
  }
  if (level) datum(pen, on([level, 0]), 9, 20, -1, 0)
  const [head, door] = [2.85, a + (b - a) * 0.5]
  const body = [[a, 0], [a, head], [b, head], [b, 0], ...doorway(door, 0).reverse()].map(on)
  const studs = Array.from({ length: (b - a - 0.3) / 0.5 }, (_, i) => a + (i + 1) * 0.5)
  pen.fill('sheet', body).fill('modelTint', body)
  for (const u of studs) pen.lines('modelDetail', [0, 0.06].map((d) => [on([u + d, u > door - 0.1 && u < door + 0.85 ? 2.1 : 0]), on([u + d, head])]))
  pen.line('modelDetail', on([a, head - 0.08]), on([b, head - 0.08])).lines('modelCut', [body], true)

  // the axes, above the slab or, where there is no room, below it
  const [up, row] = isWide(pen) ? [1, ground / m - 0.6] : [-1, -2.15]
  const [first, last] = [columns.at(-2), columns.at(-1)]
  const chain = row - up * 0.75
  for (const u of columns) {
    pen.line('markAxis', on([u, up < 0 ? -SLAB : 0]), on([u, row - up * 13 / m]))
    bubble(pen, 'mark', on([u, row]), 13, axisNumber(u === last ? 2 : u === first ? 1 : 0))
  }
  flatDimension(pen, on([columns[0], chain]), on([last, chain]), [0, 0.01], { between: columns.slice(1, -1).map((u) => (u - columns[0]) / (last - columns[0])), unit: m, ...FIGURES, beyond: 4 })
  const flat = ([u, v]) => { const [x, y] = on([u, 0]); return [x, y - v * m * 0.36] }
  for (const u of [first, last]) target({ view: flat }, pen, [u, 0, 0], 0.34)
  for (const u of [first, last]) pen.line('modelSight', on([stands + 0.4, 1.39]), on([u, 0.02]))
  person(pen, on([stands, 0]), m)
}

function outside(place) {
  const work = sheet(place)
  const { on, box, from, to } = work
  const { bay, room, pit, sky } = place
  const [l, r] = [2 * bay, 3 * bay]
  const [outer, top] = [STOREY + 0.4, STOREY]
  const trench = [[pit.open, OUTDOORS], [pit.open + 0.35, PIT], [pit.shut - 0.35, PIT], [pit.shut, OUTDOORS]]
  earth(work, [[from, -SLAB], [r, -SLAB], [r, OUTDOORS], ...trench, [to, OUTDOORS]])
  const strip = (x, a, b) => [[x + WALL, -SLAB], [x + WALL, -0.9], [x + b, -0.9], [x + b, -1.2], [x + a, -1.2]]
  concrete(work, [[l, outer], [l + WALL, outer], [l + WALL, top], [r - WALL, top], [r - WALL, outer], [r, outer], [r, -0.9], [r + 0.3, -0.9], [r + 0.3, -1.2], [r - 0.6, -1.2], [r - 0.6, -0.9], [r - WALL, -0.9], [r - WALL, -SLAB], ...strip(l, 0, 0.6)].map(on), box(l + WALL, 0, r - WALL, STOREY - SLAB))
  finished(work, [l + WALL, r - WALL], room)
  work.pen.line('cut', ...[[r, OUTDOORS], ...trench, [to, OUTDOORS]].map(on))
  excavation(work, pit, sky)
  return work.pen
}

const CEILING = 2.65

/** A room in use, and above its ceiling, as model, its services. */
function finished(work, [a, b], { shelf, stands, window: [w0, w1], door, fan, level }) {
  const { pen, on, box, m } = work
  run(work, 'model', a + 0.25, CEILING + 0.2, b, CEILING + 0.56)
  for (let u = a + 1.2; u < b - 0.2; u += 1.1) pen.line('model', on([u, CEILING + 0.2]), on([u, CEILING + 0.56]))
  plate(work, 'ink', a, CEILING, b, CEILING + 0.07)
  for (const t of [0.2, 0.78]) pen.lines('modelCut', [box(a + (b - a) * t - 0.28, CEILING, a + (b - a) * t + 0.28, CEILING + 0.2)], true)
  if (fan) {
    plate(work, 'ink', fan[0], STOREY, fan[1], STOREY + 0.75)
    pen.circle('detail', on([(fan[0] + fan[1]) / 2, STOREY + 0.38]), 0.28 * m)
  }
  if (level) datum(pen, on([level, STOREY]), 9, 20, 1, STOREY)
  // the far wall, and the furniture before it
  const half = (w0 + w1) / 2
  pen.lines('ink', [box(w0, 0.95, w1, 2.2)], true).lines('detail', [box(w0 + 0.06, 1.01, half - 0.03, 2.14), box(half + 0.03, 1.01, w1 - 0.06, 2.14)], true).line('ink', on([w0 - 0.08, 0.92]), on([w1 + 0.08, 0.92]))
  pen.lines('ink', [doorway(door, 0).map(on)]).lines('detail', [doorway(door, 0, 0.07).map(on)]).line('ink', on([door + 0.13, 1.02]), on([door + 0.21, 1.02]))
  pen.lines('detail', [[on([a, 0.09]), on([door, 0.09])], [on([door + 0.85, 0.09]), on([b, 0.09])]])
  if (shelf) {
    plate(work, 'ink', shelf, 0.1, shelf + 1.05, 0.8)
    pen.line('detail', on([shelf + 0.52, 0.1]), on([shelf + 0.52, 0.8]))
    for (const [u, v] of [[-0.2, 0.42], [0.02, 0.62], [0.22, 0.4], [-0.1, 0.56], [0.14, 0.58]]) pen.line('ink', on([shelf + 0.31, 1.08]), on([shelf + 0.31 + u * 0.6, 1.08 + v * 0.8]), on([shelf + 0.31 + u, 1.08 + v]))
    plate(work, 'ink', shelf + 0.2, 0.8, shelf + 0.42, 1.08)
  }
  const [t0, t1] = [w0 + 0.3, w1 - 0.1]
  for (const [u, k] of [[t0 - 0.15, 1], [t1 + 0.15, -1]]) pen.lines('ink', [[[u - k * 0.08, 0.95], [u, 0.45], [u + k * 0.42, 0.45]], [[u + k * 0.02, 0.45], [u - k * 0.03, 0]], [[u + k * 0.38, 0.45], [u + k * 0.4, 0]]].map((line) => line.map(on)))
  plate(work, 'ink', t0, 0.7, t1, 0.76)
  for (const u of [t0 + 0.12, t1 - 0.18]) plate(work, 'ink', u, 0, u + 0.06, 0.7)
  // what the tablet knows of it
  const eye = on([stands + 0.42, 1.4])
  const known = [[w0, 2.2], [w1, 2.2], [w0, 0.95], [door, 2.1], [b, CEILING], [b, 0]].map(on)
  pen.lines('modelDetail', known.map((point) => [eye, point]))
  for (const point of known) pen.circle('sheet', point, 3.6).circle('modelCut', point, 3.6)
  person(pen, on([stands, 0]), m)
}

const [PIT, AXIS, OUT] = [-2.45, -1.95, 0.32]

/** A trench whose pipe is half laid, and the receiver beside it. */
function excavation(work, { stands, pole, open, shut, digger: dug }, sky) {
  const { pen, on, m } = work
  const half = (open + shut) / 2
  const pipe = (kind, a, b) => {
    run(work, kind, a, AXIS - OUT, b, AXIS + OUT)
    pen.lines(kind === 'ink' ? 'detail' : 'modelDetail', [1, -1].map((k) => [on([a + 0.22, AXIS + k * 0.25]), on([b, AXIS + k * 0.25])]))
    run(work, kind, a, AXIS - OUT - 0.08, a + 0.22, AXIS + OUT + 0.08)
  }
  pipe('model', shut + 1.5, shut + 3.5)
  pipe('model', shut - 0.5, shut + 1.5)
  pipe('model', half, shut - 0.5)
  pipe('ink', open + 0.45, half)
  if (dug) digger(pen, ([x, z]) => on([2 * dug - x, z]), [dug, OUTDOORS], { size: 0.68, knee: [2.5, 4], tip: [4.4, 2.6], hand: [4.2, 0.2], bucket: true })
  const [u, v] = on([pole, 2.05])
  for (const [x, z, turn] of sky) {
    const place = on([x, z])
    pen.line('markHidden', mix(place, [u, v], 26 / Math.hypot(place[0] - u, place[1] - v)), mix(place, [u, v], 0.93))
    satellite(pen, place, turn)
  }
  pen.line('cut', on([pole, OUTDOORS]), [u, v + 2])
  pen.union('ink', 'sheet', `M${(u - 9).toFixed(1)} ${v.toFixed(1)}q0-9 9-9q9 0 9 9z`)
  pen.line('ink', [u - 5, v], [u - 5, v + 3], [u + 5, v + 3], [u + 5, v])
  const [x, y] = person(pen, on([stands, OUTDOORS]), m)
  for (const p of [half + 0.9, shut + (dug ? 1.5 : 0.4)]) pen.line('modelSight', [x + 3, y], on([p, AXIS + OUT]))
  flatDimension(pen, on([open + 0.95, AXIS + OUT]), on([open + 0.95, OUTDOORS]), [0.01, 0], { unit: m, ...FIGURES, height: 13 })
}

/** The fence of the site, in fields. */
function fence({ pen, on }, from) {
  for (let u = -1.1; u > from; u -= 2.4) pen.lines('detail', [[[u, OUTDOORS], [u, 1.85]], [[u, 1.8], [u - 2.2, 1.8]], [[u, 0.1], [u - 2.2, 0.1]], [[u - 2.2, OUTDOORS], [u - 2.2, 1.85]]].map((line) => line.map(on)))
}
