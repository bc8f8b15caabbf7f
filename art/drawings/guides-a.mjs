import { lengthOf } from '../../ui/drafting.ts'
import { facts } from '../../ui/facts.ts'
import { Pen, arcPath, circlePath, hatch, ring, smoothPath } from './pen.mjs'
import { add, axonometric, cross, mix, sub, unit } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, hoop, lathe, prism, rounded, tube } from './solids.mjs'
import { arrowhead, crosses, dimension, flatDimension, onSheet, person, satellite, target } from './symbols.mjs'

/** Covers and figures of five consultation articles. */
export function guidesA() {
  return {
    'guide-choose-a-positioning-method': spots(),
    'guide-choose-a-positioning-method-1': bases(),
    'guide-what-two-centimeters-mean': tenPoints(),
    'guide-what-two-centimeters-mean-1': bands(FIGURE),
    'guide-what-two-centimeters-mean-1-narrow': bands([480, 440]),
    'guide-what-two-centimeters-mean-2': parallax(),
    'guide-prepare-a-revit-model-for-ar': drawer(),
    'guide-prepare-a-revit-model-for-ar-1': origins(FIGURE),
    'guide-prepare-a-revit-model-for-ar-1-narrow': origins([480, 440]),
    'guide-prepare-a-revit-model-for-ar-2': sides(FIGURE),
    'guide-prepare-a-revit-model-for-ar-2-narrow': sides([480, 540]),
    'guide-point-cloud-to-model': scanned(),
    'guide-point-cloud-to-model-1': distances(),
    'guide-splats-or-meshes': valve(),
    'guide-splats-or-meshes-1': edge(),
  }
}

const COVER = [960, 600]
/** The width of a cover in a row of guides. */
const ROW = 240
const FIGURE = [960, 480]
const rectangle = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]

/** A sheet for a figure of this size, and whether it is the one for phones: the other has a second, narrow file for them. */
export function figure(size) {
  const narrow = size[0] < FIGURE[0]
  return [new Pen(...size, narrow ? {} : { narrow: 0 }), narrow]
}

const flat = (view, ...points) => points.map((p) => view(p).slice(0, 2))
const onSides = (n) => (n[2] > 0.5 ? null : 'tint')

/** Repeatable numbers from 0 to 1. */
function dice(seed) {
  let s = seed
  return () => (s = (s * 16807) % 2147483647) / 2147483647
}

/** Dots: strokes of no length with round ends. */
function dots(pen, kind, points) {
  let [x, y] = [0, 0]
  let d = ''
  for (const p of points) {
    const [px, py] = p.map((v) => Math.round(v))
    d += d ? `m${px - x}${py - y < 0 ? '' : ' '}${py - y}h0` : `M${px} ${py}h0`
    ;[x, y] = [px, py]
  }
  return pen.curve(kind, d)
}

const model = { kind: 'model' }
const modelCut = { kind: 'modelCut' }

/** Four places on one site, each with the way of positioning that suits it; one duct of the model runs through. */
function spots() {
  const pen = new Pen(...COVER, { bare: ROW })
  const view = axonometric({ azimuth: -60, elevation: 30, scale: 41, at: [10.6, 3, 1.2], origin: [478, 322] })
  const scene = new Scene(view, pen)
  const [D, H, t] = [6, 3, 0.35]
  scene.solid(box([0, 0, -t], [15.4, D, 0]), { kind: 'cut', tone: onSides })
  // the corridor: two columns and its back wall
  scene.solid(box([0, D - 0.2, 0], [4.6, D, H]), { kind: 'ink' })
  for (const x of [0.9, 3.6]) scene.solid(box([x - 0.35, 2.3, 0], [x + 0.35, 3, H]), { kind: 'cut' })
  // the room
  scene.solid(prism([[10.2, 0.4], [10.4, 0.4], [10.4, D - 0.2], [15.4, D - 0.2], [15.4, D], [10.2, D]], 0, H), { kind: 'cut' })
  // the model: a duct through the building, a pipe in the open
  scene.solid(duct([[0, 4.6, 2.4], [15.4, 4.6, 2.4]], 0.9, 0.6), modelCut)
  for (const x of [2.2, 4.4, 6.6, 8.8, 11, 13.2]) scene.line('modelDetail', [[x, 4.15, 2.1], [x, 4.15, 2.7], [x, 5.05, 2.7]])
  scene.solid(tube([[15.4, 1.5, -0.17], [21.6, 1.5, -0.17]], 0.22, 12), modelCut)
  // open ground
  scene.line('ink', [[15.4, 0, -t], [21.6, 0, -t], [21.6, D, -t], [15.4, D, -t]])
  const pole = [18.6, 3.4, -t]
  for (const r of [0.4, 0.95, 1.6]) scene.line(r < 0.5 ? 'markCut' : 'mark', hoop(pole, [0, 0, 1], r, 32), { closed: true })
  scene.draw(pen)

  // 1: a code on the column
  const on = (u, v) => flat(view, [3.3 + u * 0.6, 2.3, 1.1 + v * 0.6])[0]
  const cell = (u, v, w) => [on(u, v), on(u + w, v), on(u + w, v + w), on(u, v + w)]
  pen.fill('sheet', cell(0, 0, 1)).lines('cut', [cell(0, 0, 1)], true)
  for (const [u, v] of [[0.12, 0.12], [0.12, 0.58], [0.58, 0.58]]) pen.fill('solid', cell(u, v, 0.3))
  pen.fill('solid', cell(0.6, 0.2, 0.18))
  const phone = person(pen, flat(view, [1.35, 0.7, 0])[0], 41)
  for (const [u, v] of [[0, 0], [1, 0], [1, 1], [0, 1]]) pen.line('modelSight', phone, on(u, v))

  // 2: two points at the ends of the bare slab
  const [p, q] = [[4.6, 1, 0], [9, 1, 0]]
  pen.line('markAxis', ...flat(view, p, q))
  for (const c of [p, q]) target(scene, pen, c, 0.34)
  dimension(onSheet(pen, view), p, q, [0, pen.small ? -4.2 : -2.9, 0], { gap: 1.25, tick: 0.2, beyond: 0.2 })

  // 3: corners of the room
  const corners = [[10.4, 5.8, 0], [10.4, 5.8, 3], [15.4, 5.8, 0], [15.4, 5.8, 3], [10.4, 0.4, 3], [10.4, 0.4, 0], [10.4, 3.1, 3], [12.9, 5.8, 3], [12.9, 5.8, 0]]
  crosses(pen, 'modelCut', flat(view, ...corners), 7)
  const seen = flat(view, ...[0, 2, 3, 6, 7, 8].map((i) => corners[i]))
  const second = person(pen, flat(view, [12.5, 1.5, 0])[0], 41)
  for (const c of seen) { pen.circle('model', c, 10); pen.line('modelHatch', second, c) }

  // 4: a receiver on a pole
  const [foot, top] = flat(view, pole, [18.6, 3.4, 2.1])
  for (const [x, y, turn] of [[742, 66, -22], [862, 52, 8]]) {
    pen.line('markHidden', mix([x, y], top, 0.16), mix([x, y], top, 0.9))
    satellite(pen, [x, y], turn, 1.35)
  }
  pen.line('cut', foot, [top[0], top[1] + 8])
  pen.union('ink', 'sheet', `M${(top[0] - 12).toFixed(1)} ${(top[1] + 8).toFixed(1)}q0-12 12-12q12 0 12 12z`)
  pen.circle('markSolid', foot, 4.5)
  return pen
}

