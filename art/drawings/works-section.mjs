import { Pen, hatch, rect } from './pen.mjs'
import { smooth } from './closing-bridge.mjs'
import { millimetres } from '../../ui/drafting.ts'
import { arrowhead, datum, flatDimension, person } from './symbols.mjs'

/**
 * The five kinds of work in two sections, in metres: along a road and its bridge, and through a trench, a street and a
 * railway beside one another. What is built, and as model what comes next. Each takes the page's width, 1200 units,
 * and its ground goes on left and right for wide windows.
 */
export function worksSections() {
  return { 'works-along': along(), 'works-across': across() }
}

const PAGE = 1200
const LETTER = 13

/** A sheet of `length` metres across the page, from `top` down to `floor`, and as much ground beside it as a window of 3840 px shows; with larger figures where tablets show it. */
function sheet({ length, top, floor }) {
  const m = PAGE / length
  const aside = (3840 - PAGE) / 2 / m
  const pen = new Pen(3840, Math.round((top - floor) * m) + 38, { letter: LETTER, narrow: 2900, phone: 2250, bare: 1600 })
  const on = ([x, z]) => [(aside + x) * m, (top - z) * m]
  return { pen, on, m, floor, length, from: -aside, to: length + aside }
}

/** A long section of a road: its cut, its fill, its bridge. */
function along() {
  const work = sheet({ length: 60, top: 6.4, floor: -10.6 })
  const { pen, to } = work
  const bank = smooth([[11.2, 4], [12.6, 2.8], [14.2, 1], [15.6, -1.2], [17.2, -2.5], [19.4, -2.9], [22, -2.7], [25, -2.9], [28, -4], [31.4, -5.8], [35, -6.7], [38.4, -7.2], [39.6, -8.3], [41, -8.7], [43, -8.6], [44.2, -7.6], [47, -6.7], [51, -5.6], [54.6, -3.6], [58, -1.9], [62, -0.8], [67, 0.3], [74, 0.9], [84, 0.6], [96, -0.3], [to, -0.5]])
  const hill = smooth([[-9, -0.5], [-6, 0], [-2.6, 1], [1.4, 2.9], [4.6, 4.2], [7.4, 4.7], [9.6, 4.6], [11.2, 4]])
  road(work, hill, bank)
  water(work)
  bridge(work)
  stations(work, 10, (x) => `0+${String(x + 110).padStart(3, '0')}`)
  return pen
}

/** Ground below a surface: earth along it, and rock from `head` on down. */
export function soil({ pen, on, floor }, surface, head) {
  const [[a], [b]] = [surface[0], surface.at(-1)]
  pen.fill('tint', [...surface, [b, floor], [a, floor]].map(on))
  const band = [...surface, ...surface.map(([x, z]) => [x, z - 9 / (on([1, 0])[0] - on([0, 0])[0])]).reverse()].map(on)
  const rock = [...head, [b, floor], [a, floor]].map(on)
  pen.lines('hatch', [...hatch([band], 45, 5), ...hatch([rock], 60, 13), ...hatch([rock], -30, 26)])
  pen.line('detail', ...head.map(on)).line('cut', ...surface.map(on))
}

export const sheeted = (pen, kind, shape) => pen.fill('sheet', shape).fill(kind === 'ink' ? 'tint' : 'modelTint', shape)

/** What the section cuts: concrete that stands, or model. */
function cut(pen, kind, shape, spacing = 5) {
  sheeted(pen, kind, shape)
  if (kind === 'ink') pen.lines('hatch', hatch([shape], 45, spacing))
  pen.lines(kind === 'ink' ? 'cut' : 'modelCut', [shape], true)
}

/** What somebody sees of the model. */
function crew({ pen, on, m }, [x, z], seen, facing = 1) {
  const [u, v] = person(pen, on([x, z]), m, { facing })
  for (const point of seen) pen.line('modelSight', [u + 3 * facing, v], on(point))
}

