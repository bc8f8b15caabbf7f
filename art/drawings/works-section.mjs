import { millimetres } from '../../ui/drafting.ts'
import { smooth } from './closing-bridge.mjs'
import { Pen, hatch, rect } from './pen.mjs'
import { arrowhead, datum, flatDimension, person } from './symbols.mjs'

/**
 * The five kinds of work in one section, in metres, to one scale: what is built, and right of it, as model, what comes next.
 * Each has twelve metres, 240 units, and breaks part them; left and right the ground goes on for wide windows.
 */
export function worksSection() {
  const pen = new Pen(2 * ASIDE * M + 5 * PART * M, 346, { letter: 12, narrow: 0, bare: 1600 })
  for (const [i, draw] of [road, bridge, pipeline, street, rail].entries()) {
    const from = i * PART
    draw(pen, ([x, z]) => at([from + x, z]))
  }
  for (const i of [1, 2, 3, 4]) for (const side of [-GAP, GAP]) pen.line('detail', ...edge(at, i * PART + side, i < 3 ? 1.7 : 0.8, FLOOR - 0.3))
  stations(pen)
  scales(pen, at([12.6, 3.7]))
  return pen
}

/** Units a metre; metres of a part, and of the ground on either side; half a break. */
const [M, PART, ASIDE, GAP] = [20, 12, 66, 0.2]
/** The road's level, and how far below it the drawing ends. */
const [ROAD, FLOOR] = [42.6, -7]
const at = ([x, z]) => [(ASIDE + x) * M, 176 - z * M]
/** Station of each part's beginning, in metres. */
const STARTS = [114, 429, 639, 869, 1229]
const said = (station) => `${Math.floor(station / 1000)}+${String(station % 1000).padStart(3, '0')}`

/** The line of a break from high to low, with its zigzag in the rock. */
const edge = (on, x, top, low) => [[x, top], [x, -4.4], [x - 0.3, -4.55], [x + 0.3, -4.85], [x, -5], [x, low]].map(on)

/** Ground below a surface: earth along it, and rock from `head` on down; hatched but where figures are, in `clear`. */
function soil(pen, on, surface, head, { open = false, shut = false, clear = [] } = {}) {
  const [[a], [b]] = [surface[0], surface.at(-1)]
  const left = open ? [[a, 0], [a, FLOOR]].map(on).slice(1) : edge(on, a, 0, FLOOR).slice(1)
  const right = shut ? [[b, FLOOR]].map(on) : edge(on, b, 0, FLOOR).slice(1)
  pen.fill('tint', [...surface.map(on), ...right, ...left.reverse()])
  const band = [...surface, ...surface.map(([x, z]) => [x, z - 0.45]).reverse()].map(on)
  const rock = [...head, [b, FLOOR], [a, FLOOR]].map(on)
  const boxes = clear.map(([x0, z0, x1, z1]) => [...on([x0, z1]), ...on([x1, z0])])
  pen.lines('hatch', [...hatch([band], 45, 5), ...hatch([rock], 60, 13), ...hatch([rock], -30, 26)].flatMap((line) => boxes.reduce((lines, box) => lines.flatMap((l) => outside(l, box)), [line])))
  pen.line('detail', ...head.map(on))
  pen.line('cut', ...surface.map(on))
}

/** What of a line lies outside a box of the sheet. */
function outside([a, b], [x0, y0, x1, y1]) {
  const on = (t) => [0, 1].map((k) => a[k] + (b[k] - a[k]) * t)
  const cuts = [[x0, x1], [y0, y1]].map((side, k) => side.map((v) => (v - a[k]) / (b[k] - a[k])).sort((p, q) => p - q))
  const [enter, leave] = [Math.max(0, cuts[0][0], cuts[1][0]), Math.min(1, cuts[0][1], cuts[1][1])]
  return enter >= leave ? [[a, b]] : [[a, on(enter)], [on(leave), b]].filter(([p, q]) => Math.hypot(q[0] - p[0], q[1] - p[1]) > 1)
}

