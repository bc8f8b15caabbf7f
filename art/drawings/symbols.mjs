import { encode } from 'uqr'
import { axisLetter, axisNumber, body, capsule, lengthOf, level, millimetres } from '../../ui/drafting.ts'
import { heightOf, rect, ring } from './pen.mjs'
import { poses } from './poses.mjs'
import { add, cross, mix, sub, times, unit } from './projection.mjs'

const hair = [[-7, 160], [-6, 167], [-2, 171.5], [5, 173], [10.5, 171.5], [14, 167], [7, 165], [2, 166], [-1, 161], [-3, 153], [-7, 154]]

/** Hips and neck, about which one leans and looks up, in centimetres. */
const [HIPS, NECK] = [[-3, 95], [-1, 150]]

/**
 * A person of 1.78 m with a phone in the hand, feet at `foot` on the sheet, `scale` units a metre.
 * Returns where the phone is. `carry`: 'phone' or null; `pose`: one of poses.mjs; without `helmet`, without vest too;
 * `model`: somebody of the model.
 */
export function person(pen, foot, scale, { facing = 1, carry = 'phone', helmet = true, pose = 'stands', model = false } = {}) {
  const [ink, detail, solid] = model ? ['model', 'modelDetail', 'modelSolid'] : ['ink', 'detail', 'solid']
  const { legs, arms, seat, phone, drop = 0, lean = 0, tilt = 0 } = poses[pose]
  const at = ([x, y]) => [foot[0] + (facing * x * scale) / 100, foot[1] - (y * scale) / 100]
  const trunk = ([x, y, ...r]) => { const [u, v] = turned([x, y], HIPS, lean); return [u, v - drop, ...r] }
  const head = ([x, y, ...r]) => trunk([...turned([x, y], NECK, tilt), ...r])
  const limb = ([a, b]) => capsule([...at(a), (a[2] * scale) / 100], [...at(b), (b[2] * scale) / 100], 1)
  const path = (points) => `M${points.map((p) => at(head(p)).map((v) => v.toFixed(1)).join(' ')).join('L')}z`
  const [back, ...upper] = body.limbs.slice(-3)
  const outline = [...legs, back.map(trunk), ...upper.map((pair) => pair.map(head))]
  const arm = (limbs) => pen.union(ink, 'sheet', limbs.map(limb).join(''))
  if (seat) pen.lines(ink, seat.map((line) => line.map(at)))
  for (const limbs of arms.slice(0, -1)) arm(limbs)
  pen.union(ink, 'sheet', outline.map(limb).join('') + (helmet ? path(facing > 0 ? body.helmet : [...body.helmet].reverse()) : ''))
  if (helmet) pen.line(ink, at(head([-10.5, 163.2])), at(head([20.5, 163.2])))
  // the vest: hem and two reflective bands, where they are not one
  if (helmet && (!pen.small || scale / pen.size[0] > 0.17)) pen.lines(detail, [[[-13.4, 118], [9.4, 118]], [[-13.4, 112], [9.4, 112]], [[-13.2, 94], [9.2, 94]]].map((l) => l.map((p) => at(trunk(p)))))
  if (!helmet) pen.fill(solid, hair.map((p) => at(head(p))))
  if (!helmet && !seat) pen.line(detail, at([-13.2, 96]), at([9.2, 96]))
  if (phone && carry) {
    const [[x, y], [u, v]] = phone
    pen.line('modelCut', at([x - u, y - v]), at([x + u, y + v]))
  }
  arm(arms.at(-1))
  return phone && at(phone[0])
}

/** A point turned about another, degrees clockwise. */
function turned([x, y], [u, v], degrees) {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [u + c * (x - u) + s * (y - v), v - s * (x - u) + c * (y - v)]
}

/**
 * A dimension line in space (ISO 129): extension lines from a and b by `off`, oblique ticks, and a figure on each part.
 * `say` tells what a length in metres is called, or is the text itself; null: nothing. `total`: a second line with the whole.
 */