/** The same error at each mark on a short and on a long base. */
function bases() {
  const pen = new Pen(...FIGURE)
  const [x0, x1] = pen.small ? [24, 690] : [60, 770]
  const along = (x) => x0 + ((x - 60) * (x1 - x0)) / 710 // the same plan, where phones need room for larger figures
  const e = 6
  const read = 5
  const plan = (y, ...marks) => {
    const [a, b] = marks.map(along)
    const [h, wall] = [pen.small ? 84 : 62, 9]
    const outline = rectangle(x0, y - h, x1, y + h)
    const inner = rectangle(x0 + wall, y - h + wall, x1 - wall, y + h - wall)
    pen.fill('tint', outline, inner).lines('cut', [outline, inner], true)
    const columns = (pen.small ? [] : [0.375, 0.625, 0.875]).map((u) => x0 + u * (x1 - x0)).flatMap((x) => [y - 24, y + 24].map((cy) => rectangle(x - 7, cy - 7, x + 7, cy + 7)))
    pen.lines('ink', columns, true)
    // the model, held where the two marks were read: one read too high, one too low
    const slope = (2 * e) / (b - a)
    const off = (x) => e - slope * (x - a)
    const t = Math.atan(slope)
    const turn = ([x, v]) => [x0 + (x - x0) * Math.cos(t) + (v - y) * Math.sin(t), y + off(x0) - (x - x0) * Math.sin(t) + (v - y) * Math.cos(t)]
    const held = outline.map(turn)
    pen.lines('modelCut', [held], true)
    pen.lines('modelDetail', columns.map((c) => c.map(turn)), true)
    // what is left over at the far end
    const far = [turn([x1, y]), [x1, y]]
    const gap = far[0][1] - far[1][1]
    pen.fill('markTint', [[x1, y], far[0], turn([a, y]), [a, y]])
    pen.line('markAxis', [a, y], [x1, y]).line('modelHidden', turn([a, y]), far[0])
    // each mark was read `read` millimetres off, which are e units of the sheet
    const much = `${Math.round(Math.abs((gap / e) * read))} mm`
    pen.text('mark', `${read} mm`, [a + 20, y - (pen.small ? 32 : 22)], { anchor: 'start' })
    if (Math.abs(gap) > 20) flatDimension(pen, [x1, y], [x1, far[0][1]], [56, 0], { tick: 9, gap: 8, beyond: 12 })
    else {
      pen.line('markCut', [x1 + 8, y], [x1 + 72, y]).line('markCut', [x1 + 8, far[0][1]], [x1 + 72, far[0][1]])
      for (const [from, to] of [[y + 34, y], [far[0][1] - 34, far[0][1]]]) { pen.line('markCut', [x1 + 56, from], [x1 + 56, to]); arrowhead(pen, 'markSolid', [x1 + 56, from], [x1 + 56, to], 13) }
    }
    pen.text('mark', much, [x1 + (Math.abs(gap) > 20 ? 78 : 88), (y + far[0][1]) / 2 + pen.letter / 2], { anchor: 'start' })
    for (const [x, k] of [[a, 1], [b, -1]]) {
      pen.circle('sheet', [x, y], 15).circle('markCut', [x, y], 15)
      pen.curveFill('markSolid', `M${x} ${y}v-15a15 15 0 0 1 15 15zM${x} ${y}v15a15 15 0 0 1-15-15z`)
      pen.line('mark', [x - 24, y], [x + 24, y]).line('mark', [x, y - 24], [x, y + 24])
      pen.circle('modelSolid', [x, y + k * e], 4)
    }
  }
  plan(140, 150, 300)
  plan(372, 90, 740)
  return pen
}