const sheeted = (pen, kind, shape) => pen.fill('sheet', shape).fill(kind === 'ink' ? 'tint' : 'modelTint', shape)

/** What somebody sees of the model. */
function crew(pen, on, x, z, seen) {
  const [u, v] = person(pen, on([x, z]), M)
  for (const point of seen) pen.line('modelSight', [u + 3, v], on(point))
}

/** Cut and fill: the ground as it was, the working face in it, and right of it the road as model. */
function road(pen, on) {
  const hill = smooth([[-3.4, -0.1], [-1.4, 0.5], [0.6, 1.6], [2.8, 2.6], [4.6, 2.8], [6, 2], [7.2, 0.5], [8.2, -1.4], [9.1, -2.4], [10.3, -2.8], [12 - GAP, -2.5]])
  const top = (x) => { const i = hill.findIndex(([u]) => u > x); const [a, b] = [hill[i - 1], hill[i]]; return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]) }
  const [paved, foot, crest, deep, dug] = [1.4, 3.6, 4.9, -0.5, 0.6]
  const lowest = 10.3
  const rest = hill.filter(([x]) => x > crest)
  soil(pen, on, [[-ASIDE, deep], [foot, deep], [crest, top(crest)], ...rest], [[-ASIDE, -5.4], [-30, -5.1], [-8, -5.5], [0, -5.2], [5, -4.5], [9, -5.4], [12 - GAP, -5.7]], { open: true, clear: [[-1.6, -6.7, 2.2, -5.7]] })
  // the slope behind the cut, and the ground that was dug
  const ticks = (from, to) => Array.from({ length: Math.floor((to - from) / 0.35) }, (_, i) => from + (i + 0.5) * 0.35).map((x, i) => [[x, top(x)], [x, top(x) * (i % 2 ? 0.62 : 0.1)]].map(on))
  pen.line('hidden', ...hill.filter(([x, z]) => x < crest && z > 0).map(on), on([crest, top(crest)])).lines('detail', ticks(-1.6, 3.2))
  const pavement = rect(-ASIDE, deep, paved, 0).map(on)
  pen.fill('sheet', pavement).fill('tint', pavement).lines('hatch', hatch([pavement], -45, 4)).lines('cut', [pavement], true).line('detail', on([-ASIDE, -0.18]), on([paved, -0.18]))
  // the model: what is still to cut, to fill and to pave
  const meets = hill.find(([x, z]) => x > crest && z < 0)[0]
  const low = hill.findIndex(([x, z]) => x > crest && z < deep)
  const fill = [[hill[low][0], deep], [12 - GAP, deep], ...hill.slice(low).reverse()].map(on)
  pen.fill('modelTint', fill).lines('modelDetail', [1, 1.4, 1.8, 2.2, 2.6, 3].flatMap((d) => {
    const [from, to] = [hill.find(([x, z]) => x > crest && z < -d)?.[0] ?? 12, Math.min(12 - GAP, hill.findLast(([, z]) => z < -d)?.[0] ?? 0)]
    return [[from, Math.min(to, lowest)], [Math.max(from, lowest + 1.1), to]].filter(([a, b]) => b > a).map((line) => line.map((x) => on([x, -d])))
  }))
  pen.line('model', ...hill.slice(low).map(on))
  const bed = rect(paved, deep, 12 - GAP, 0).map(on)
  pen.fill('modelTint', bed).lines('modelCut', [bed], true).line('modelDetail', on([paved, -0.18]), on([12 - GAP, -0.18]))
  pen.lines('modelDetail', ticks(5.2, meets - 0.3))
  // the slope stake where the ground meets the road, its lath along the slope
  const stake = meets + 0.15
  pen.line('markCut', on([stake, top(stake) - 0.5]), on([stake, 1.5])).line('markCut', on([stake - 0.5, 1.1 + 0.5 / 1.5]), on([stake + 0.35, 1.1 - 0.35 / 1.5]))
  // left of the hill, and in the fill below the road
  flatDimension(pen, on([dug, 0]), on([dug, top(dug)]), [-3.6 * M, 0], { unit: M, gap: 4, tick: 4, beyond: 4 })
  flatDimension(pen, on([lowest, top(lowest)]), on([lowest, 0]), [M, 0], { gap: 0, tick: 4, beyond: 0, say: '' })
  pen.finely(() => pen.text('mark', millimetres(-top(lowest)), on([lowest + 0.78, (top(lowest) + deep) / 2 + 0.04]), { along: [0, -1], up: [-1, 0] }))
  crew(pen, on, 2.4, deep, [[stake, 0], [9.6, deep]])
}