export function dimension(scene, a, b, off, { tick = 0.12, gap = 0.15, beyond = 0.12, between = [], say = millimetres, total = 0, height, lift = clearance(scene.sheet, height) } = {}) {
  if (scene.sheet && !scene.sheet.fine) return scene.sheet.finely(() => dimension(scene, a, b, off, { tick, gap, beyond, between, say, total, lift, height }))
  const out = unit(off)
  const along = unit(sub(b, a))
  const slash = times(unit(add(along, out)), tick)
  const points = [a, ...between.map((t) => mix(a, b, t)), b]
  for (const p of points) {
    const q = add(p, off)
    scene.over('mark', [add(p, times(out, gap)), add(q, times(out, beyond))])
    scene.over('markCut', [sub(q, slash), add(q, slash)])
  }
  scene.over('mark', [sub(add(a, off), times(along, beyond)), add(add(b, off), times(along, beyond))])
  const parts = points.slice(1).map((q, i) => [add(points[i], off), add(q, off)])
  for (const [i, [p, q]] of parts.entries()) figure(scene, p, q, out, typeof say === 'function' ? (length) => say(length, i) : say, { lift, height, beyond, tick })
  if (total) dimension(scene, a, b, times(out, Math.hypot(...off) + total), { tick, gap: Math.hypot(...off) + beyond, beyond, say, lift, height })
}

/** From a dimension line to its figure: 4 to 5 px on the page. */
const clearance = (sheet, height) => Math.max(4.5, 0.4 * (height ?? sheet?.letter ?? 0))

/** The figure of one part: above its line, readable from below or from the right; beyond its end where it has no room. */
function figure(scene, p, q, out, say, { lift, height, beyond, tick }) {
  const length = Math.hypot(...sub(q, p))
  const text = typeof say === 'function' ? say(length) : say
  if (!text) return
  const scale = scene.view?.scale ?? 1
  const flat = (v) => (scene.view ? sub(scene.view(v), scene.view([0, 0, 0])) : v)
  let along = times(sub(q, p), 1 / length)
  const [dx, dy] = flat(along)
  if (dx < -1e-6 || (Math.abs(dx) < 1e-6 && dy > 0)) along = times(along, -1)
  const [ax, ay] = flat(along)
  const [ux, uy] = flat(out)
  // where what lies on the ground is hard to read, it stands on its line
  const [zx, zy] = scene.view ? flat([0, 0, 1]) : [0, 0]
  const stands = Math.abs(along[2]) < 0.01 && Math.abs(ax * zy - ay * zx) > Math.abs(ax * uy - ay * ux)
  const up = stands ? [0, 0, 1] : ax * uy - ay * ux < 0 ? out : times(out, -1)
  const raised = times(up, lift / scale)
  const lean = leaning(scene, along, up, out, lift, height ?? scene.sheet.letter)
  const middle = add(mix(p, q, 0.5), add(raised, times(along, lean / 2)))
  if (scene.letter('mark', text, middle, along, up, { room: length - Math.abs(lean) - tick - 4 / scale, ...(height && { height }) }) !== false) return
  const end = add(q, times(unit(sub(q, p)), beyond + 3 / scale))
  scene.letter('mark', text, add(end, raised), along, up, { anchor: sub(q, p).every((v, i) => Math.abs(v / length - along[i]) < 1e-6) ? 'start' : 'end', ...(height && { height }) })
}

/** How far along its line an extension line leans over a figure, in metres; nothing where the figure leans too, or lies beyond the line. */
function leaning({ view, sheet }, along, up, out, lift, height) {
  if (!view) return 0
  const [a, u, e] = [along, up, times(out, -1)].map((v) => times(sub(view(v), view([0, 0, 0])), 1 / view.scale))
  const k = (a[0] * u[1] - a[1] * u[0]) / (a[0] * e[1] - a[1] * e[0])
  const leans = ((e[0] * k - u[0]) * a[0] + (e[1] * k - u[1]) * a[1]) / (a[0] ** 2 + a[1] ** 2)
  return k > 0 ? (leans * (lift + heightOf(sheet, height, a, u))) / view.scale : 0
}