const heightAt = (line, x) => {
  const i = line.findIndex(([u]) => u > x)
  const [a, b] = [line[i - 1], line[i]]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

const LEVEL = 42.6
const [PAVED, FOOT, CREST, DEEP] = [-1, 7.6, 9.2, -0.5]
const ABUTMENT = 23.6

/** Cut and fill: what stood there, the working face in it, and right of it the road as model. */
function road(work, hill, bank) {
  const { pen, on, from, to } = work
  const all = [...hill, ...bank.slice(1)]
  const top = (x) => heightAt(all, x)
  const rest = all.filter(([x]) => x > CREST)
  soil(work, [[from, DEEP], [FOOT, DEEP], [CREST, top(CREST)], ...rest], [[from, -6.9], [-40, -6.4], [-14, -7.1], [0, -6.6], [8, -5.9], [16, -7], [26, -8.2], [33, -9.1], [41, -9.8], [50, -9.2], [57, -7.3], [66, -6.2], [86, -6.8], [to, -6.4]])
  // the ground that was dug, and the slope behind the cut
  const ticks = (a, b) => Array.from({ length: Math.floor((b - a) / 0.5) }, (_, i) => a + (i + 0.5) * 0.5).map((x, i) => [[x, top(x)], [x, top(x) * (i % 2 ? 0.62 : 0.12)]].map(on))
  pen.line('hidden', ...all.filter(([x, z]) => x < CREST && z > 0).map(on), on([CREST, top(CREST)])).lines('detail', ticks(-4.6, 7))
  pavement(pen, on, 'ink', from, PAVED)
  // the model: still to cut, to fill and to pave
  const meets = all.find(([x, z]) => x > CREST && z < 0)[0]
  const low = all.filter(([x, z]) => x > CREST && z < DEEP && x < ABUTMENT)
  const fill = [[low[0][0], DEEP], [ABUTMENT, DEEP], [ABUTMENT, top(ABUTMENT)], ...[...low].reverse()].map(on)
  pen.fill('modelTint', fill).line('model', ...low.map(on)).lines('modelDetail', [0.9, 1.4, 1.9, 2.4].map((d) => [[low.find(([, z]) => z < -d)[0], -d], [ABUTMENT, -d]].map(on)))
  pavement(pen, on, 'model', PAVED, ABUTMENT)
  pen.lines('modelDetail', ticks(CREST + 0.5, meets - 0.4))
  // the slope stake where the ground meets the road, its lath along the slope
  pen.line('markCut', on([meets + 0.2, top(meets + 0.2) - 0.6]), on([meets + 0.2, 2])).line('markCut', on([meets - 0.5, 1.95]), on([meets + 0.7, 1.05]))
  digger(pen, on, [1.6, DEEP], { knee: [2.4, 4.7], tip: [5, 4.1], hand: [5.9, 2], bucket: true })
  crew(work, [10.1, top(10.1)], [[meets + 0.2, 0], [17, -0.1]])
}

/** A road's pavement in long section. */
function pavement(pen, on, kind, from, to) {
  const body = rect(from, DEEP, to, 0).map(on)
  sheeted(pen, kind, body)
  if (kind === 'ink') pen.lines('hatch', hatch([body], -45, 4))
  pen.lines(kind === 'ink' ? 'cut' : 'modelCut', [body], true).line(kind === 'ink' ? 'detail' : 'modelDetail', on([from, -0.18]), on([to, -0.18]))
}

/** The stream in the valley. */
function water({ pen, on }) {
  pen.lines('modelDetail', [[39.2, 44.1, -7.75], [39.9, 43.6, -8], [40.6, 42.9, -8.25]].map(([a, b, z]) => [[a, z], [b, z]].map(on)))
}

/** A bridge on two piers: its deck is cast up to the joint. */
function bridge(work) {
  const { pen, on, m, to } = work
  const [from, joint, until] = [24, 40.4, 60]
  const [depth, seat] = [-1.2, -1.4]
  const axes = [36, 48]
  const abutment = (x, turn, kind) => {
    cut(pen, kind, [[1.6, -4.6], [1.6, -5.4], [-1.8, -5.4], [-1.8, -4.6], [-0.9, -4.6], [-0.9, 0], [-0.45, 0], [-0.45, seat], [0.75, seat], [0.75, -4.6]].map(([u, z]) => on([x + turn * u, z])))
    if (kind === 'ink') pen.fill('solid', rect(x - 0.05, seat, x + 0.45, depth).map(on))
  }
  abutment(from, 1, 'ink')
  abutment(until, -1, 'model')
  pavement(pen, on, 'model', until + 0.9, to)
  for (const [i, axis] of axes.entries()) {
    const foot = [-7, -7][i]
    cut(pen, 'ink', rect(axis - 2, foot - 0.9, axis + 2, foot).map(on))
    cut(pen, 'ink', [[1.2, seat], [1.2, seat - 0.35], [0.6, seat - 1], [0.6, foot], [-0.6, foot], [-0.6, seat - 1], [-1.2, seat - 0.35], [-1.2, seat]].map(([u, z]) => on([axis + u, z])))
    pen.fill('solid', rect(axis - 0.35, seat, axis + 0.35, depth).map(on))
  }
  for (const [a, b, kind] of [[from - 0.35, joint, 'ink'], [joint, until + 0.35, 'model']]) {
    const whole = rect(a, depth, b, 0).map(on)
    const inside = axes.filter((x) => x > a && x < b)
    const bodies = [rect(a, -0.3, b, 0), rect(a, depth, b, depth + 0.25), ...inside.map((x) => rect(x - 0.5, depth + 0.25, x + 0.5, -0.3))].map((body) => body.map(on))
    pen.fill('sheet', whole)
    if (kind === 'model') pen.fill('modelTint', whole)
    for (const body of bodies) {
      sheeted(pen, kind, body)
      if (kind === 'ink') pen.lines('hatch', hatch([body], 45, 4))
    }
    pen.lines(kind, bodies, true).lines(kind === 'ink' ? 'cut' : 'modelCut', [whole], true)
    const posts = []
    for (let x = Math.ceil(a / 2) * 2; x <= b; x += 2) posts.push([[x, 0], [x, 1.1]].map(on))
    pen.lines(kind === 'ink' ? 'detail' : 'modelDetail', [...posts, ...[0.6, 1.1].map((z) => [[a, z], [b, z]].map(on))])
  }
  // starter bars in the joint
  pen.lines('ink', [-0.1, -0.22, depth + 0.07, depth + 0.19].map((z) => [[joint, z], [joint + 0.8, z]].map(on)))
  crew(work, [37.6, 0], [[joint + 0.1, -0.1], [46, -0.1]])
  // span, height of a pier, levels
  for (const axis of axes) pen.line('markAxis', on([axis, 3.4]), on([axis, -8.6]))
  flatDimension(pen, on([axes[0], 3]), on([axes[1], 3]), [0, 0.01], { unit: m, gap: 0, tick: 4, beyond: 4 })
  flatDimension(pen, on([axes[0] - 0.6, -7]), on([axes[0] - 0.6, seat]), [-2.4 * m, 0], { unit: m, gap: 4, tick: 4, beyond: 4 })
  datum(pen, on([18.6, 0]), 9, 20, 1, LEVEL)
  datum(pen, on([41.2, -7.75]), 9, 20, 1, LEVEL - 7.75)
}

/** Ticks a metre along the foot of a sheet, longer each `step`, where the station is said within the page's width: they are its scale. */
function stations({ pen, on, length, from, to, floor }, step, say) {
  pen.line('mark', on([from, floor]), on([to, floor]))
  for (let x = Math.ceil(from); x <= to; x++) {
    const [u, v] = on([x, floor])
    pen.line('mark', [u, v], [u, v + (x % step === 0 ? 9 : 4)])
    if (x % step === 0 && x >= 0 && x <= length) pen.finely(() => pen.text('mark', say(x), [u, v + 26]))
  }
}

/** An excavator from its side, in metres from the middle of its tracks: boom to `knee` and `tip`, stick to `hand`. */
export function digger(pen, on, [x, z], { knee, tip, hand, bucket = false, size = 1 }) {
  const at = ([u, v]) => on([x + u * size, z + v * size])
  const body = (kind, points) => pen.fill('sheet', points.map(at)).fill('tint', points.map(at)).lines(kind, [points.map(at)], true)
  const bar = (a, b, wa, wb) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const [nx, ny] = [-dy / Math.hypot(dx, dy) / 2, dx / Math.hypot(dx, dy) / 2]
    body('ink', [[a[0] + nx * wa, a[1] + ny * wa], [b[0] + nx * wb, b[1] + ny * wb], [b[0] - nx * wb, b[1] - ny * wb], [a[0] - nx * wa, a[1] - ny * wa]])
  }
  body('ink', [[-1.9, 0.1], [-1.6, 0], [1.6, 0], [1.9, 0.1], [2.1, 0.45], [1.9, 0.8], [1.6, 0.9], [-1.6, 0.9], [-1.9, 0.8], [-2.1, 0.45]])
  for (const u of [-1.55, -0.8, 0, 0.8, 1.55]) pen.circle('detail', at([u, 0.42]), 0.24 * size * Math.abs(on([1, 0])[0] - on([0, 0])[0]))
  bar(tip, hand, 0.5, 0.3)
  bar([0.7, 1.5], knee, 0.5, 0.75)
  bar(knee, tip, 0.75, 0.4)
  pen.line('cut', at([1.3, 1.6]), at([knee[0] - 0.1, knee[1] - 0.9]))
  body('ink', [[-2.7, 1.05], [1.1, 1.05], [1.1, 1.9], [-0.1, 2.1], [-2.3, 2.1], [-2.7, 1.8]])
  body('ink', [[-0.1, 1.05], [1.3, 1.05], [1.45, 1.8], [1.15, 2.9], [-0.1, 2.9]])
  const glass = [[0.1, 1.7], [1.25, 1.7], [1, 2.7], [0.1, 2.7]].map(at)
  pen.fill('sheet', glass).lines('detail', [glass], true)
  if (bucket) body('ink', [[hand[0] - 0.2, hand[1] + 0.15], [hand[0] + 0.35, hand[1] - 0.1], [hand[0] + 0.75, hand[1] - 0.85], [hand[0] + 0.3, hand[1] - 1.2], [hand[0] - 0.55, hand[1] - 1.15], [hand[0] - 0.75, hand[1] - 0.6]])
}