/** A bridge in long section: the pier stands, on its bearing the deck is cast up to the joint. */
function bridge(pen, on) {
  const [from, joint, until, axis] = [GAP, 7.9, 12 - GAP, 6]
  const [deep, seat, foot, sole] = [-1.5, -1.75, -5.1, -5.9]
  soil(pen, on, smooth([[GAP, -2.5], [1.2, -2.9], [2.6, -3.9], [4, -4.5], [6, -4.7], [7.2, -4.75], [7.9, -5.1], [9.1, -5.15], [9.8, -4.6], [10.9, -3.2], [12 - GAP, -2.6]]), [[GAP, -5.7], [3, -5.5], [5, -5.9], [7, -5.9], [9, -6.1], [12 - GAP, -5.4]])
  pen.lines('modelDetail', [[7.75, 9.25, -4.9], [8.1, 8.95, -5]].map(([a, b, z]) => [[a, z], [b, z]].map(on)))
  const pier = [[axis - 1, seat], [axis + 1, seat], [axis + 1, seat - 0.25], [axis + 0.55, seat - 0.8], [axis + 0.55, foot], [axis - 0.55, foot], [axis - 0.55, seat - 0.8], [axis - 1, seat - 0.25]].map(on)
  for (const body of [rect(axis - 1.8, sole, axis + 1.8, foot).map(on), pier]) {
    sheeted(pen, 'ink', body)
    pen.lines('hatch', hatch([body], 45, 5)).lines('cut', [body], true)
  }
  pen.fill('solid', rect(axis - 0.35, seat, axis + 0.35, deep).map(on))
  for (const [a, b, kind] of [[from, joint, 'ink'], [joint, until, 'model']]) {
    const built = kind === 'ink'
    const whole = rect(a, deep, b, 0).map(on)
    const slabs = [rect(a, -0.28, b, 0), rect(a, deep, b, deep + 0.24), ...(built ? [rect(axis - 0.5, deep + 0.24, axis + 0.5, -0.28)] : [])].map((body) => body.map(on))
    pen.fill('sheet', whole)
    if (!built) pen.fill('modelTint', whole)
    for (const body of slabs) {
      sheeted(pen, kind, body)
      if (built) pen.lines('hatch', hatch([body], 45, 4))
    }
    pen.lines(kind, slabs, true)
    const posts = []
    for (let x = Math.ceil(a); x <= b; x++) posts.push([[x, 0], [x, 1.1]].map(on))
    pen.lines(built ? 'detail' : 'modelDetail', [...posts, ...[0.6, 1.1].map((z) => [[a, z], [b, z]].map(on))])
    pen.lines(built ? 'cut' : 'modelCut', [[[a, 0], [b, 0]], [[a, deep], [b, deep]]].map((line) => line.map(on)))
  }
  // starter bars in the joint
  pen.line('cut', on([joint, 0]), on([joint, deep])).lines('ink', [-0.08, -0.2, deep + 0.07, deep + 0.18].map((z) => [[joint, z], [joint + 0.55, z]].map(on)))
  pen.line('markAxis', on([axis, 0.9]), on([axis, FLOOR]))
  flatDimension(pen, on([axis + 0.55, foot]), on([axis + 0.55, seat]), [M * 1.35, 0], { unit: M, gap: 4, tick: 4, beyond: 4 })
  crew(pen, on, 4.6, 0, [[joint + 0.1, -0.1], [11, -0.1]])
}