/** What `dimension` needs of a scene, drawn at once: on the sheet itself, or through a view. */
export const onSheet = (pen, view) => ({
  view,
  sheet: pen,
  over: (kind, points) => pen.line(kind, ...points.map((p) => (view ? view(p) : p).slice(0, 2))),
  letter(kind, text, at, along, up, { room = Infinity, ...how } = {}) {
    const scale = view?.scale ?? 1
    const zero = view?.([0, 0, 0])
    const [right, rise] = [along, up].map((v) => (view ? sub(view(v), zero).map((w) => w / scale) : v).slice(0, 2))
    return pen.text(kind, text, (view ? view(at) : at).slice(0, 2), { along: right, up: rise, room: room * scale * Math.hypot(...right), ...how })
  },
})

/** The same on the sheet; `unit` is its units a metre. Without it, `say` has to be a text. */
export function flatDimension(pen, a, b, off, { tick = 5, gap = 4, beyond = 5, unit: metre, say = metre ? (length) => millimetres(length / metre) : null, ...rest } = {}) {
  dimension(onSheet(pen), [...a, 0], [...b, 0], [...off, 0], { tick, gap, beyond, say, ...rest })
}

/** What has no room in its dimension: a leader along `way`, then right of it a line with the figure on it. */
export function aside(pen, way, say) {
  return pen.finely(() => {
    const [x, y] = way.at(-1)
    pen.line('mark', ...way, [x + lengthOf(say, pen.letter) + 14, y]).text('mark', say, [x + 10, y - 5], { anchor: 'start' })
  })
}

/** A level mark: the triangle stands with its tip on the level, or hangs `below` an underside; on its tail the height in metres. */
export function datum(pen, [x, y], size = 8, tail = 26, facing = 1, metres = null, below = false) {
  if (!pen.fine) return pen.finely(() => datum(pen, [x, y], size, tail, facing, metres, below))
  const h = size * (below ? -0.9 : 0.9)
  const text = metres === null ? null : level(metres)
  const long = text ? Math.max(tail, lengthOf(text, pen.letter) + size * 0.8) : tail
  pen.line('mark', [x - size * 0.6, y - h], [x, y], [x + size * 0.6, y - h], [x - size * 0.6, y - h])
  pen.fill('markSolid', [[x, y], [x, y - h], [x - size * 0.6, y - h]])
  if (tail) pen.line('mark', [x, y - h], [x + facing * long, y - h])
  if (text) pen.text('mark', text, [x + facing * size * 0.2, y - h + (below ? pen.letter + 3 : -3)], { anchor: facing > 0 ? 'start' : 'end' })
}

/** What is dark of a QR code whose upper left corner and side are given: a rectangle for each run of cells in a row. */
export function darkCells(text, [x, y], side) {
  const { data, size } = encode(text, { border: 0, ecc: 'L', maskPattern: 0 })
  const cell = side / size
  return data.flatMap((row, v) =>
    [...row.map((dark) => (dark ? '1' : '0')).join('').matchAll(/1+/g)].map(({ index, 0: { length } }) =>
      rect(x + index * cell, y + v * cell, x + (index + length) * cell, y + (v + 1) * cell),
    ),
  )
}

/** The end of a section line, which goes on along `line`: a bold stroke on it, an arrow the way one looks, the section's letter. */
export function sectionMark(pen, [x, y], look, line, letter, size = 9) {
  if (!pen.fine) return pen.finely(() => sectionMark(pen, [x, y], look, line, letter, size))
  const on = ([dx, dy], far) => [x + dx * far * size, y + dy * far * size]
  pen.line('markCut', on(line, -1), [x, y])
  pen.line('mark', [x, y], on(look, 1.6))
  arrowhead(pen, 'markSolid', [x, y], on(look, 1.9), size)
  const [lx, ly] = on(line, -1 - pen.letter / size)
  pen.text('mark', letter, [lx, ly + pen.letter / 2])
}