/** The ten gaps of the article, to one scale with the limit, their root mean square and a thumb. */
function tenPoints() {
  const pen = new Pen(...COVER, { bare: ROW })
  const mm = 11.6
  const [cx, cy] = [262, 300]
  const gaps = [6, 9, 12, 7, 14, 11, 8, 17, 10, 13]
  const angles = [20, 248, 68, 150, 296, 196, 330, 118, 40, 222]
  pen.circle('sheet', [cx, cy], 20 * mm)
  pen.lines('detail', [[[cx - 21.5 * mm, cy], [cx + 21.5 * mm, cy]], [[cx, cy - 21.5 * mm], [cx, cy + 21.5 * mm]]])
  if (!pen.small) for (const r of [5, 15]) pen.curve('hatch', circlePath(cx, cy, r * mm))
  pen.curve('detail', circlePath(cx, cy, 10 * mm))
  pen.curve('markHidden', circlePath(cx, cy, (Math.hypot(...gaps) / Math.sqrt(gaps.length)) * mm))
  pen.curve('cut', circlePath(cx, cy, 20 * mm))
  const points = gaps.map((g, i) => { const a = (angles[i] * Math.PI) / 180; return [cx + g * mm * Math.cos(a), cy - g * mm * Math.sin(a)] })
  pen.lines('mark', points.map((p) => [[cx, cy], p]))
  for (const p of points) pen.circle('sheet', p, 11)
  pen.lines('modelCut', points.flatMap(([x, y]) => [[[x - 9, y - 9], [x + 9, y + 9]], [[x - 9, y + 9], [x + 9, y - 9]]]))
  pen.circle('sheet', [cx, cy], 12).circle('markCut', [cx, cy], 12)
  pen.curveFill('markSolid', `M${cx} ${cy}v-12a12 12 0 0 1 12 12zM${cx} ${cy}v12a12 12 0 0 1-12-12z`)
  // a thumb from the right, 20 mm wide at the nail, to the same scale, broken off below its knuckle
  const [y, w] = [cy, 10 * mm]
  const thumb = (points) => points.map(([u, v]) => [604 + (u - 640) * 0.9, y + w * v])
  const [upper, lowerSide] = [[[930, -1.04], [836, -0.92], [760, -1], [700, -0.93], [654, -0.62]], [[654, 0.62], [700, 0.93], [760, 1], [836, 0.9], [930, 1.03]]]
  const broken = [[930, 1.03], [942, 0.52], [930, 0], [918, -0.52], [930, -1.04]]
  const [side, end] = [smoothPath(thumb([...upper, [640, 0], ...lowerSide]), false), smoothPath(thumb(broken), false)]
  pen.curveFill('sheet', `${side}${end.replace('M', 'L')}z`).curve('cut', side).curve('detail', end)
  pen.curve('ink', smoothPath(thumb([[772, -0.5], [716, -0.52], [676, -0.4], [662, 0], [676, 0.4], [716, 0.52], [772, 0.5], [790, 0.3], [794, 0], [790, -0.3]]), true))
  pen.curve('detail', smoothPath(thumb([[778, -0.3], [782, 0], [778, 0.3]]), false))
  if (!pen.small) for (const [du, k] of [[0, 0.5], [12, 0.34], [24, 0.46]]) pen.curve('detail', smoothPath(thumb([[864 + du, -k], [872 + du, 0], [864 + du, k]]), false))
  const [[wide]] = thumb([[760, 0]])
  flatDimension(pen, [wide, y - w], [wide, y + w], [566 - wide, 0], { tick: 9, gap: 8, beyond: 14, lift: pen.small ? 10 : 6, say: `${Math.round((2 * w) / mm)} mm` })
  const rms = Math.hypot(...gaps) / Math.sqrt(gaps.length)
  if (!pen.small) pen.text('mark', '10', [cx + 10 * mm - 6, cy - 8], { anchor: 'end' })
  pen.text('mark', '20', [cx + 20 * mm * Math.SQRT1_2 + 10, cy - 20 * mm * Math.SQRT1_2 - 6], { anchor: 'start' })
  const lower = 578 - pen.letter
  pen.line('mark', [cx - rms * mm * Math.SQRT1_2, cy + rms * mm * Math.SQRT1_2], [110, lower])
  pen.text('mark', `${rms.toFixed(1)} mm`, [14, lower + 8 + pen.letter], { anchor: 'start' })
  return pen
}

/** A pipe below a slab and the mark above it, from below and from 45° on either side. */
function parallax() {
  const pen = new Pen(...FIGURE)
  const [x, top, under, deep, eye] = [480, 100, 150, 180, 438]
  const y = under + deep
  const slab = rectangle(60, top, 900, under)
  pen.lines('hatch', hatch([slab], 45, 14)).lines('cut', [[[60, under], [900, under]], [[60, top], [900, top]]])
  // where it seems to be from either side
  for (const side of [-1, 1]) {
    pen.line(side < 0 ? 'ink' : 'hidden', [x - side * (eye - y), eye], [x + side * deep, under])
    pen.circle('modelHidden', [x + side * deep, under], 26)
  }
  pen.line('markAxis', [x, eye], [x, under])
  pen.circle('sheet', [x, y], 26).circle('modelSolid', [x, y], 26)
  pen.fill('markSolid', [[x, under], [x - 11, under + 20], [x + 11, under + 20]])
  for (const side of [-1, 0, 1]) pen.circle('sheet', [x + side * (eye - y), eye], 18).circle('ink', [x + side * (eye - y), eye], 18).circle('solid', [x + side * (eye - y), eye], 7)
  pen.finely(() => {
    flatDimension(pen, [x - deep, top], [x, top], [0, -30], { tick: 9, gap: 8, beyond: 12, say: '300 mm' })
    flatDimension(pen, [x, under], [x, y], [270, 0], { tick: 9, gap: 40, beyond: 12, say: '300 mm' })
  })
  return pen
}

