import { millimetres } from '../../ui/drafting.ts'
import { standard } from '../model.mjs'
import { Pen, clipPolygon, hatch, rect, ring } from './pen.mjs'
import { touch } from './closing-street.mjs'
import { broken, bubble, datum, flatDimension, ladder, person, sends, valve } from './symbols.mjs'

/** Closings for phones: one place each, at the scale of people, with what happens there. */
export function places() {
  return {
    'closing-home-narrow': drilling(),
    'closing-floor-narrow': lifting(),
    'closing-site-narrow': setting(),
    'closing-front-narrow': opened(),
    'closing-services-narrow': turning(),
  }
}

const WIDE = 480
const CLEAR = standard.storeyHeight - standard.slab
/** Where a level's figure begins: 20 px from the edge of a window of 320 px. */
const MARGIN = 32

/** A sheet whose floor is at `ground`: metres to units, and boxes in metres. */
function sheet(scale, ground, high) {
  const pen = new Pen(WIDE, high, { narrow: WIDE, phone: 310, letter: 14 })
  const at = ([x, z]) => [x * scale, ground - z * scale]
  const box = (x0, z0, x1, z1) => rect(...at([x0, z1]), ...at([x1, z0]))
  return { pen, scale, at, box, end: WIDE / scale }
}

/** What is cut: filled, hatched, with the lines of its edges, or with those given. */
function cut(pen, body, edges = [[...body, body[0]]]) {
  pen.fill('sheet', body).fill('tint', body).lines('hatch', hatch([body], 45, 6)).lines('cut', edges)
}

/** A storey with the column of an axis. */
function storey({ pen, box, at, end }, axis) {
  const half = standard.column / 2
  pen.lines('ink', [-half, half].map((d) => [at([axis + d, 0]), at([axis + d, CLEAR])]))
  slabs({ pen, box, end })
}

/** The slabs of a storey, from edge to edge. */
function slabs({ pen, box, end }) {
  for (const [a, b] of [[CLEAR, standard.storeyHeight], [-standard.slab, 0]]) {
    const [p, q, r, s] = box(-0.2, a, end + 0.2, b)
    cut(pen, [p, q, r, s], [[p, q], [s, r]])
  }
}

/** An axis below the floor with its number, and how far from it something is set out. */
function setOut({ pen, at, scale }, axis, number, x) {
  const [u, floor] = at([axis, -standard.slab])
  flatDimension(pen, [u, floor], [at([x, 0])[0], floor], [0, 28], { unit: scale, gap: 6, tick: 4, beyond: 4 })
  bubble(pen, 'mark', [u, floor + 46], 11, number)
}

/** A level at the left edge, its figure clear of it. */
function levelAt({ pen, at }, z, metres = z) {
  const [, y] = at([0, z])
  datum(pen, [MARGIN, y], 9, 22, 1, metres)
}

/** What the phone at `eye` sees of a circle. */
const sees = (pen, eye, centre, r) => pen.lines('modelSight', [-1, 1].map((side) => [eye, touch(eye, centre, r, side)]))

/** A pipe along the section, from face to face. */
function pipe(pen, box, kind, fill, x0, x1, z, r) {
  const body = box(x0, z - r, x1, z + r)
  pen.fill('sheet', body).fill(fill, body).lines(kind, [[body[0], body[1]], [body[3], body[2]], [body[1], body[2]]])
}