/** Where the street's middle, its kerbs and the ends of its pavements are. */
const [MIDDLE, HALF, PATH, KERB] = [17, 3.6, 2.4, 0.15]

/** A section through a trench along its pipe, the street that the pipe crosses, and a railway. */
function across() {
  const work = sheet({ length: 36, top: 8.3, floor: -5.9 })
  const { pen, from, to } = work
  const [open, shut] = [[1.8, 2.2], [9.8, 9.4]]
  const bottom = [[open[1], trenchFloor(open[1])], [shut[1], trenchFloor(shut[1])]]
  const [a, b] = [MIDDLE - HALF, MIDDLE + HALF]
  const surface = [[from, 0], [open[0], 0], ...bottom, [shut[0], 0], [a - PATH, 0], [a - PATH, KERB], [a, KERB], [a, 0], [MIDDLE, 0.1], [b, 0], [b, KERB], [b + PATH, KERB], [b + PATH, 0], [to, 0]]
  soil(work, surface, [[from, -4.7], [-20, -4.9], [-6, -4.6], [3, -4.9], [9, -4.6], [13, -5.2], [18, -5.5], [22, -5.1], [28, -4.6], [34, -4.9], [50, -4.5], [to, -4.8]])
  pipeline(work, open, shut, bottom)
  street(work)
  rail(work)
  stations(work, 5, (x) => `0+${x + 640}`)
  return pen
}