/** An open trench along its pipe: what is laid, the next length on its slings, below it its place. */
function pipeline(pen, on) {
  const [fall, measured, cover] = [0.02, 10, 3]
  const invert = (x) => -cover - fall * (x - measured)
  const [inside, out] = [0.3, 0.37]
  const axis = (x) => invert(x) + inside
  const floor = (x) => axis(x) - out - 0.22
  const [open, shut] = [[1.7, 2.1], [9.7, 9.3]]
  const bottom = [[open[1], floor(open[1])], [shut[1], floor(shut[1])]]
  soil(pen, on, [[GAP, 0], [open[0], 0], ...bottom, [shut[0], 0], [12 - GAP, 0]], [[GAP, -5.4], [3, -5.7], [6, -5.2], [9, -5.5], [12 - GAP, -5.3]], { clear: [[10.3, -0.9, 11.4, -0.1]] })
  // the far side of the trench: its sheeting and walings
  const piles = Array.from({ length: 14 }, (_, i) => 2.3 + i * 0.5).map((x) => [[x, 0], [x, floor(x) + 0.2]].map(on))
  pen.lines('hatch', piles).lines('detail', [[[open[0], 0], [shut[0], 0]], ...[-0.7, -0.86, -2, -2.16].map((z) => [[open[0] + -z * 0.12, z], [shut[0] + z * 0.12, z]])].map((line) => line.map(on)))
  const sand = [...bottom, ...[...bottom].reverse().map(([x, z]) => [x, z + 0.22])].map(on)
  pen.fill('sheet', sand).fill('tint', sand).lines('hatch', hatch([sand], -45, 3))
  const pipe = (kind, a, b, lift = 0, begins = true) => {
    const z = (x, r) => [x, axis(x) + lift + r]
    const [cut, fine] = kind === 'ink' ? ['cut', 'detail'] : ['modelCut', 'modelDetail']
    const body = [z(a, -out), z(b, -out), z(b, out), z(a, out)].map(on)
    sheeted(pen, kind, body)
    pen.lines(cut, [body], true).lines(fine, [inside, -inside].map((r) => [z(a, r), z(b, r)].map(on)))
    if (!begins) return
    const socket = [z(a, -out - 0.09), z(a + 0.3, -out - 0.09), z(a + 0.3, out + 0.09), z(a, out + 0.09)].map(on)
    sheeted(pen, kind, socket)
    pen.lines(cut, [socket], true)
  }
  pipe('ink', GAP, 0.8, 0, false)
  for (const x of [0.8, 3.1]) pipe('ink', x, x + 2.3)
  for (const x of [5.4, 7.7]) pipe('model', x, x + 2.3)
  // the next length, on a tripod
  const [middle, high, lift] = [6.7, 3.4, 1.5]
  const eye = on([middle, -0.35])
  pipe('ink', 5.5, 7.8, lift)
  pen.lines('ink', [[on([middle - 1.2, 0]), on([middle, high]), on([middle + 1.2, 0])], [on([middle + 0.25, 0]), on([middle, high])]])
  pen.line('detail', on([middle, high]), eye).lines('ink', [6, 7.4].map((x) => [eye, on([x, axis(x) + lift + out])])).circle('sheet', eye, 2.6).circle('ink', eye, 2.6)
  pen.line('cut', ...[-0.4, 0.4].map((d) => on([middle + d, high])))
  // its fall and depth
  const [a, b] = [[4.2, floor(4.2) - 1.45], [7.8, floor(7.8) - 1.45]].map(on)
  pen.line('mark', a, b)
  arrowhead(pen, 'markSolid', a, b, 9)
  pen.finely(() => pen.text('mark', `${(100 * (invert(0) - invert(10)) / 10).toFixed(1)}%`, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 4]))
  flatDimension(pen, on([measured, invert(measured)]), on([measured, 0]), [M * 1.3, 0], { unit: M, gap: 3, tick: 4, beyond: 3 })
  crew(pen, on, 0.9, 0, [[5.5, axis(5.4) + out], [9.2, axis(9.2) + out]])
}