/** Three tolerances with one uncertainty: what is clear, what is not. */
function bands(size) {
  const [pen, narrow] = figure(size)
  const [x0, k, y0, step] = narrow ? [20, 3.2, 104, 140] : [70, 6.1, 140, 138]
  const x = (mm) => x0 + mm * k
  const U = 20
  for (const [i, T] of [20, 50, 100].entries()) {
    const y = y0 + i * step
    const high = 44
    const band = (from, to) => rectangle(x(from), y - high, x(to), y)
    if (T > U) pen.fill('tint', band(0, T - U)).lines('ink', [band(0, T - U)], true)
    const zone = band(T - U, T + U)
    pen.lines('hatch', hatch([zone], 45, 11)).lines('cut', [zone], true)
    pen.fill('markTint', band(T + U, 136)).line('mark', [x(136), y - high], [x(T + U), y - high])
    pen.line('cut', [x(0), y], [x(138), y]).line('cut', [x(0), y - high - 6], [x(0), y + 12])
    pen.lines('detail', Array.from({ length: 14 }, (_, n) => [[x(n * 10), y], [x(n * 10), y + (n % 5 ? 7 : 13)]]))
    // the tolerance as a bracket
    const top = y - high - 22
    pen.line('markCut', [x(0), top + 12], [x(0), top], [x(T), top], [x(T), y + 22])
    arrowhead(pen, 'markSolid', [x(T), y + 4], [x(T), y + 24], 13)
    pen.text('mark', `${T} mm`, [x(T / 2), top - 10])
  }
  // the numbers of the lowest scale in the middle of their ticks, its unit after the last
  const scale = (number, unit = '') => pen.text('ink', number + unit, [x(number) - lengthOf(number, pen.letter) / 2, y0 + 2 * step + 34 + pen.letter], { anchor: 'start' })
  pen.finely(() => [scale('0'), scale('50'), scale('100', ' mm')])
  return pen
}

/** Floors drawn apart; one comes out like a drawer. A plumb line ties the corner to the survey grid. */
function drawer() {
  const pen = new Pen(...COVER, { bare: ROW })
  const view = axonometric({ azimuth: -50, elevation: 26, scale: 32.5, at: [6.4, 3, 3.5], origin: [480, 296] })
  const scene = new Scene(view, pen)
  const [L, D, t, h] = [10, 6.4, 0.32, 2.3]
  const columns = [0.6, 5, 9.4].flatMap((x) => [0.6, 5.8].map((y) => [x, y]))
  const floor = (z, out, kind, real) => {
    scene.solid(box([out, 0, z], [out + L, D, z + t]), { kind, ...(real && { tone: onSides }) })
    for (const [x, y] of columns) scene.solid(box([out + x - 0.28, y - 0.28, z + t], [out + x + 0.28, y + 0.28, z + t + h]), { kind: real ? 'ink' : 'model' })
  }
  const step = 3.35
  floor(0.6, 0, 'cut', true)
  floor(0.6 + step, 5.6, 'modelCut', false)
  floor(0.6 + 2 * step, 0, 'cut', true)
  // what the drawer holds
  const z = 0.6 + step + t
  scene.solid(duct([[5.6, 3.9, z + 1.75], [14.6, 3.9, z + 1.75]], 1.1, 0.62), modelCut)
  scene.solid(duct([[12.6, 3.35, z + 1.75], [12.6, 1.3, z + 1.75]], 0.7, 0.5), model)
  scene.solid(tube(rounded([[5.6, 2.2, z + 1.5], [11.2, 2.2, z + 1.5], [11.2, 2.2, z]], 0.4, 4), 0.16, 10), model)
  // where it came from
  for (const [x, y] of [[0, 0], [0, D]]) scene.line('hidden', [[x, y, 0.6 + step + t], [5.6, y, 0.6 + step + t]])
  scene.draw(pen)
  // survey grid on the ground, beneath everything
  const ground = new Scene(view)
  const zero = [0, 0, -2.1]
  for (let i = 0; i < 4; i++) ground.line('mark', [[-2, i * 2.4, zero[2]], [14, i * 2.4, zero[2]]])
  for (let i = 0; i < 6; i++) ground.line('mark', [[i * 2.4, -1.4, zero[2]], [i * 2.4, 8.6, zero[2]]])
  const grid = new Pen(...COVER, { bare: ROW })
  ground.draw(grid)
  pen.marks.unshift(...grid.marks)
  target(ground, pen, zero, 0.42)
  const [low, high] = flat(view, zero, [0, 0, 0.6 + 2 * step + t])
  const bob = [low[0], low[1] - 12]
  pen.line('markCut', high, [bob[0], bob[1] - 34])
  pen.fill('markSolid', [[bob[0] - 9, bob[1] - 34], [bob[0] + 9, bob[1] - 34], bob])
  pen.circle('sheet', high, 6).circle('markCut', high, 6)
  return pen
}