/** North: an arrow whose left half is solid, on a scene's ground. */
export function north(pen, view, at, length) {
  if (!pen.fine) return pen.finely(() => north(pen, view, at, length))
  const flat = (u, v) => view(add(at, [u * length, v * length, 0])).slice(0, 2)
  pen.fill('markSolid', [flat(0, 1), flat(0, 0.12), flat(-0.3, -0.1)])
  pen.lines('mark', [[flat(0, 1), flat(-0.3, -0.1), flat(0, 0.12), flat(0.3, -0.1)]], true)
  const [x, y] = flat(0, 1.45)
  pen.text('mark', 'N', [x, y + pen.letter / 2])
}

/** A scale of `steps`, in units of which the sheet has `unit`: fields in turn solid and clear, a figure at both ends. */
export function scaleBar(pen, [x, y], unit, steps, name, high = 4) {
  if (!pen.fine) return pen.finely(() => scaleBar(pen, [x, y], unit, steps, name, high))
  const at = (v) => x + (v - steps[0]) * unit
  const field = (a, b) => [[at(a), y], [at(b), y], [at(b), y + high], [at(a), y + high]]
  const fields = steps.slice(1).map((b, i) => field(steps[i], b))
  pen.fill('markSolid', ...fields.filter((_, i) => i % 2 === 0))
  pen.lines('mark', [field(steps[0], steps.at(-1))], true)
  pen.text('mark', `${steps[0]}`, [at(steps[0]), y - 6])
  pen.text('mark', `${steps.at(-1)} ${name}`, [at(steps.at(-1)), y - 6], { anchor: 'middle' })
}

/** A quartered survey target lying on the floor. */
export function target(scene, pen, centre, radius, axis = [0, 0, 1]) {
  const u = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : unit(cross([0, 0, 1], axis))
  const v = cross(axis, u)
  const at = (t) => add(centre, add(times(u, radius * Math.cos(t)), times(v, radius * Math.sin(t))))
  const arc = (from) => Array.from({ length: 10 }, (_, i) => at(from + (i / 9) * (Math.PI / 2)))
  const flat = (points) => points.map(scene.view)
  pen.fill('sheet', flat(Array.from({ length: 36 }, (_, i) => at((i / 36) * 2 * Math.PI))))
  pen.fill('markSolid', flat([centre, ...arc(0)]))
  pen.fill('markSolid', flat([centre, ...arc(Math.PI)]))
  pen.lines('mark', [flat(Array.from({ length: 36 }, (_, i) => at((i / 36) * 2 * Math.PI)))], true)
  for (const d of [u, v]) pen.line('mark', ...flat([add(centre, times(d, -radius * 1.7)), add(centre, times(d, radius * 1.7))]))
}

/** An arrowhead on the sheet, tip at b, coming from a. */
export function arrowhead(pen, fillKind, a, b, length = 7) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const k = length / (Math.hypot(dx, dy) || 1)
  const [bx, by] = [b[0] - dx * k, b[1] - dy * k]
  const [wx, wy] = [dy * k * 0.3, -dx * k * 0.3]
  pen.fill(fillKind, [b.slice(0, 2), [bx + wx, by + wy], [bx - wx, by - wy]])
}

/** Small crosses on the sheet. */
export function crosses(pen, kind, points, size = 3) {
  pen.lines(kind, points.flatMap(([x, y]) => [[[x - size, y], [x + size, y]], [[x, y - size], [x, y + size]]]))
}

/** A valve in long section on a pipe from a to b, in metres: flanges, body, wheel; as model, or as what is built. */
export function valve(pen, at, x, [a, b], built = false) {
  const [line, solid] = built ? ['ink', 'solid'] : ['modelCut', 'modelSolid']
  const mid = (a + b) / 2
  for (const u of [x - 0.26, x + 0.2]) pen.fill(solid, [[u, a - 0.06], [u + 0.06, a - 0.06], [u + 0.06, b + 0.06], [u, b + 0.06]].map(at))
  const body = [[x - 0.2, a - 0.02], [x, mid], [x + 0.2, a - 0.02], [x + 0.2, b + 0.02], [x, mid], [x - 0.2, b + 0.02]].map(at)
  pen.fill('sheet', body).fill(built ? 'tint' : 'modelTint', body).lines(line, [body], true)
  pen.lines(line, [[[x, mid], [x, b + 0.12]].map(at), [[x - 0.14, b + 0.12], [x + 0.14, b + 0.12]].map(at)])
}