/** A street across: water, gas and a sewer lie there; power and telecom are model. */
function street(pen, on) {
  const kerb = 0.15
  const [left, right] = [2.6, 9.6]
  const crown = (x) => (x < left || x > right ? kerb : 0.1 * (1 - Math.abs(x - 6.1) / 3.5))
  const surface = [[GAP, kerb], [left, kerb], [left, 0], [6.1, 0.1], [right, 0], [right, kerb], [12 - GAP, kerb]]
  soil(pen, on, surface, [[GAP, -5.4], [4, -5.9], [6, -6.4], [9.6, -6.4], [12 - GAP, -5.7]])
  const bed = [[left, 0], [6.1, 0.1], [right, 0], [right, -0.5], [left, -0.5]].map(on)
  pen.fill('sheet', bed).fill('tint', bed).lines('hatch', hatch([bed], -45, 4)).lines('detail', [[[left, -0.18], [6.1, -0.08], [right, -0.18]].map(on)]).lines('ink', [bed], true).line('cut', ...surface.map(on))
  pen.line('ink', on([0.9, kerb]), on([0.9, 6.6]), on([1.3, 6.9]), on([3.1, 7])).line('cut', on([2.5, 6.93]), on([3.4, 6.98]))
  // the sewer and its manhole
  const [mx, mz, r, wall] = [6.1, -4.3, 0.5, 0.1]
  const shaft = [[r, mz + r], [r, -0.9], [0.31, -0.3], [0.31, crown(mx)]]
  const outline = [...shaft.map(([u, z]) => [mx + u, z]), ...[...shaft].reverse().map(([u, z]) => [mx - u, z])].map(on)
  pen.fill('sheet', outline)
  pen.lines('cut', [-1, 1].map((side) => shaft.map(([u, z]) => on([mx + side * u, z]))))
  pen.lines('detail', [-1, 1].map((side) => [[r + wall, mz + r], [r + wall, -0.9], [0.31 + wall, -0.3]].map(([u, z]) => on([mx + side * u, z]))))
  for (let z = -1.2; z > mz + r; z -= 0.35) pen.line('detail', on([mx - r, z]), on([mx - r + 0.2, z]))
  pen.line('markCut', on([mx - 0.36, crown(mx)]), on([mx + 0.36, crown(mx)]))
  for (const [kind, size] of [['cut', r + wall], ['detail', r]]) pen.circle('sheet', on([mx, mz]), size * M).circle(kind, on([mx, mz]), size * M)
  pen.line('detail', on([mx - 0.47, mz - 0.18]), on([mx + 0.47, mz - 0.18]))
  // water, gas: pipes; power, telecom: ducts
  const covers = [[3.5, 1.5, 0.3], [4.8, 1.2, 0.2]]
  for (const [x, deep, size] of covers) {
    const c = on([x, crown(x) - deep - size])
    pen.circle('sheet', c, size * M).circle('tint', c, size * M).circle('cut', c, size * M)
    if (size > 0.25) pen.circle('detail', c, size * 0.8 * M)
  }
  const banks = [[8.8, 1, 3, 2, 0.1], [10.8, 0.7, 2, 3, 0.07]]
  for (const [x, deep, across, down, size] of banks) {
    const step = size * 2 + 0.07
    const [wide, high] = [across * step + 0.12, down * step + 0.12]
    const top = crown(x) - deep
    const body = rect(x - wide / 2, top - high, x + wide / 2, top).map(on)
    sheeted(pen, 'model', body)
    pen.lines('modelCut', [body], true)
    for (let i = 0; i < across; i++) for (let j = 0; j < down; j++) pen.circle('model', on([x - wide / 2 + 0.06 + (i + 0.5) * step, top - 0.06 - (j + 0.5) * step]), size * M)
  }
  for (const [x, deep] of [covers[0], [9.25, 1]]) flatDimension(pen, on([x, crown(x) - deep]), on([x, crown(x)]), [0.01, 0], { unit: M, gap: 0, tick: 4, beyond: 6 })
  crew(pen, on, 7, crown(7), [[8.43, crown(8.8) - 1], [9, crown(8.8) - 1]])
}