const [INSIDE, OUT] = [0.3, 0.37]
const pipeAxis = (x) => -3 - 0.02 * (x - 9.4) + INSIDE
const trenchFloor = (x) => pipeAxis(x) - OUT - 0.22

/** An open trench along its pipe: what is laid, the next length on its slings, below it its place and on to the manhole. */
function pipeline(work, open, shut, bottom) {
  const { pen, on, m } = work
  // the far side of the trench: its sheeting and walings
  const piles = Array.from({ length: 15 }, (_, i) => 2.4 + i * 0.5).map((x) => [[x, 0], [x, trenchFloor(x) + 0.2]].map(on))
  pen.lines('hatch', piles).lines('detail', [[[open[0], 0], [shut[0], 0]], ...[-0.7, -0.86, -1.9, -2.06].map((z) => [[open[0] - z * 0.12, z], [shut[0] + z * 0.12, z]])].map((line) => line.map(on)))
  const sand = [...bottom, ...[...bottom].reverse().map(([x, z]) => [x, z + 0.22])].map(on)
  pen.fill('sheet', sand).fill('tint', sand).lines('hatch', hatch([sand], -45, 3))
  const pipe = (kind, a, b, lift = 0, begins = true) => {
    const z = (x, r) => [x, pipeAxis(x) + lift + r]
    const [bold, fine] = kind === 'ink' ? ['cut', 'detail'] : ['modelCut', 'modelDetail']
    const body = [z(a, -OUT), z(b, -OUT), z(b, OUT), z(a, OUT)].map(on)
    sheeted(pen, kind, body)
    pen.lines(bold, [body], true).lines(fine, [INSIDE, -INSIDE].map((r) => [z(a, r), z(b, r)].map(on)))
    if (!begins) return
    const socket = [z(a, -OUT - 0.09), z(a + 0.3, -OUT - 0.09), z(a + 0.3, OUT + 0.09), z(a, OUT + 0.09)].map(on)
    sheeted(pen, kind, socket)
    pen.lines(bold, [socket], true)
  }
  pipe('ink', work.from, 0.8, 0, false)
  for (const x of [0.8, 3.1]) pipe('ink', x, x + 2.3)
  for (const x of [5.4, 7.7, 10, 12.3]) pipe('model', x, x + 2.3)
  pipe('model', 14.6, MIDDLE - 0.6)
  // the next length, on an excavator of the far side
  const [middle, lift] = [6.55, 1.75]
  digger(pen, on, [3.1, 0], { size: 0.85, knee: [1.9, 4.9], tip: [4.5, 5.3], hand: [4.06, 3] })
  const eye = on([middle, 0.15])
  pipe('ink', 5.4, 7.7, lift)
  pen.line('ink', on([middle, 2.5]), eye).lines('ink', [5.85, 7.25].map((x) => [eye, on([x, pipeAxis(x) + lift + OUT])])).circle('sheet', eye, 3).circle('ink', eye, 3)
  // its fall and depth
  const [a, b] = [[2.9, -4.02], [7.1, -4.1]].map(on)
  pen.line('mark', a, b)
  arrowhead(pen, 'markSolid', a, b, 10)
  pen.finely(() => pen.text('mark', '2.0%', [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 5]))
  flatDimension(pen, on([9.4, -3]), on([9.4, 0]), [m * 1.45, 0], { unit: m, gap: 3, tick: 4, beyond: 3 })
  crew(work, [0.1, 0], [[5.5, pipeAxis(5.4) + OUT], [9.3, pipeAxis(9.3) + OUT]])
}