/** Home: a drill on its stand below the slab; a tablet shows the conduit that it would hit, and a lens how near that is. */
function drilling() {
  const room = sheet(64, 288, 372)
  const { pen, at, box, end, scale } = room
  const [axis, x] = [0.9, 4.1]
  storey(room, axis)
  const cover = 0.045
  pen.line('modelCut', at([-0.2, CLEAR + cover]), at([end + 0.2, CLEAR + cover]))
  // the stand, the drill on it
  const post = box(x - 0.03, 0.06, x + 0.03, 2.75)
  pen.lines('ink', [[at([x, 0.75]), at([x - 0.5, 0.03])], [at([x, 0.75]), at([x + 0.5, 0.03])]])
  pen.fill('sheet', post, box(x - 0.05, 0, x + 0.05, 0.06)).lines('ink', [post], true).lines('cut', [[at([x - 0.1, 0.02]), at([x + 0.1, 0.02])]])
  pen.fill('sheet', box(x - 0.05, 1.35, x + 0.05, 1.5)).lines('ink', [box(x - 0.05, 1.35, x + 0.05, 1.5)], true)
  const drill = [[x - 0.11, 2.75], [x + 0.11, 2.75], [x + 0.11, 3.1], [x + 0.05, 3.2], [x + 0.05, 3.3], [x - 0.05, 3.3], [x - 0.05, 3.2], [x - 0.11, 3.1]].map(at)
  const grip = [[x - 0.11, 2.82], [x - 0.36, 2.78], [x - 0.38, 2.88], [x - 0.2, 2.95], [x - 0.11, 3.02]].map(at)
  for (const body of [grip, drill]) pen.fill('sheet', body).lines('ink', [body], true)
  pen.lines('detail', [[at([x - 0.11, 3.1]), at([x + 0.11, 3.1])]]).line('cut', at([x, 3.3]), at([x, CLEAR]))
  const phone = person(pen, at([2.15, 0]), scale, { pose: 'raised' })
  const [spot, r] = [at([x, CLEAR + 0.02]), 11]
  sees(pen, phone, spot, r)
  // ten times as large
  const [lens, R, k] = [[376, 176], 76, 10 * scale]
  pen.lines('detail', [-1, 1].map((side) => tangent(spot, r, lens, R, side)))
  pen.circle('markCut', spot, r)
  const inside = ring(...lens, R, 96)
  const on = ([u, z]) => [lens[0] + u * k, lens[1] + 12 - z * k]
  const part = (x0, z0, x1, z1) => clipPolygon(rect(...on([x0, z1]), ...on([x1, z0])), inside)
  const chord = (z) => { const y = on([0, z])[1]; const h = Math.sqrt(R * R - (y - lens[1]) ** 2); return [[lens[0] - h, y], [lens[0] + h, y]] }
  pen.circle('sheet', lens, R)
  const slab = part(-1, 0, 1, 1)
  pen.fill('tint', slab).lines('hatch', hatch([slab], 45, 9)).line('cut', ...chord(0))
  const conduit = part(-1, cover - 0.0125, 1, cover + 0.0125)
  pen.fill('sheet', conduit).fill('modelTint', conduit).lines('modelCut', [cover - 0.0125, cover + 0.0125].map(chord))
  const bit = [[-0.008, -0.2], [-0.008, 0.004], [0, 0.01], [0.008, 0.004], [0.008, -0.2]].map(on)
  pen.fill('sheet', clipPolygon(bit, inside))
  const foot = lens[1] + Math.sqrt(R * R - (0.008 * k) ** 2)
  pen.line('cut', [bit[0][0], foot], ...bit.slice(1, 4), [bit[4][0], foot])
  pen.lines('detail', [0, 1, 2, 3].map((i) => [on([-0.008, -0.012 - i * 0.022]), on([0.008, -0.002 - i * 0.022])]))
  pen.lines('hidden', [-0.008, 0.008].map((d) => [on([d, 0.012]), on([d, 0.075])]))
  pen.circle('cut', lens, R)
  const [, low] = on([0, 0])
  const face = on([0, cover - 0.0125])[1]
  pen.line('mark', [lens[0] - 40, face], [lens[0] - 40, low + 8])
  flatDimension(pen, [lens[0] - 40, low], [lens[0] - 40, face], [0.01, 0], { gap: 0, tick: 4, beyond: 0 })
  pen.finely(() => pen.text('mark', millimetres(cover - 0.0125), [lens[0] - 40, low + 12 + pen.letter]))
  setOut(room, axis, '2', x)
  levelAt(room, standard.storeyHeight)
  return pen
}