/** A pipe among the steps of large numbers, and beside its own origin. */
function origins(size) {
  const [pen, narrow] = figure(size)
  const [R, pipe, step] = narrow ? [104, 75, 29] : [150, 108, 42]
  const lens = ([cx, cy], snapped) => {
    pen.circle('sheet', [cx, cy], R)
    const spacing = snapped ? step : step / 3
    const at = []
    for (let i = -12; i <= 12; i++) for (let j = -12; j <= 12; j++) if (Math.hypot(i * spacing, j * spacing) < R - 8) at.push([cx + i * spacing, cy + j * spacing])
    if (snapped) crosses(pen, 'detail', at, 4)
    else dots(pen, 'detail', at.filter((_, i) => i % 2 === 0))
    const points = Array.from({ length: 48 }, (_, i) => { const a = (i / 48) * 2 * Math.PI; return [pipe * Math.cos(a), pipe * Math.sin(a)] })
    const drawn = snapped ? points.map((p) => p.map((v) => Math.round(v / step) * step)) : points
    if (snapped) pen.curve('hidden', circlePath(cx, cy, pipe))
    pen.fill('modelTint', drawn.map(([x, y]) => [cx + x, cy + y]))
    pen.lines('modelCut', [drawn.map(([x, y]) => [cx + x, cy + y])], true)
    pen.curve('cut', circlePath(cx, cy, R))
  }
  const origin = ([x, y], kind = 'markCut') => {
    pen.line(kind, [x, y + 16], [x, y - 46]).line(kind, [x - 16, y], [x + 46, y])
    arrowhead(pen, 'markSolid', [x, y], [x, y - 54], 14)
    arrowhead(pen, 'markSolid', [x, y], [x + 54, y], 14)
    pen.circle('sheet', [x, y], 6).circle(kind, [x, y], 6)
  }
  // left: the number reaches all the way
  const [a, b, second] = narrow ? [[36, 404], [112, 112], [262, 404]] : [[56, 424], [300, 196], [520, 424]]
  lens(b, true)
  const reach = [b[0] - R * 0.72, b[1] + R * 0.72]
  pen.line('markCut', a, reach)
  const mid = mix(a, reach, 0.5)
  pen.line('mark', [mid[0] - 14, mid[1] - 4], [mid[0] + 2, mid[1] + 12]).line('mark', [mid[0] - 4, mid[1] - 14], [mid[0] + 12, mid[1] + 2])
  arrowhead(pen, 'markSolid', a, reach, 16)
  origin(a)
  // right: its own origin, and a tag on a dashed line
  const c = narrow ? [370, 112] : [764, 196]
  lens(c, false)
  const own = [c[0] - R - 34, c[1] + R * 0.55]
  pen.line('markHidden', second, own)
  origin(second)
  pen.line('markCut', own, [c[0] - R * 0.86, c[1] + R * 0.5])
  const tag = mix(second, own, 0.52)
  const far = `${facts.gridEastingMetres / 1000} km`
  const frame = rectangle(tag[0] + 12, tag[1] - 6, tag[0] + lengthOf(far, pen.letter) + 44, tag[1] + 2.6 * pen.letter)
  pen.fill('sheet', frame).lines('mark', [frame], true)
  pen.line('mark', tag, [tag[0] + 12, tag[1] + 8])
  pen.text('mark', far, [tag[0] + 28, tag[1] + 1.3 * pen.letter + 12], { anchor: 'start' })
  pen.text('mark', far, [mid[0] + 26, mid[1] + 10 + pen.letter], { anchor: 'start' })
  flatDimension(pen, [b[0], b[1] + R], [b[0] + step, b[1] + R], [0, narrow ? 30 : 24], { say: `${facts.gridStepCm} cm` })
  origin(own)
  return pen
}

/** Six, eight, twelve, twenty-four sides: the gap above, the triangles of a bend below. */
function sides(size) {
  const [pen, narrow] = figure(size)
  const pipe = 50 // its radius in millimetres
  for (const [i, n] of [6, 8, 12, 24].entries()) {
    const [cx, cy, r, below, scale] = narrow ? [120 + (i % 2) * 240, 100 + (i > 1 ? 270 : 0), 76, 124, 46] : [128 + i * 235, 128, 94, 230, 82]
    const half = Math.PI / n
    const points = Array.from({ length: n }, (_, k) => { const a = -Math.PI / 2 + half + k * 2 * half; return [cx + r * Math.cos(a), cy + r * Math.sin(a)] })
    const near = cy - r * Math.cos(half)
    // the slivers between circle and sides
    pen.curveFill('markTint', circlePath(cx, cy, r))
    pen.fill('sheet', points).curve('hidden', circlePath(cx, cy, r)).lines('modelCut', [points], true)
    const tip = cy - r
    pen.line('markCut', [cx, tip - 22], [cx, tip]).line('markCut', [cx, near + 22], [cx, near])
    arrowhead(pen, 'markSolid', [cx, tip - 22], [cx, tip], 11)
    arrowhead(pen, 'markSolid', [cx, near + 22], [cx, near], 11)
    pen.text('mark', `${(pipe * (1 - Math.cos(half))).toFixed(1)} mm`, [cx, cy])
    pen.text('mark', `${n}`, [cx, cy + (narrow ? 44 : 48)], { height: narrow ? 24 : 20 })
    pen.line('mark', [cx - 26, tip], [cx + 26, tip]).line('mark', [cx - 26, near], [cx + 26, near])
    // the bend
    const scene = new Scene(axonometric({ azimuth: -58, elevation: 26, scale, at: [1.25, 0, 1.25], origin: [cx + 6, cy + below] }))
    const [R, q] = [1.5, 0.62]
    const rings = Array.from({ length: n / 2 + 1 }, (_, k) => {
      const t = (k / (n / 2)) * (Math.PI / 2)
      return Array.from({ length: n }, (_, m) => {
        const s = (2 * Math.PI * (m + 0.5)) / n
        const d = R + q * Math.cos(s)
        return [2.3 - d * Math.cos(t), q * Math.sin(s), 0.35 + d * Math.sin(t)]
      })
    })
    const faces = rings.slice(1).flatMap((high, k) => rings[k].flatMap((p, m) => { const j = (m + 1) % n; const [b, c, e] = [rings[k][j], high[j], high[m]]; return n > 12 ? [[p, b, c, e]] : [[p, b, c], [p, c, e]] }))
    scene.solid([...faces, [...rings[0]].reverse(), rings.at(-1)].map((f) => [...f].reverse()), { kind: n > 12 ? 'modelDetail' : 'model', crease: 0 })
    scene.draw(pen)
  }
  return pen
}