/** A stepladder seen from its side, its feet on both sides of x, in metres: treads on its front leg, a brace behind. */
export function ladder(pen, at, x, high) {
  const front = (z) => x - 0.46 + (0.42 * z) / high
  const leg = (from, to) => [[from, 0], [from + 0.07, 0], [to + 0.07, high], [to, high]].map(at)
  pen.line('ink', at([x + 0.46, 0]), at([x + 0.06, high]))
  pen.line('detail', at([front(high * 0.42), high * 0.42]), at([x + 0.46 - 0.4 * 0.42, high * 0.42]))
  for (const z of [1, 2, 3, 4, 5].map((i) => (i * high) / 6)) pen.line('cut', at([front(z) - 0.1, z]), at([front(z) + 0.17, z]))
  pen.fill('sheet', leg(front(0), front(high))).lines('ink', [leg(front(0), front(high))], true)
  pen.line('cut', at([x - 0.14, high]), at([x + 0.14, high]))
}

/** A GNSS satellite, `turn` in degrees. */
export function satellite(pen, [x, y], turn, size = 1) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
  const at = (points) => points.map(([u, v]) => [x + c * u - s * v, y + s * u + c * v])
  for (const k of [-1, 1]) {
    pen.lines('ink', [at([[k * 7, -5], [k * 21, -5], [k * 21, 5], [k * 7, 5]])], true)
    pen.lines('detail', [at([[k * 11.7, -5], [k * 11.7, 5]]), at([[k * 16.3, -5], [k * 16.3, 5]]), at([[k * 7, 0], [k * 21, 0]]), at([[k * 4, 0], [k * 7, 0]])])
  }
  pen.lines('ink', [at([[-4, -6], [4, -6], [4, 6], [-4, 6]])], true)
  pen.line('ink', ...at([[-4.5, 10.5], [-2.5, 8], [2.5, 8], [4.5, 10.5]]))
  pen.line('ink', ...at([[0, 6], [0, 8]]))
}

/** A sensor: a dot, and three waves downwards. */
export function sends(pen, [x, y], size) {
  pen.circle('markSolid', [x, y], 3.4 * size)
  for (const r of [9, 15, 21]) pen.line('markCut', ...ring(x, y, r * size, 48).slice(5, 20))
}

/** The bubble of an axis with its number or letter. */
export function bubble(pen, kind, [x, y], r, name) {
  if (!pen.fine) return pen.finely(() => bubble(pen, kind, [x, y], r, name))
  const radius = pen.small ? Math.max(r, pen.letter) : r
  pen.circle('sheet', [x, y], radius).circle(kind, [x, y], radius)
  if (name) pen.text(kind, name, [x, y + radius * 0.5], { height: radius })
}

/** The axes of a building on the plane z: their bubbles, numbers along x, letters along y. `at` maps a place and its axis. */
export function axes(pen, kind, r, { xs = [], ys = [] }) {
  for (const [i, at] of xs.entries()) bubble(pen, kind, at, r, axisNumber(i))
  for (const [i, at] of ys.entries()) bubble(pen, kind, at, r, axisLetter(i))
}

/** The end of what goes on beyond the sheet: a line with a break. */
export function broken(pen, x0, x1, y) {
  const middle = (x0 + x1) / 2
  pen.line('detail', [x0, y], [middle - 6, y], [middle - 3, y - 6], [middle + 3, y + 6], [middle + 6, y], [x1, y])
}

/** The line at which a drawing ends though the thing goes on: from a to b, with a zigzag in the middle. */
export function breakLine(pen, a, b) {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  const on = ([u, v]) => [a[0] + along[0] * u - along[1] * v, a[1] + along[1] * u + along[0] * v]
  pen.line('detail', ...[[-6, 0], [long / 2 - 6, 0], [long / 2 - 3, -6], [long / 2 + 3, 6], [long / 2 + 6, 0], [long + 6, 0]].map(on))
}