/** A line that touches two circles on the same side. */
function tangent([x, y], r, [u, v], R, side) {
  const [turn, open] = [Math.atan2(v - y, u - x), Math.acos((r - R) / Math.hypot(u - x, v - y))]
  const on = (cx, cy, radius) => [cx + radius * Math.cos(turn + side * open), cy + radius * Math.sin(turn + side * open)]
  return [on(x, y, r), on(u, v, R)]
}

/** Construction: one length of a pipe hangs, the next is lifted to where the model has it. */
function lifting() {
  const room = sheet(64, 266, 350)
  const { pen, at, box, end, scale } = room
  const [axis, joint, to, z, r, low] = [6.55, 2.6, 5.75, 3.3, 0.085, 0.2]
  storey(room, axis)
  const hangers = (kind, from, until) => pen.lines(kind, [0.55, 2.05, 3.55, 5.05].filter((x) => x > from && x < until).map((x) => [at([x, CLEAR]), at([x, z + r])]))
  pipe(pen, box, 'modelCut', 'modelTint', joint, end + 0.2, z, r)
  hangers('ink', 0, end)
  pipe(pen, box, 'cut', 'sheet', -0.2, joint, z, r)
  for (const x of [0.55, 2.05]) pen.lines('ink', [box(x - 0.05, z - r - 0.02, x + 0.05, z + r + 0.02)], true)
  pen.fill('sheet', box(joint - 0.06, z - r - 0.03, joint + 0.06, z + r + 0.03)).lines('ink', [box(joint - 0.06, z - r - 0.03, joint + 0.06, z + r + 0.03)], true)
  const phone = person(pen, at([1.5, 0]), scale)
  for (const u of [joint + 0.1, to]) pen.line('modelSight', phone, at([u, z - r]))
  // the platform, its fitter, and the length in his hands
  const [x, deck] = [4.1, 1.1]
  lift(pen, at, box, x, deck)
  const held = box(joint + 0.15, z - low - r, to, z - low + r)
  pen.fill('sheet', held).lines('cut', [held], true)
  person(pen, at([x, deck]), scale, { carry: null, pose: 'lifts' })
  flatDimension(pen, at([to, z]), at([to, z - low]), [18, 0], { unit: scale, gap: 4, tick: 4, beyond: 4 })
  setOut(room, axis, '3', joint)
  return pen
}

/** A lift on wheels with scissors, its deck at a height; the near rail is left out. */
function lift(pen, at, box, x, deck) {
  const half = 0.85
  for (const d of [-0.6, 0.6]) pen.circle('sheet', at([x + d, 0.12]), 7.5).circle('ink', at([x + d, 0.12]), 7.5)
  for (const z of [0.36, 0.36 + (deck - 0.48) / 2]) {
    const top = z + (deck - 0.48) / 2
    pen.lines('ink', [[[x - 0.7, z], [x + 0.7, top]], [[x - 0.7, top], [x + 0.7, z]]].map((line) => line.map(at)))
  }
  for (const body of [box(x - half, 0.16, x + half, 0.36), box(x - half, deck - 0.12, x + half, deck)]) pen.fill('sheet', body).fill('tint', body).lines('ink', [body], true)
  pen.lines('ink', [[[x - half, deck], [x - half, deck + 1.05], [x + half, deck + 1.05], [x + half, deck]].map(at)])
  pen.line('detail', at([x - half, deck + 0.55]), at([x + half, deck + 0.55]))
}