/** A corridor as points under the lines of its model; one tray hangs beside its place. */
function scanned() {
  const pen = new Pen(...COVER, { bare: ROW })
  const view = axonometric({ azimuth: -38, elevation: 18, scale: 92, at: [3.2, 1.6, 1.45], origin: [478, 308] })
  const [L, W, H] = [6.6, 3.2, 3]
  const roll = dice(7)
  const scatter = (count, at) => Array.from({ length: count }, () => flat(view, at(roll(), roll()).map((v) => v + (roll() - 0.5) * 0.02))[0])
  // what the scanner saw: floor, the far walls, a column, duct and tray
  dots(pen, 'cut', scatter(210, (u, v) => [u * L, v * W, 0]))
  dots(pen, 'cut', scatter(170, (u, v) => [u * L, W, v * H]))
  dots(pen, 'cut', scatter(70, (u, v) => [0, u * W, v * H]))
  const [dy, dz, dw, dh] = [2.35, 2.45, 0.85, 0.6]
  const [ty, tz, tw, th, off] = [1.0, 2.3, 0.7, 0.24, 0.52]
  dots(pen, 'cut', scatter(190, (u, v) => [0.3 + u * (L - 0.3), dy - dw / 2, dz + (v - 0.5) * dh]))
  dots(pen, 'cut', scatter(110, (u, v) => [0.3 + u * (L - 0.3), dy + (v - 0.5) * dw, dz + dh / 2]))
  dots(pen, 'cut', scatter(50, (u, v) => [L, dy + (u - 0.5) * dw, dz + (v - 0.5) * dh]))
  dots(pen, 'markCut', scatter(200, (u, v) => [0.3 + u * (L - 0.3), ty - off + (v - 0.5) * tw, tz - th / 2]))
  dots(pen, 'markCut', scatter(130, (u, v) => [0.3 + u * (L - 0.3), ty - off - tw / 2, tz + (v - 0.5) * th]))
  // the model
  const scene = new Scene(view, pen)
  for (const p of [[[0, 0, 0], [L, 0, 0], [L, W, 0], [0, W, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, H], [0, W, H], [L, W, H], [L, W, 0]], [[0, W, 0], [0, W, H]]]) scene.line('model', p)
  scene.solid(box([0.3, dy - dw / 2, dz - dh / 2], [L, dy + dw / 2, dz + dh / 2]), { ...modelCut, ghost: true })
  for (const x of [1.56, 2.82, 4.08, 5.34]) scene.line('modelDetail', [[x, dy - dw / 2, dz - dh / 2], [x, dy - dw / 2, dz + dh / 2], [x, dy + dw / 2, dz + dh / 2]])
  scene.solid(box([0.3, ty - tw / 2, tz - th / 2], [L, ty + tw / 2, tz + th / 2]), { ...modelCut, ghost: true })
  scene.draw(pen)
  // the gap, read at the near end
  const end = [L, ty - tw / 2, tz - th / 2]
  dimension(onSheet(pen, view), add(end, [0, -off, 0]), end, [0, 0, -0.55], { tick: 0.1, gap: 0.08, beyond: 0.14 })
  return pen
}

/** A section through a duct and its scan, and the same points counted by distance. */
function distances() {
  const pen = new Pen(...FIGURE)
  const [cx, cy, r, T] = [236, 240, 140, 26]
  const shift = [34, -10]
  const limit = 25 // millimetres
  const roll = dice(11)
  const noise = () => (roll() + roll() + roll() - 1.5) * 6
  const points = Array.from({ length: 200 }, (_, i) => {
    const a = ((i + roll() * 0.8) / 200) * 2 * Math.PI
    const q = r + noise()
    return [cx + shift[0] + q * Math.cos(a), cy + shift[1] + q * Math.sin(a)]
  })
  const distance = ([x, y]) => Math.hypot(x - cx, y - cy) - r
  pen.fill('tint', ring(cx, cy, r + T, 72), ring(cx, cy, r - T, 72))
  pen.curve('hidden', circlePath(cx, cy, r + T)).curve('hidden', circlePath(cx, cy, r - T))
  pen.curve('modelCut', circlePath(cx, cy, r))
  crosses(pen, 'model', [[cx, cy]], 12)
  const out = points.filter((p) => Math.abs(distance(p)) > T)
  dots(pen, 'cut', points.filter((p) => Math.abs(distance(p)) <= T))
  pen.lines('markCut', out.map(([x, y]) => [[x - 2.5, y - 2.5], [x + 2.5, y + 2.5]])).lines('markCut', out.map(([x, y]) => [[x - 2.5, y + 2.5], [x + 2.5, y - 2.5]]))
  crosses(pen, 'markCut', [[cx + shift[0], cy + shift[1]]], 12)
  // the count: zero is the face of the model
  const [zero, foot, k, bin] = [690, 396, 3.7, 8]
  const px = (d) => zero + d * k
  pen.fill('tint', rectangle(px(-T), 70, px(T), foot))
  const counts = new Map()
  for (const p of points) { const b = Math.round(distance(p) / bin); counts.set(b, (counts.get(b) ?? 0) + 1) }
  for (const [b, count] of [...counts].sort((m, n) => m[0] - n[0])) {
    const beyond = Math.abs(b * bin) > T
    const bar = rectangle(px((b - 0.5) * bin) + 2, foot - count * 7.4, px((b + 0.5) * bin) - 2, foot)
    pen.fill(beyond ? 'markTint' : 'sheet', bar).lines(beyond ? 'markCut' : 'cut', [bar], true)
  }
  pen.line('cut', [px(-62), foot], [px(62), foot])
  for (const d of [-T, T]) pen.line('hidden', [px(d), 56], [px(d), foot + (pen.small ? 10 : 22)])
  pen.line('modelCut', [px(0), 46], [px(0), foot + 30])
  arrowhead(pen, 'modelSolid', [px(0), foot + 60], [px(0), foot + 4], 15)
  pen.text('mark', `−${limit}`, [px(-T), foot + 26 + 1.2 * pen.letter])
  pen.text('mark', `+${limit} mm`, [px(T), foot + 26 + 1.2 * pen.letter])
  return pen
}