/** Two tracks across: left what is laid, right the model, with masts, wires and the clearance. */
function rail(pen, on) {
  const [top, sleepers, deep] = [0.82, 0.65, 0.15]
  const axes = [3.8, 8.2]
  const middle = 6
  const right = 12 + ASIDE
  soil(pen, on, [[GAP, 0], [right, 0]], [[GAP, -5.5], [4, -5.2], [8, -5.6], [20, -5.2], [40, -5.5], [right, -5.3]], { shut: true })
  for (const side of [-1, 1]) {
    const kind = side < 0 ? 'ink' : 'model'
    const [cut, fine] = side < 0 ? ['cut', 'detail'] : ['modelCut', 'modelDetail']
    const x = (u) => middle + side * u
    const p = (u, z) => on([x(u), z])
    const track = 2.2
    const bed = [p(0, 0), p(4.85, 0), p(4.65, deep), p(0, deep)]
    const ballast = [p(0, deep), p(4.65, deep), p(3.9, sleepers), p(0, sleepers)]
    for (const body of [bed, ballast]) sheeted(pen, kind, body)
    pen.lines(side < 0 ? 'hatch' : 'modelHatch', [...hatch([bed], -45, 3), ...hatch([ballast], 45, 5)])
    pen.lines(kind, [[p(4.85, 0), p(4.65, deep), p(0, deep)], [p(4.65, deep), p(3.9, sleepers), p(0, sleepers)]])
    const sleeper = [p(track - 1.3, sleepers - 0.2), p(track + 1.3, sleepers - 0.2), p(track + 1.3, sleepers), p(track - 1.3, sleepers)]
    sheeted(pen, kind, sleeper)
    pen.lines(cut, [sleeper], true)
    for (const u of [track - 0.7525, track + 0.7525]) {
      const head = (d) => p(u + d, top)
      pen.lines(cut, [[p(u, sleepers), p(u, top)], [head(-0.07), head(0.07)], [p(u - 0.1, sleepers), p(u + 0.1, sleepers)]])
    }
    // mast on its footing
    const foot = [p(4.65, 0.1), p(5.45, 0.1), p(5.45, -2), p(4.65, -2)]
    sheeted(pen, kind, foot)
    if (side < 0) pen.lines('hatch', hatch([foot], 45, 5))
    const mast = [p(4.9, 0.1), p(5.2, 0.1), p(5.2, 8.1), p(4.9, 8.1)]
    pen.lines(cut, [foot], true)
    sheeted(pen, kind, mast)
    pen.lines(kind, [mast], true).line(fine, p(5.05, 0.1), p(5.05, 8.1))
    // cantilever, wires
    const [wire, rope] = [top + 5.3, top + 6.5]
    pen.lines(kind, [[p(4.9, rope + 0.25), p(track, rope)], [p(4.9, rope - 1), p(track, rope)], [p(3.9, rope - 0.63), p(track - 0.9, wire + 0.35)], [p(track - 0.7, wire + 0.35), p(track, wire)]])
    pen.lines(cut, [[p(4.8, rope + 0.24), p(4.4, rope + 0.21)], [p(4.8, rope - 0.96), p(4.4, rope - 0.81)]])
    pen.line(fine, p(track, rope), p(track, wire))
    for (const z of [wire, rope]) pen.circle(side < 0 ? 'solid' : 'modelSolid', p(track, z), 2.2)
    // the cable trough, beside the last mast
    if (side > 0) {
      const trough = [p(5.75, 0.05), p(5.75, -0.4), p(6.3, -0.4), p(6.3, 0.05)]
      sheeted(pen, kind, trough)
      pen.lines(cut, [trough], true)
    }
    // the clearance
    const gauge = [[1.6, 0.1], [1.9, 0.9], [1.9, 3.8], [1.35, 4.7], [-1.35, 4.7], [-1.9, 3.8], [-1.9, 0.9], [-1.6, 0.1]]
    pen.lines('markHidden', [gauge.map(([u, z]) => p(track + u, top + z))], true)
  }
  const [[left, model], mast] = [axes, 0.95]
  flatDimension(pen, on([model + 1, top]), on([model + 1, top + 5.3]), [4.4 * M, 0], { unit: M, gap: 0, tick: 4, beyond: 4 })
  flatDimension(pen, on([mast, -3.1]), on([left, -3.1]), [0, 0.01], { unit: M, gap: 0, tick: 4, beyond: 0 })
  pen.lines('markAxis', [[[left, 2.4], [left, 5.7]], [[left, 0.5], [left, -3.3]], [[mast, 0.3], [mast, -3.3]], [[model, 0.5], [model, 5.7]]].map((line) => line.map(on)))
  crew(pen, on, 6.1, sleepers, [[model - 0.75, top], [10.9, 0.5]])
}