/** Contractors: a foreman sets a sleeve between the bars of a deck, by the model's. */
function setting() {
  const room = sheet(126, 254, 360)
  const { pen, at, box, end, scale } = room
  const [axis, x, off, r] = [0.55, 2.72, 0.15, 0.11]
  const [top, long] = [standard.slab, 0.45]
  // formwork: plywood on beams across, these on one along, with the heads of its props
  const ply = box(-0.2, -0.03, end + 0.2, 0)
  pen.fill('tint', ply).lines('cut', [[ply[0], ply[1]]]).lines('ink', [[ply[3], ply[2]]])
  const along = box(-0.2, -0.43, end + 0.2, -0.23)
  pen.fill('sheet', along).lines('ink', [[along[0], along[1]], [along[3], along[2]]]).lines('detail', [-0.27, -0.39].map((z) => [at([-0.2, z]), at([end + 0.2, z])]))
  for (let u = 0.25; u < end; u += 0.5) {
    const flange = (z) => box(u - 0.04, z, u + 0.04, z + 0.04)
    const web = box(u - 0.015, -0.19, u + 0.015, -0.07)
    for (const body of [web, flange(-0.07), flange(-0.23)]) pen.fill('sheet', body).fill('tint', body).lines('ink', [body], true)
  }
  for (const u of [0.75, 3]) {
    const [tube, foot] = [box(u - 0.04, -0.72, u + 0.04, -0.47), at([u, -0.72])]
    pen.lines('ink', [[tube[0], tube[3]], [tube[1], tube[2]]]).lines('cut', [[at([u - 0.12, -0.45]), at([u + 0.12, -0.45])]])
    broken(pen, foot[0] - 18, foot[0] + 18, foot[1])
  }
  // starter bars of the column, behind the mats
  pen.lines('ink', [-0.2, -0.07, 0.07, 0.2].map((d) => [at([axis + d, 0.02]), at([axis + d, 1.2])]))
  pen.lines('detail', [0.32, 0.5, 0.68].map((z) => [at([axis - 0.22, z]), at([axis + 0.22, z])]))
  pen.line('hidden', at([-0.2, top]), at([end + 0.2, top]))
  for (const [bar, cross] of [[0.04, 0.06], [0.2, 0.18]]) {
    const parts = [[-0.2, x - 0.3], [x + 0.3, end + 0.2]]
    pen.lines('ink', parts.map(([a, b]) => [at([a, bar]), at([b, bar])]))
    for (let u = 0.1; u < end; u += 0.15) if (Math.abs(u - x) > 0.32) pen.circle('solid', at([u, cross]), 2)
  }
  // the sleeve, and where the model has it
  const tube = (mid) => box(mid - r, 0, mid + r, long)
  pen.fill('sheet', tube(x - off)).lines('cut', [tube(x - off)], true).lines('detail', [-1, 1].map((k) => [at([x - off + k * (r - 0.02), 0]), at([x - off + k * (r - 0.02), long])]))
  pen.fill('modelTint', tube(x)).lines('modelCut', [tube(x)], true)
  const phone = person(pen, at([x - off - 0.68, top - 0.05]), scale, { pose: 'kneels' })
  for (const z of [0.1, long]) pen.line('modelSight', phone, at([x + r, z]))
  // set out from the axis
  const high = 30
  pen.line('markAxis', at([axis, 0]), [at([axis, 0])[0], high + 14]).line('markAxis', at([x, 0]), [at([x, 0])[0], high + 34])
  flatDimension(pen, [at([axis, 0])[0], high + 40], [at([x, 0])[0], high + 40], [0, 0.01], { unit: scale, gap: 0, tick: 4, beyond: 4 })
  bubble(pen, 'mark', [at([axis, 0])[0], high], 11, 'B')
  return pen
}

