import { hatch, rect } from './pen.mjs'
import { broken, datum, flatDimension, person } from './symbols.mjs'

/** Axes of abutments and piers along the bridge, where its deck has got to, and the level of its road; in metres. */
const AXES = [9, 29, 53, 73]
const [FROM, UNTIL, JOINT] = [8.1, 73.9, 37]
const ROAD = 42.6
const FOOT = -11.6
const VALLEY = [[7, -2.4], [11, -3.4], [16, -5.6], [21, -8.2], [26, -9.8], [32, -10.5], [38, -10.7], [41.6, -10.8], [43.4, -11.9], [47.2, -12], [49, -10.9], [54, -10.2], [59, -8.7], [64, -6.4], [69, -4.1], [75, -2.4], [80, -1.2], [90, -0.5]]

/** A bridge over a valley in long section, built by cantilevers: what stands left of its joint, the model right of it. */
export function bridge({ scale, left, deck, look }, pen) {
  const at = ([x, z]) => [left + x * scale, deck - z * scale]
  const wide = pen.size[0] > 480
  const [x0, x1] = [-left / scale, (pen.size[0] - left) / scale]
  const valley = smooth(VALLEY)
  ground(pen, at, valley, x0)
  for (const [x, z] of [[43, -11.45], [43.6, -11.6], [44.2, -11.75]]) pen.line('modelDetail', at([x, z]), at([90.6 - x, z]))
  for (const [i, x] of AXES.entries()) support(pen, at, x, x < JOINT, i % 3 === 0)
  roads(pen, at, x0, x1)
  girder(pen, at, FROM, JOINT, true)
  girder(pen, at, JOINT, UNTIL, false)
  traveller(pen, at)
  pen.line('modelCut', [at([JOINT, 0])[0], 8], at([JOINT, -8]))
  // who looks, and from where on the deck they are joined
  const [px, pz] = look
  const phone = person(pen, at([px, pz]), scale)
  for (const z of [-depth(AXES[2]) - 0.4, FOOT + 1.2]) pen.line('modelSight', [phone[0] + 3, phone[1]], at([AXES[2] - 0.8, z]))
  receiver(pen, at, [px - 1.6, pz])
  for (const [x, facing] of wide ? [[18.4, 1], [20.1, -1]] : []) person(pen, at([x, 0]), scale, { facing, carry: null })
  // axes, spans and levels
  const low = pen.size[1] - 44
  const shown = AXES.filter((x) => x > x0 + 1 && x < x1 - 1)
  for (const x of shown) pen.line('markAxis', at([x, 1.9]), [at([x, 0])[0], low - 16])
  flatDimension(pen, ...[shown[0], shown.at(-1)].map((x) => [at([x, 0])[0], low - 12]), [0, 20], { between: shown.slice(1, -1).map((x) => (x - shown[0]) / (shown.at(-1) - shown[0])), unit: scale, gap: 0, tick: 4, beyond: 4 })
  if (wide) datum(pen, at([1, 0]), 9, 20, 1, ROAD)
  for (const [x, side] of wide ? [[AXES[1], -1], [AXES[2], 1]] : [[AXES[1], 1]]) {
    pen.line('mark', at([x + side * 3.6, FOOT - 1.5]), at([x + side * 5.2, FOOT - 1.5]))
    datum(pen, at([x + side * 4.5, FOOT - 1.5]), 9, 20, side, ROAD + FOOT - 1.5, true)
  }
  return pen
}

/** How deep the box girder is: most at the piers. */
function depth(x) {
  const near = Math.min(...AXES.slice(1, 3).map((pier) => Math.abs(x - pier)))
  return 1.4 + 1.2 * Math.max(0, 1 - near / 12) ** 2
}

/** A part of the box girder in long section: its slabs and diaphragms are cut, its web is beyond, in segments of four metres. */
function girder(pen, at, from, to, stands) {
  const steps = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40)
  const soffit = steps.map((x) => [x, -depth(x)])
  const whole = [[to, 0], [from, 0], ...soffit].map(at)
  const [cutLine, web] = stands ? ['cut', 'detail'] : ['modelCut', 'modelDetail']
  const inside = AXES.filter((x) => x >= from && x <= to)
  const bodies = [rect(from, -0.32, to, 0), [...soffit, ...soffit.map(([x, z]) => [x, z + 0.3]).reverse()], ...inside.map((x) => [[x - 0.8, -0.32], [x + 0.8, -0.32], [x + 0.8, 0.3 - depth(x + 0.8)], [x - 0.8, 0.3 - depth(x - 0.8)]])].map((body) => body.map(at))
  pen.fill('sheet', whole)
  if (!stands) pen.fill('modelTint', whole)
  const joints = AXES.slice(1, 3).flatMap((x) => [-10, -6, -2, 2, 6, 10].map((d) => x + d)).filter((x) => x > from + 1 && x < to - 1)
  pen.lines(web, joints.map((x) => [[x, -0.32], [x, 0.3 - depth(x)]].map(at)))
  for (const body of bodies) {
    pen.fill(stands ? 'tint' : 'modelTint', body)
    if (stands) pen.lines('hatch', hatch([body], 45, 4))
  }
  pen.lines(stands ? 'ink' : 'model', bodies.slice(1), true).lines(cutLine, [whole], true)
  // the railing
  const posts = []
  for (let x = Math.ceil(from / 2) * 2; x <= to; x += 2) posts.push([[x, 0], [x, 1.1]].map(at))
  pen.lines(web, [...posts, ...[0.6, 1.1].map((z) => [[from, z], [to, z]].map(at))])
}