/** What is seen of some bodies: a function of a place on the sheet, giving two unit vectors in space across the surface, mapped. */
function surface(view, parts) {
  const triangles = parts.flatMap((part) => part.flatMap((face) => (Array.isArray(face) ? face : face.ring).slice(2).map((c, i, rest) => { const f = Array.isArray(face) ? face : face.ring; return [f[0], f[i + 1], c] })))
  const mapped = triangles.map((points) => ({ points, at: points.map(view) })).filter(({ at: [a, b, c] }) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < -1)
  return (x, y) => {
    let best = null
    for (const { points, at: [a, b, c] } of mapped) {
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
      const s = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area
      const t = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area
      if (s < 0 || t < 0 || s + t > 1) continue
      const depth = a[2] + s * (b[2] - a[2]) + t * (c[2] - a[2])
      if (!best || depth > best.depth) best = { depth, points }
    }
    if (!best) return null
    const [p, q, r] = best.points
    const u = unit(sub(q, p))
    const v = cross(unit(cross(u, sub(r, p))), u)
    const zero = view([0, 0, 0])
    return { u: sub(view(u), zero), v: sub(view(v), zero) }
  }
}

/** The ellipse with two conjugate half-axes, as path data; nothing if it crosses the upright line `limit`. */
function ellipse([x, y], p, q, limit = Infinity) {
  const t = Math.atan2(2 * (p[0] * q[0] + p[1] * q[1]), p[0] ** 2 + p[1] ** 2 - q[0] ** 2 - q[1] ** 2) / 2
  const on = (w) => [p[0] * Math.cos(w) + q[0] * Math.sin(w), p[1] * Math.cos(w) + q[1] * Math.sin(w)]
  const [major, minor] = [on(t), on(t + Math.PI / 2)]
  const [rx, ry] = [Math.hypot(...major), Math.max(3, Math.hypot(...minor))]
  if (x + Math.hypot(major[0], minor[0]) > limit) return ''
  const turn = Math.round((Math.atan2(major[1], major[0]) * 180) / Math.PI)
  const [ex, ey] = major.map((v) => Math.round(v))
  return `M${Math.round(x) - ex} ${Math.round(y) - ey}a${Math.round(rx)} ${Math.round(ry)} ${turn} 1 0 ${2 * ex} ${2 * ey}a${Math.round(rx)} ${Math.round(ry)} ${turn} 1 0 ${-2 * ex} ${-2 * ey}z`
}