/** Owners: a technician before an open riser, with the model of what is in it and behind the wall. */
function opened() {
  const room = sheet(76, 314, 364)
  const { pen, at, box, end, scale } = room
  const [x0, x1, head, ceiling] = [3.3, 4.7, 2.2, 2.75]
  // pipes: their middle, radius, the height of a valve
  const pipes = [[3.55, 0.07, 1.25], [3.82, 0.05], [4.1, 0.09, 0.85], [4.42, 0.06, 1.5]]
  const open = box(x0, 0.1, x1, head)
  pen.fill('tint', open)
  for (const [x, r] of pipes) for (const d of [-r, r]) {
    pen.line('modelHidden', at([x + d, head]), at([x + d, CLEAR])).line('model', at([x + d, 0.1]), at([x + d, head]))
  }
  for (const z of [0.45, 1.95]) pen.fill('sheet', box(x0, z, x1, z + 0.05)).lines('ink', [box(x0, z, x1, z + 0.05)], true)
  for (const [x, r, z] of pipes) if (z) bow(pen, at, [x, z], r * 1.6)
  pen.lines('cut', [open], true)
  // its doors, folded back
  const leaf = (x1 - x0) / 2
  for (const [a, b, knob] of [[x0 - leaf - 0.03, x0 - 0.03, x0 - leaf + 0.06], [x1 + 0.03, x1 + leaf + 0.03, x1 + leaf - 0.06]]) {
    pen.fill('sheet', box(a, 0.1, b, head)).lines('ink', [box(a, 0.1, b, head)], true)
    pen.lines('detail', [1.6, 1.7, 1.8, 1.9].map((z) => [at([a + 0.16, z]), at([b - 0.16, z])])).line('cut', at([knob, 1]), at([knob, 1.16]))
  }
  slabs(room)
  const board = box(-0.2, ceiling, end + 0.2, ceiling + 0.07)
  pen.fill('sheet', board).fill('tint', board).lines('cut', [[board[0], board[1]], [board[3], board[2]]])
  const phone = person(pen, at([1.75, 0]), scale, { helmet: false })
  const [x, r, z] = pipes[0]
  const spot = at([x, z])
  pen.circle('markCut', spot, 3.4 * r * scale)
  sees(pen, phone, spot, 3.4 * r * scale)
  const side = at([x1 + leaf + 0.03, 0])
  flatDimension(pen, side, [side[0], at([0, z])[1]], [24, 0], { unit: scale, gap: 4, tick: 4, beyond: 4 })
  levelAt(room, 0)
  return pen
}

/** A valve by ISO 14617 on an upright pipe: two triangles, tip to tip. */
function bow(pen, at, [x, z], t) {
  const tips = [-1, 1].map((k) => [[x - t, z + k * 1.3 * t], [x, z], [x + t, z + k * 1.3 * t]].map(at))
  for (const tip of tips) pen.fill('sheet', tip)
  pen.lines('modelCut', tips, true)
}

/** Operation: one tile of a ceiling is off, and a hand at the valve above it; a sensor farther along tells its reading. */
function turning() {
  const room = sheet(64, 266, 350)
  const { pen, at, box, end, scale } = room
  const [axis, steps, z, r, ceiling, tile] = [6.5, 3.1, 2.98, 0.075, 2.6, 0.6]
  const [x, foot, high] = [steps + 0.05, steps - 0.22, 1.75]
  storey(room, axis)
  pipe(pen, box, 'modelCut', 'modelTint', -0.2, end + 0.2, z, r)
  valve(pen, ([u, v]) => at([u, 2 * z - v]), x, [z - r, z + r])
  // the ceiling; its tile stands by the ladder
  const from = foot - 0.2
  for (let u = from - 6 * tile; u < end; u += tile) {
    const board = box(u, ceiling, u + tile, ceiling + 0.07)
    if (Math.abs(u - from) > 0.01) pen.fill('sheet', board).lines('ink', [board], true)
  }
  pen.lines('detail', [-2, 3, 5].map((i) => [at([from + i * tile, ceiling + 0.07]), at([from + i * tile, CLEAR])]))
  const tileOff = [[steps + 0.68, 0], [steps + 0.75, 0], [steps + 0.41, tile], [steps + 0.34, tile]].map(at)
  ladder(pen, at, steps, high)
  pen.fill('sheet', tileOff).lines('ink', [tileOff], true)
  person(pen, at([foot, high / 2]), scale, { carry: null, pose: 'climbs' })
  sends(pen, at([5.3, z - r]), 0.8)
  flatDimension(pen, at([x, 0]), at([x, z]), [-2 * scale, 0], { unit: scale, gap: 1.4 * scale, tick: 4, beyond: 4 })
  setOut(room, axis, '3', x)
  return pen
}