/** The datum at the foot of the sheet, with its level; a tick a metre, and each fifth longer. */
function stations(pen) {
  const cuts = [-ASIDE, ...[1, 2, 3, 4].flatMap((i) => [i * PART - GAP, i * PART + GAP]), 5 * PART + ASIDE]
  for (let i = 0; i < cuts.length; i += 2) pen.line('mark', at([cuts[i], FLOOR]), at([cuts[i + 1], FLOOR]))
  datum(pen, at([-1.2, FLOOR]), 8, 20, 1, ROAD + FLOOR)
  for (const [i, start] of STARTS.entries()) {
    const [from, to] = [i ? 1 : -ASIDE + 1, i < 4 ? PART - 1 : PART + ASIDE - 1]
    for (let u = from; u <= to; u++) {
      const fifth = (start + u) % 5 === 0
      const [x, y] = at([i * PART + u, FLOOR])
      pen.line('mark', [x, y], [x, y + (fifth ? 9 : 4)])
      if (fifth && (i ? u > 1 : true) && (i < 4 ? u < PART - 1 : true)) pen.finely(() => pen.text('mark', said(start + u), [x, y + 25]))
    }
  }
}

/** One scale along and up. */
function scales(pen, [x, y]) {
  const steps = [0, 1, 2, 3, 4, 5]
  const box = (i, up) => (up ? rect(x - 4, y - (i + 1) * M, x, y - i * M) : rect(x + i * M, y, x + (i + 1) * M, y + 4))
  pen.finely(() => {
    for (const up of [false, true]) {
      pen.fill('markSolid', ...steps.filter((i) => i % 2 === 0 && i < 5).map((i) => box(i, up)))
      pen.lines('mark', [up ? rect(x - 4, y - 5 * M, x, y) : rect(x, y, x + 5 * M, y + 4)], true)
    }
    pen.text('mark', '5 m', [x + 5 * M + 8, y + 8], { anchor: 'start' })
    pen.text('mark', '5 m', [x + 6, y - 5 * M + pen.letter], { anchor: 'start' })
  })
}