/** A street across: water, gas and a sewer lie there; power and telecom are model. */
function street(work) {
  const { pen, on, m } = work
  const [left, right] = [MIDDLE - HALF, MIDDLE + HALF]
  const crown = (x) => (x < left || x > right ? KERB : 0.1 * (1 - Math.abs(x - MIDDLE) / HALF))
  const bed = [[left, 0], [MIDDLE, 0.1], [right, 0], [right, -0.5], [left, -0.5]].map(on)
  pen.fill('sheet', bed).fill('tint', bed).lines('hatch', hatch([bed], -45, 4)).lines('detail', [[[left, -0.18], [MIDDLE, -0.08], [right, -0.18]].map(on)]).lines('ink', [bed], true)
  for (const [a, b] of [[left - 0.18, left], [right, right + 0.18]]) cut(pen, 'ink', rect(a, -0.35, b, KERB).map(on), 4)
  // a lamp on its footing
  const lamp = left - 1.5
  cut(pen, 'ink', rect(lamp - 0.3, -0.9, lamp + 0.3, KERB - 0.1).map(on))
  pen.lines('ink', [[[lamp - 0.08, KERB], [lamp - 0.05, 6.2], [lamp + 0.35, 6.7], [lamp + 2.6, 6.9]], [[lamp + 0.08, KERB], [lamp + 0.06, 6.15], [lamp + 0.4, 6.58], [lamp + 2.6, 6.78]]].map((line) => line.map(on))).line('cut', on([lamp + 1.8, 6.8]), on([lamp + 2.9, 6.88]))
  // the sewer and its manhole
  const [mz, r, wall] = [-4.3, 0.5, 0.1]
  const shaft = [[r, mz + r], [r, -0.9], [0.31, -0.3], [0.31, crown(MIDDLE)]]
  pen.fill('sheet', [...shaft.map(([u, z]) => [MIDDLE + u, z]), ...[...shaft].reverse().map(([u, z]) => [MIDDLE - u, z])].map(on))
  pen.lines('cut', [-1, 1].map((side) => shaft.map(([u, z]) => on([MIDDLE + side * u, z]))))
  pen.lines('detail', [-1, 1].map((side) => [[r + wall, mz + r], [r + wall, -0.9], [0.31 + wall, -0.3]].map(([u, z]) => on([MIDDLE + side * u, z]))))
  for (let z = -1.2; z > mz + r; z -= 0.35) pen.line('detail', on([MIDDLE + r, z]), on([MIDDLE + r - 0.2, z]))
  pen.line('markCut', on([MIDDLE - 0.36, crown(MIDDLE)]), on([MIDDLE + 0.36, crown(MIDDLE)]))
  for (const [kind, size] of [['cut', r + wall], ['detail', r]]) pen.circle('sheet', on([MIDDLE, mz]), size * m).circle(kind, on([MIDDLE, mz]), size * m)
  pen.line('detail', on([MIDDLE - 0.47, mz - 0.18]), on([MIDDLE + 0.47, mz - 0.18]))
  // water, gas: pipes; power, telecom: ducts
  for (const [x, deep, size] of [[14.4, 1.5, 0.3], [15.6, 1.2, 0.18]]) {
    const c = on([x, crown(x) - deep - size])
    pen.circle('sheet', c, size * m).circle('tint', c, size * m).circle('cut', c, size * m)
    if (size > 0.25) pen.circle('detail', c, size * 0.8 * m)
  }
  for (const [x, deep, wide, high, size] of [[19.3, 1, 3, 2, 0.12], [22.2, 0.7, 2, 3, 0.08]]) {
    const step = size * 2 + 0.08
    const [w, h] = [wide * step + 0.14, high * step + 0.14]
    const top = crown(x) - deep
    const body = rect(x - w / 2, top - h, x + w / 2, top).map(on)
    sheeted(pen, 'model', body)
    pen.lines('modelCut', [body], true)
    for (let i = 0; i < wide; i++) for (let j = 0; j < high; j++) pen.circle('model', on([x - w / 2 + 0.07 + (i + 0.5) * step, top - 0.07 - (j + 0.5) * step]), size * m)
  }
  for (const [x, deep] of [[14.4, 1.5], [20.1, 1]]) pen.finely(() => {
    const [low, high] = [on([x, crown(x) - deep]), on([x, crown(x)])]
    pen.line('mark', low, [high[0], high[1] - 52])
    for (const [u, v] of [low, high]) pen.line('markCut', [u - 4, v + 4], [u + 4, v - 4])
    pen.text('mark', millimetres(deep), [high[0] - 5, high[1] - 30], { along: [0, -1], up: [-1, 0] })
  })
  crew(work, [17.9, crown(17.9)], [[18.9, crown(19) - 1], [19.7, crown(19.7) - 1]])
}