/** A handwheel valve: splats on the left, triangles on the right, of the same faces. */
function valve() {
  const pen = new Pen(...COVER, { bare: ROW })
  const view = axonometric({ azimuth: -76, elevation: 18, scale: 172, at: [0, 0, 1.02], origin: [480, 300] })
  const torus = (centre, axis, radius, thick, count, around) => {
    const rings = Array.from({ length: around + 1 }, (_, k) => {
      const t = (2 * Math.PI * k) / around
      return hoop(add(centre, axis.map((v) => -v * thick * Math.sin(t))), axis, radius + thick * Math.cos(t), count)
    })
    return rings.slice(1).flatMap((high, k) => high.map((_, i) => { const j = (i + 1) % count; return [rings[k][i], rings[k][j], high[j], high[i]].reverse() }))
  }
  const facets = (count) => (pen.small ? Math.ceil(count / 2) : count)
  const wheel = [0, -0.62, 1.62]
  const axis = [0, -1, 0]
  const spokes = [90, 210, 330].map((t) => { const a = (t * Math.PI) / 180; return tube([[0.1 * Math.cos(a), wheel[1], wheel[2] + 0.1 * Math.sin(a)], [0.66 * Math.cos(a), wheel[1], wheel[2] + 0.66 * Math.sin(a)]], 0.055, 6) })
  const parts = [
    lathe(Array.from({ length: facets(12) }, (_, i) => [0.34, (i * 4.4) / (facets(12) - 1)]), [-2.2, 0, 0.35], [1, 0, 0], facets(14)),
    lathe([[0.52, 0], [0.52, 0.16]], [-0.98, 0, 0.35], [1, 0, 0], facets(16)),
    lathe([[0.52, 0], [0.52, 0.16]], [0.82, 0, 0.35], [1, 0, 0], facets(16)),
    lathe([[0.42, 0], [0.42, 0.5], [0.3, 0.72], [0.3, 0.95], [0.22, 1.15]], [0, 0, 0.55], [0, 0, 1], facets(14)),
    lathe([[0.08, 0], [0.08, 0.55]], [0, -0.1, 1.62], axis, 8),
    lathe([[0.16, 0], [0.16, 0.16]], add(wheel, [0, 0.08, 0]), axis, 10),
    torus(wheel, axis, 0.72, 0.1, facets(22), pen.small ? 4 : 6),
    ...spokes,
  ]
  const mesh = new Scene(view)
  for (const part of parts) mesh.solid(part.flatMap((f) => (Array.isArray(f) && f.length === 4 ? [[f[0], f[1], f[2]], [f[0], f[2], f[3]]] : [f])), { kind: 'detail', crease: 0 })
  mesh.draw(pen, { window: rectangle(484, 0, 960, 600) })
  // the outline on the right is a little heavier, so that the body reads
  const outline = new Scene(view)
  for (const part of parts) outline.solid(part, { kind: 'cut' })
  outline.draw(pen, { window: rectangle(484, 0, 960, 600) })

  // splats: visible places at some distance from each other, each with a disc in its tangent plane
  const roll = dice(5)
  const visible = surface(view, parts)
  const taken = []
  let d = ''
  for (let tries = 0; tries < 6000 && taken.length < 170; tries++) {
    const [x, y] = [70 + roll() * 404, 20 + roll() * 560]
    const hit = visible(x, y)
    if (!hit || taken.some(([a, b]) => Math.hypot(a - x, b - y) < (pen.small ? 33 : 19.5))) continue
    taken.push([x, y])
    const spin = roll() * Math.PI
    const [r1, r2] = [0.135 + roll() * 0.05, 0.075 + roll() * 0.03].map((r) => (pen.small ? 1.5 * r : r))
    const [e1, e2] = [hit.u, hit.v].map((w) => [w[0], w[1]])
    const at = (r, turn) => [r * (e1[0] * Math.cos(turn) + e2[0] * Math.sin(turn)), r * (e1[1] * Math.cos(turn) + e2[1] * Math.sin(turn))]
    d += ellipse([x, y], at(r1, spin), at(r2, spin + Math.PI / 2), 477)
  }
  pen.curve(pen.small ? 'ink' : 'detail', d)
  pen.line('markCut', [480, 24], [480, 576])
  return pen
}

/** One concrete edge, as splats and as triangles. */
function edge() {
  const pen = new Pen(...FIGURE)
  const wide = 350
  const block = (x, y) => rectangle(x, y, x + wide, 462)
  const [top, left, right] = [128, 118, 572]
  for (const x of [left, right]) {
    const body = block(x, top)
    pen.fill('tint', body).lines('hatch', hatch([body], 45, pen.small ? 24 : 15))
    pen.line('cut', [x, 462], [x, top], [x + wide, top])
  }
  // left: ellipses that lie across the surface and fade outwards
  const roll = dice(23)
  const spots = []
  for (let i = 0; i < 14; i++) spots.push([left + 4 + i * 25, top, 0])
  for (let i = 0; i < 12; i++) spots.push([left, top + 22 + i * 26, 90])
  let [near, haze] = ['', '']
  for (const [x, y, turn] of spots) {
    const t = turn + (roll() - 0.5) * 34
    const [px, py] = [x + (roll() - 0.5) * (turn ? 22 : 14), y + (roll() - 0.5) * (turn ? 14 : 22)]
    const [rx, ry] = [24 + roll() * 12, 10 + roll() * 7]
    const axes = (k) => [[k * rx * Math.cos((t * Math.PI) / 180), k * rx * Math.sin((t * Math.PI) / 180)], [-k * ry * Math.sin((t * Math.PI) / 180), k * ry * Math.cos((t * Math.PI) / 180)]]
    near += ellipse([px, py], ...axes(1))
    haze += ellipse([px, py], ...axes(1.5))
  }
  if (!pen.small) pen.curve('hatch', haze)
  pen.curve('ink', near)
  // how far they reach past the corner
  flatDimension(pen, [left - 40, top], [left - 40, top - 40], [-26, 0], { tick: 8, gap: 6, beyond: 10 })
  flatDimension(pen, [left, top - 48], [left - 40, top - 48], [0, -14], { tick: 8, gap: 4, beyond: 10 })
  pen.text('mark', 'Δ', [left - 78, top - 20 + pen.letter / 2], { anchor: 'end' })
  pen.text('mark', 'Δ', [left - 20, top - 74])
  // right: a chain that follows the surface and cuts the corner
  const down = [[4, 334], [-6, 274], [5, 214], [-4, 144], [3, 72]]
  const across = [[52, 5], [112, -5], [172, 4], [236, -5], [294, 4], [wide, -2]]
  const chain = [...down, ...across].map(([x, y]) => [right + x, top + y])
  pen.fill('sheet', [[right, top + 72], [right, top], [right + 56, top]])
  pen.line('hidden', [right, top + 72], [right, top], [right + 56, top])
  pen.line('cut', ...chain)
  for (const p of chain) pen.circle('solid', p, 5.5)
  const onChain = mix(chain[4], chain[5], 0.53)
  pen.line('markCut', [right - 46, top - 34], [right, top])
  pen.line('markCut', [right, top], onChain)
  pen.line('markCut', onChain, [onChain[0] + 56, onChain[1] + 41])
  arrowhead(pen, 'markSolid', [right - 46, top - 34], [right, top], 14)
  arrowhead(pen, 'markSolid', [onChain[0] + 56, onChain[1] + 41], onChain, 14)
  pen.circle('markSolid', [right, top], 4)
  pen.text('mark', 'Δ', [right - 24, top - 40])
  return pen
}