/** A pier or an abutment on its footing and piles. */
function support(pen, at, x, stands, isEnd) {
  const turn = x < JOINT ? 1 : -1
  const seat = isEnd ? [[-2.2, -0.1], [-1.2, -0.1], [-1.2, -1.9], [0.9, -1.9], [0.9, -5], [-2.2, -5]].map(([u, z]) => [x + turn * u, z]) : [[x - 1.2, -depth(x) - 0.4], [x + 1.2, -depth(x) - 0.4], [x + 0.8, -depth(x) - 1.6], [x + 0.8, FOOT], [x - 0.8, FOOT], [x - 0.8, -depth(x) - 1.6]]
  const foot = isEnd ? -5 : FOOT
  const low = foot - 1.5
  const [middle, half] = isEnd ? [x - turn * 0.65, 2.4] : [x, 3.4]
  const piles = (isEnd ? [-1.5, 1.5] : [-2.5, 0, 2.5]).map((u) => middle + u)
  const bearing = rect(x - 0.35, -depth(x) - 0.4, x + 0.35, -depth(x)).map(at)
  const kind = stands ? 'ink' : 'model'
  for (const pile of piles) {
    const body = rect(pile - 0.5, low - 4, pile + 0.5, low).map(at)
    pen.fill('sheet', body).fill(stands ? 'tint' : 'modelTint', body)
    pen.lines(kind, [-0.5, 0.5].map((u) => [[pile + u, low], [pile + u, low - 4]].map(at)))
    broken(pen, ...[-0.85, 0.85].map((u) => at([pile + u, 0])[0]), at([0, low - 4])[1])
  }
  for (const body of [rect(middle - half, low, middle + half, foot), seat].map((ring) => ring.map(at))) {
    pen.fill('sheet', body).fill(stands ? 'tint' : 'modelTint', body)
    if (stands) pen.lines('hatch', hatch([body], 45, 5))
    pen.lines(stands ? 'cut' : 'modelCut', [body], true)
  }
  pen.fill(stands ? 'solid' : 'modelSolid', bearing)
}

/** The valley: its surface, with earth hatched below it. */
function ground(pen, at, valley, x0) {
  const band = [[Math.min(x0, 6.8) - 1, -0.5], [6.8, -0.5], [6.8, -2.4], ...valley]
  const ring = [...band, ...band.map(([x, z]) => [x, z - 0.7]).reverse()].map(at)
  pen.fill('tint', ring).lines('hatch', hatch([ring], 45, 5)).line('cut', ...band.map(at))
}

/** The road on both sides: what is paved, and on the far side its embankment as model. */
function roads(pen, at, x0, x1) {
  const paved = rect(x0 - 1, -0.5, FROM - 1.3, 0).map(at)
  if (x0 < 6) pen.fill('sheet', paved).fill('tint', paved).lines('hatch', hatch([paved], -45, 4)).lines('cut', [paved], true).line('detail', at([x0, -0.2]), at([FROM - 1.3, -0.2]))
  if (x1 < 76) return
  const bank = [[75.2, 0], [x1 + 1, 0], [x1 + 1, -0.7], [80, -1.2], [75.2, -2.3]].map(at)
  pen.fill('modelTint', bank).lines('modelCut', [bank], true).lines('modelDetail', [0.2, 0.5].map((d) => [at([75.2, -d]), at([x1, -d])]))
}

/** The form traveller at the tip of the cantilever, which carries the formwork of the next segment. */
function traveller(pen, at) {
  const [tip, low] = [JOINT + 3.6, -depth(JOINT + 2) - 0.5]
  pen.lines('ink', [[[JOINT - 4.6, 0.3], [JOINT - 0.5, 3.4], [tip, 0.3], [JOINT - 4.6, 0.3]], [[JOINT - 0.5, 3.4], [JOINT - 0.5, 0.3]], [[tip, 0.3], [tip, low]], [[JOINT - 0.8, low], [tip + 0.6, low], [tip + 0.6, low - 0.3], [JOINT - 0.8, low - 0.3], [JOINT - 0.8, low]]].map((line) => line.map(at)))
  pen.lines('detail', [[[JOINT - 0.8, low], [JOINT - 0.8, -depth(JOINT)]], [[tip + 0.6, low], [tip + 0.6, low + 1]]].map((line) => line.map(at)))
}

/** A satellite receiver on its pole. */
function receiver(pen, at, [x, z]) {
  pen.line('ink', at([x, z]), at([x, z + 2]))
  pen.fill('markSolid', [[x - 0.3, z + 2], [x + 0.3, z + 2], [x + 0.2, z + 2.25], [x - 0.2, z + 2.25]].map(at))
}

/** A smooth line through points. */
export function smooth(points) {
  return points.slice(1).flatMap((b, i) => {
    const a = points[i]
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b]
    return [0, 0.25, 0.5, 0.75].map((t) => [0, 1].map((k) => 0.5 * (2 * a[k] + (b[k] - before[k]) * t + (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * t * t + (3 * a[k] - before[k] - 3 * b[k] + after[k]) * t ** 3)))
  }).concat([points.at(-1)])
}