/** Two tracks across: left what is laid, right the model, with masts, wires and the clearance. */
function rail(work) {
  const { pen, on, m } = work
  const [top, sleepers, deep] = [0.82, 0.65, 0.15]
  const middle = 30.2
  const track = 2.2
  for (const side of [-1, 1]) {
    const kind = side < 0 ? 'ink' : 'model'
    const [bold, fine] = side < 0 ? ['cut', 'detail'] : ['modelCut', 'modelDetail']
    const x = (u) => middle + side * u
    const p = (u, z) => on([x(u), z])
    const bed = [p(0, 0), p(4.85, 0), p(4.65, deep), p(0, deep)]
    const ballast = [p(0, deep), p(4.65, deep), p(3.9, sleepers), p(0, sleepers)]
    for (const body of [bed, ballast]) sheeted(pen, kind, body)
    pen.lines(side < 0 ? 'hatch' : 'modelHatch', [...hatch([bed], -45, 3), ...hatch([ballast], 45, 5)])
    pen.lines(kind, [[p(4.85, 0), p(4.65, deep), p(0, deep)], [p(4.65, deep), p(3.9, sleepers), p(0, sleepers)]])
    const sleeper = [p(track - 1.3, sleepers - 0.2), p(track + 1.3, sleepers - 0.2), p(track + 1.3, sleepers), p(track - 1.3, sleepers)]
    sheeted(pen, kind, sleeper)
    pen.lines(bold, [sleeper], true)
    for (const u of [track - 0.7525, track + 0.7525]) pen.lines(bold, [[p(u, sleepers), p(u, top)], [p(u - 0.07, top), p(u + 0.07, top)], [p(u - 0.1, sleepers), p(u + 0.1, sleepers)]])
    // mast on its footing
    cut(pen, kind, [p(4.65, 0.1), p(5.45, 0.1), p(5.45, -1.9), p(4.65, -1.9)])
    const mast = [p(4.9, 0.1), p(5.2, 0.1), p(5.2, 7.5), p(4.9, 7.5)]
    sheeted(pen, kind, mast)
    pen.lines(kind, [mast], true).line(fine, p(5.05, 0.1), p(5.05, 7.5))
    // cantilever, wires
    const [wire, rope] = [top + 5.3, top + 6.2]
    pen.lines(kind, [[p(4.9, rope + 0.2), p(track, rope)], [p(4.9, rope - 0.9), p(track, rope)], [p(3.9, rope - 0.57), p(track - 0.9, wire + 0.3)], [p(track - 0.7, wire + 0.3), p(track, wire)]])
    pen.lines(bold, [[p(4.8, rope + 0.19), p(4.4, rope + 0.17)], [p(4.8, rope - 0.87), p(4.4, rope - 0.73)]])
    pen.line(fine, p(track, rope), p(track, wire))
    for (const z of [wire, rope]) pen.circle(side < 0 ? 'solid' : 'modelSolid', p(track, z), 2.6)
    // the cable trough, before the last mast
    if (side > 0) cut(pen, kind, [p(5.65, 0.05), p(5.65, -0.45), p(6.25, -0.45), p(6.25, 0.05)])
    // the clearance
    const gauge = [[1.6, 0.1], [1.9, 0.9], [1.9, 3.8], [1.35, 4.7], [-1.35, 4.7], [-1.9, 3.8], [-1.9, 0.9], [-1.6, 0.1]]
    pen.lines('markHidden', [gauge.map(([u, z]) => p(track + u, top + z))], true)
  }
  flatDimension(pen, on([middle + track, top]), on([middle + track, top + 5.3]), [0.01, 0], { unit: m, gap: 0, tick: 4, beyond: 0 })
  crew(work, [middle, sleepers], [[middle + track - 0.75, top], [middle + 4.9, 0.8]])
}
