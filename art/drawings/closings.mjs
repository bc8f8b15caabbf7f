import { building, cut, frame, standard } from '../model.mjs'
import { millimetres } from '../../ui/drafting.ts'
import { viewpoints } from '../../ui/walk/viewpoints.ts'
import { baysBelow, cutAlong, earth, footings, levels } from './building.mjs'
import { Pen, circlePath, hatch, ring } from './pen.mjs'
import { axes, datum, flatDimension, north, person, scaleBar } from './symbols.mjs'

/** Drawings of the section before the footer, each for phones too. The standard building has the dimensions. */
export function closings() {
  return {
    'closing-services': services({ scale: 32, left: 158, bays: 4, storeys: 2 }, wide()),
    'closing-services-narrow': services({ scale: 14.6, left: 110, bays: 3, storeys: 3 }, narrow()),
    'closing-design': design({ scale: 62, left: -130, heights: [9.1, 13.9], people: [[4.7, 1, 7.35], [10.3, 1], [11.9, -1], [16.6, 1], [19.2, -1, 16.4]] }, wide()),
    'closing-design-narrow': design({ scale: 46, left: -122, heights: [4.7], people: [[5.7, 1, 7.35], [9.5, 1], [11.2, -1]] }, narrow()),
    'closing-walk': walk({ scale: 19.6, origin: [141, 342] }, wide()),
    'closing-walk-narrow': walk({ scale: 15.4, origin: [66, 292], end: 26 }, narrow()),
    'closing-street': street({ scale: 36, middle: 545, ground: 163 }, wide()),
    'closing-street-narrow': street({ scale: 30, middle: 110, ground: 126 }, narrow()),
    'closing-start': start({ scale: 18, left: 128, bays: 7, share: 0.5 }, wide(178)),
    'closing-start-narrow': start({ scale: 14.2, left: 102, bays: 3, share: 0.5 }, narrow(152)),
  }
}

const wide = (height = 420) => new Pen(1200, height, { scaling: true, narrow: 0, letter: 13 })
const narrow = (height = 360) => new Pen(480, height, { narrow: 480, phone: 310, letter: 14 })
const isWide = (pen) => pen.size[0] > 480
const inner = (at) => at.slice(1, -1).map((v) => v / at.at(-1))
const rect = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
const whole = frame()

/** A finished building with its services as model: three of its parts send, and the valve to turn is ringed and dimensioned. */
function services({ scale, left, bays, storeys }, pen) {
  const parameters = { bays: [bays, 2], storeys, cut: 1, poured: 1 }
  const [ground, f] = [isWide(pen) ? 346 : 284, frame(parameters)]
  const place = { left, ground, scale }
  const at = ([x, z]) => [left + x * scale, ground - z * scale]
  const parts = building(parameters).filter((p) => !['site', 'temporary'].includes(p.trade))
  const structure = (p) => p.trade === 'structure'
  cutAlong(pen, place, parts.filter(structure), parts.filter((p) => !structure(p)))
  earth(pen, ground)
  footings(pen, f, place, Infinity)

  const pipe = parts.find((p) => p.layer === 'pipe' && p.storey === 0)
  const high = pipe.path[0][2]
  const [x, y] = at([isWide(pen) ? 10.9 : 4.9, high])
  // the valve by ISO 14617: two triangles, tip to tip
  const t = isWide(pen) ? 9 : 8
  const tips = [-1, 1].map((side) => [[x + side * t, y - t * 0.7], [x, y], [x + side * t, y + t * 0.7]])
  pen.circle('sheet', [x, y], t * 2.3).fill('markTint', ...tips).lines('markCut', tips, true)
  pen.circle('markCut', [x, y], t * 2.3)
  if (isWide(pen)) flatDimension(pen, [x, ground], [x, y], [t * 4.4, 0], { unit: scale, gap: t * 2.6, tick: 4, beyond: 4 })
  const phone = person(pen, [x - (isWide(pen) ? 2.4 : 3.3) * scale, ground - 0.5], scale)
  pen.line('modelSight', [phone[0] + 3, phone[1]], [x - t * 2.3, y])
  const fan = parts.find((p) => p.layer === 'ahu' && p.storey === storeys)
  const duct = f.levels[1] + 2.82
  for (const p of [[fan.at[0] + fan.size[0] / 2, fan.at[2] + 1.5], ...(isWide(pen) ? [[3.9, duct], [18.7, duct], [24.6, 2.82]] : [[4.6, duct + 3.9], [11.3, duct]])]) sends(pen, at(p), isWide(pen) ? 1 : 0.9)
  if (isWide(pen)) person(pen, at([21.4, f.levels[1]]), scale, { facing: -1 })
  const east = at([f.length + f.edge, 0])
  if (isWide(pen)) flatDimension(pen, east, [east[0], ground - f.height * scale], [26, 0], { between: inner(f.levels), unit: scale, gap: 8, tick: 4, beyond: 5 })
  levels(pen, f.levels, left - f.edge * scale - 14, place)
  baysBelow(pen, f, place)
  return pen
}

/** A sensor: a dot, and three waves downwards. */
function sends(pen, [x, y], size) {
  pen.circle('markSolid', [x, y], 3.4 * size)
  for (const r of [9, 15, 21]) pen.line('markCut', ...ring(x, y, r * size, 48).slice(5, 20))
}

/** A storey of a design at the scale of people: it runs on beyond the sheet, and its clear heights are dimensioned. */
function design({ scale, left, heights, people }, pen) {
  const parameters = { bays: [3, 2], storeys: 2, cut: 0, poured: 1 }
  const [ground, f] = [isWide(pen) ? 344 : 284, frame(parameters)]
  const place = { left, ground, scale }
  const parts = building(parameters).filter((p) => !['site', 'temporary'].includes(p.trade))
  cutAlong(pen, place, [], parts.filter((p) => p.storey === 0 || ['slab', 'beam'].includes(p.layer) || (p.storey === 1 && ['column', 'core', 'stair', 'duct', 'pipe'].includes(p.layer))))
  pen.fill('sheet', rect(0, 0, pen.size[0], 9))
  for (const gx of f.xs.slice(1, -1)) broken(pen, left + (gx - 0.7) * scale, left + (gx + 0.9) * scale, 9)
  earth(pen, ground)
  footings(pen, f, place, 0)
  // clear heights: below the slab, below the lowest pipe
  const pipe = parts.find((p) => p.layer === 'pipe')
  const clear = [pipe.path[0][2] - pipe.radius, f.levels[1] - standard.slab]
  for (const [i, x] of heights.entries()) {
    const u = left + x * scale
    flatDimension(pen, [u, ground], [u, ground - clear[i] * scale], [0.01, 0], { unit: scale, gap: 0, tick: 5, beyond: 0 })
  }
  for (const [x, facing, sees] of people) {
    const phone = person(pen, [left + x * scale, ground - 0.5], scale, { facing, carry: sees ? 'phone' : null })
    if (sees) for (const z of [0.6, 3.3]) pen.line('modelSight', [phone[0] + 4 * facing, phone[1]], [left + sees * scale, ground - z * scale])
  }
  levelsInside(pen, f.levels.slice(0, 2), place)
  baysBelow(pen, f, place)
  return pen
}

/** The end of what goes on beyond the sheet: a line with a break. */
function broken(pen, x0, x1, y) {
  const middle = (x0 + x1) / 2
  pen.line('detail', [x0, y], [middle - 6, y], [middle - 3, y - 6], [middle + 3, y + 6], [middle + 6, y], [x1, y])
}

/** Level marks at the left edge of a sheet that the building fills. */
function levelsInside(pen, heights, { ground, scale }) {
  for (const z of heights) {
    const h = ground - z * scale
    pen.line('mark', [0, h], [70, h])
    datum(pen, [14, h], 9, 22, 1, z)
  }
}

/** The walked floor in plan: columns, core, the tracker's path with the distances between its stops, and what two of them see. */
function walk({ scale, origin: [ox, oy], end = Infinity }, pen) {
  const { xs, ys, core: [cx0, cy0, cx1, cy1], shaft, length, depth, edge } = whole
  const at = ([x, y]) => [ox + x * scale, oy - y * scale]
  const last = Math.min(length + edge, end)
  const inside = ([x]) => x <= last
  const slab = [[-edge, -edge], [last, -edge], [last, depth + edge], [-edge, depth + edge]].map(at)
  const stops = viewpoints.map(({ at: p }) => p)

  const half = standard.column / 2
  const concrete = xs.filter((x) => x < last).flatMap((x) => ys.map((y) => rect(x - half, y - half, x + half, y + half)))
  const t = 0.25
  const [door0, door1] = [cx0 + 3.9, cx0 + 5.2]
  if (cx1 < last + 4) concrete.push(rect(cx0, cy0, door0, cy0 + t), rect(door1, cy0, cx1, cy0 + t), rect(cx0, cy1 - t, cx1, cy1), rect(cx0, cy0 + t, cx0 + t, cy1 - t), rect(cx1 - t, cy0 + t, cx1, cy1 - t), rect(cx0 + 2.95, cy0 + 2.1, cx0 + 3.15, cy1 - t))
  // what a stop sees: as far as the recording is good, up to columns, walls and the edge of the floor
  const reach = isWide(pen) ? 6.5 : 5.4
  for (const stop of stops.filter(inside)) {
    const seen = seenFrom(stop, reach, concrete, [-edge, -edge, last, depth + edge]).map(at)
    pen.fill('modelTint', seen).lines('modelHidden', [seen], true)
  }
  for (const x of xs.filter((x) => x < last)) pen.line('markAxis', at([x, -edge - 1.1]), at([x, depth + edge + 0.5]))
  for (const y of ys) pen.line('markAxis', at([-edge - 1.1, y]), at([last + 0.4, y]))
  pen.lines('cut', [last < length ? [slab[1], slab[0], slab[3], slab[2]] : [...slab, slab[0]]])

  // what is cut: columns, the walls of the core with its door, the flights of the stairs
  const kept = concrete.map((r) => r.map(([x, y]) => at([Math.min(x, last), y]))).filter(([a, b]) => b[0] - a[0] > 0.5)
  for (const r of kept) pen.fill('tint', r)
  pen.lines('hatch', kept.flatMap((r) => hatch([r], 45, 3)))
  pen.lines('ink', kept, true)
  const steps = Array.from({ length: 12 }, (_, i) => cy0 + 2.1 + i * 0.29)
  if (cx1 < last + 4) pen.lines('detail', [...steps.map((y) => [at([cx0 + t, y]), at([cx0 + 2.95, y])]), [at([cx0 + 1.6, cy0 + 2.1]), at([cx0 + 1.6, steps.at(-1)])]])
  if (shaft[2] < last) pen.lines('detail', [rect(...shaft).map(at)], true).lines('detail', [[at([shaft[0], shaft[1]]), at([shaft[2], shaft[3]])], [at([shaft[0], shaft[3]]), at([shaft[2], shaft[1]])]])
  if (door1 < last) pen.line('detail', at([door0, cy0]), at([door0, cy0 - 1.3])).line('detail', ...ring(...at([door0, cy0]), 1.3 * scale, 48).slice(0, 13))

  // the path, its lengths, its stops
  for (const [i, { leads }] of viewpoints.entries()) {
    for (const to of leads.filter((to) => to > i && inside(stops[to]) && inside(stops[i]))) {
      const way = crossesShaft(stops[i], stops[to]) ? [stops[i], [shaft[2] + 0.5, shaft[1] - 0.5], stops[to]] : [stops[i], stops[to]]
      pen.line('modelCut', ...way.map(at))
      if (way.length === 2) distance(pen, at, ...way)
    }
  }
  for (const [i, p] of stops.entries()) {
    if (!inside(p)) continue
    const [x, y] = at(p)
    const r = isWide(pen) ? 11 : 12
    pen.circle('sheet', [x, y], r).circle('modelCut', [x, y], r).circle('modelSolid', [x, y], i ? 2.6 : 4)
    pen.curve('modelDetail', circlePath(x, y, r * 0.42, r))
  }
  // axes and spans
  const shown = xs.filter((x) => x < last)
  flatDimension(pen, at([shown[0], -edge]), at([shown.at(-1), -edge]), [0, 24], { between: shown.slice(1, -1).map((x) => x / shown.at(-1)), unit: scale, gap: 8, tick: 4, beyond: 4 })
  flatDimension(pen, at([-edge, 0]), at([-edge, depth]), [-26, 0], { between: [ys[1] / depth], unit: scale, gap: 8, tick: 4, beyond: 4 })
  if (isWide(pen)) {
    scaleBar(pen, [at([length + edge + 1.4, 0])[0], at([0, -edge])[1] - 5], scale, [0, 1, 2, 5], 'm')
    north(pen, flatView(at), [length + edge + 3.2, depth - 1.6, 0], 1.5)
  }
  axes(pen, 'mark', 11, { xs: shown.map((x) => [at([x, 0])[0], at([0, -edge])[1] + 44]), ys: ys.map((y) => [at([-edge, 0])[0] - 50, at([0, y])[1]]) })
  return pen
}

/** The outline of what one sees around a place, `reach` meters far at most, between bodies and within a rectangle. */
function seenFrom([x, y], reach, bodies, [x0, y0, x1, y1]) {
  const within = ([u, v], [[a, b], , [c, d]]) => u > a && u < c && v > b && v < d
  return ring(x, y, 1, 240).map(([u, v]) => {
    const on = (r) => [x + (u - x) * r, y + (v - y) * r]
    let r = 0
    while (r < reach && !bodies.some((body) => within(on(r), body)) && within(on(r), rect(x0, y0, x1, y1))) r += 0.03
    return on(r)
  })
}

const flatView = (at) => ([x, y]) => at([x, y])

/** The length of a way, along it, where it has the room. */
function distance(pen, at, from, to) {
  const [a, b] = [at(from), at(to)].sort(([p, y], [q, z]) => (Math.abs(p - q) > 20 ? p - q : z - y))
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  const up = [along[1], -along[0]]
  if (long > 110) pen.text('mark', millimetres(Math.hypot(to[0] - from[0], to[1] - from[1])), [0, 1].map((k) => (a[k] + b[k]) / 2 + up[k] * 5), { along, up })
}

/** Whether the way between two stops passes the riser shaft. */
const crossesShaft = ([, y], [x1, y1]) => x1 > whole.shaft[2] && y < whole.shaft[1] && y1 > whole.shaft[3]

/** The street of the city platform's picture (art/render/city.py): kerbs, fronts, and pipes by their axis, depth and radius. */
const KERB = 6.5
const FRONT = 11
const LAID = [[1.7, -4.6, 0.75], [3.9, -3.4, 0.42], [5.8, -2, 0.3], [7.3, -1.5, 0.2], [8.4, -1.4, 0.16]]
const DETECTED = [[-5.2, -2.4, 0.3], [-2, -4.6, 0.62]]
const ARCHIVED = [[-8.6, -1.2, 0.13], [-7.6, -0.95, 0.1]]
const DUCTS = { x: 9.35, z: -1.1, step: 0.36, radius: 0.15 }

/** A street in section: on the left what stands, on the right a planned building, below both what is buried. */
function street({ scale, middle, ground }, pen) {
  const at = ([x, z]) => [middle + x * scale, ground - z * scale]
  const [width] = pen.size
  const [x0, x1] = [-middle / scale, (width - middle) / scale]
  const top = ground / scale
  const kerb = 0.15
  const surface = [[x0, kerb], [-KERB, kerb], [-KERB, 0], [0, 0.12], [KERB, 0], [KERB, kerb], [x1, kerb]].map(at)
  // road and earth
  const bed = [[-KERB, -0.02], [0, 0.1], [KERB, -0.02], [KERB, -0.62], [-KERB, -0.62]].map(at)
  pen.fill('tint', bed).lines('hatch', hatch([bed], 45, 5))
  pen.lines('detail', [[[-KERB, -0.2], [0, -0.08], [KERB, -0.2]].map(at), [[-KERB, -0.62], [KERB, -0.62]].map(at)])
  earthBelow(pen, at, x0, x1)
  building1(pen, at, x0, top, scale)
  building2(pen, at, x1, top)
  pen.line('cut', ...surface)

  // what is buried: laid, detected, known from archives
  const pipes = [['modelCut', LAID], ['modelDetected', DETECTED], ['modelArchived', ARCHIVED]]
  for (const [kind, list] of pipes) {
    for (const [x, z, r] of list.filter(([x, , r]) => x - r > x0 && x + r < x1)) {
      const c = at([x, z])
      pen.circle('sheet', c, r * scale).circle('modelTint', c, r * scale).circle(kind, c, r * scale)
      if (kind === 'modelCut' && r > 0.25) pen.circle('modelDetail', c, r * 0.8 * scale)
      pen.lines('mark', [[[x - r - 0.18, z], [x + r + 0.18, z]].map(at), [[x, z - r - 0.18], [x, z + r + 0.18]].map(at)])
    }
  }
  for (const k of [0, 1, 2]) for (const j of [0, 1]) {
    const c = at([DUCTS.x + DUCTS.step * k, DUCTS.z - DUCTS.step * j])
    pen.circle('modelTint', c, DUCTS.radius * scale).circle('model', c, DUCTS.radius * scale)
  }
  // the manhole of the first, the branch of the second into the planned building
  const [mx, mz, mr] = LAID[0]
  pen.lines('model', [[[mx - 0.85, mz + mr], [mx - 0.85, -1.5], [mx - 0.42, -0.5], [mx - 0.42, 0.1]].map(at), [[mx + 0.85, mz + mr], [mx + 0.85, -1.5], [mx + 0.42, -0.5], [mx + 0.42, 0.1]].map(at)])
  pen.line('cut', at([mx - 0.42, 0.12]), at([mx + 0.42, 0.12]))
  const [bx, bz, br] = LAID[1]
  if (x1 > FRONT + 1) pen.lines('model', [0.2, -0.2].map((d) => [[bx + br, bz + d], [FRONT + 1.3, -2.6 + d]].map(at)))

  // depths and distances
  const lead = isWide(pen) ? LAID : LAID.slice(0, 3)
  const foot = ground + (isWide(pen) ? 6.6 : 6.9) * scale
  for (const [i, [x, z, r]] of LAID.slice(0, isWide(pen) ? 3 : 2).entries()) datum(pen, at([x, z - r]), 9, 20, i < 2 ? 1 : -1, z - r, true)
  const xs = [0, ...lead.map(([x]) => x)]
  pen.lines('markAxis', [[at([0, 0.4]), [at([0, 0])[0], foot + 4]]])
  flatDimension(pen, [at([0, 0])[0], foot - 20], [at([xs.at(-1), 0])[0], foot - 20], [0, 20], { between: xs.slice(1, -1).map((x) => x / xs.at(-1)), unit: scale, gap: 8, tick: 4, beyond: 4 })
  if (isWide(pen)) flatDimension(pen, at([-KERB, -5.6]), at([0, -5.6]), [0, foot - at([0, -5.6])[1]], { unit: scale, gap: foot - at([0, -5.6])[1] - 8, tick: 4, beyond: 4 })
  // who looks, and how far down
  const stand = isWide(pen) ? [-8.4, kerb] : [-2.4, 0.08]
  const phone = person(pen, at(stand), scale)
  for (const aim of isWide(pen) ? [[-5.9, -3], [-0.7, -4.4]] : [[-1.6, -5.2], [1, -5]]) pen.line('modelSight', [phone[0] + 3, phone[1]], at(aim))
  return pen
}

/** Strokes of earth under both pavements. */
function earthBelow(pen, at, x0, x1) {
  const strokes = (from, to) => Array.from({ length: Math.max(0, Math.floor((to - from) / 0.6)) }, (_, i) => [0, 0.15, 0.3].map((d) => [[from + i * 0.6 + 0.25 + d, 0.12], [from + i * 0.6 - 0.05 + d, -0.18]].map(at))).flat()
  pen.lines('hatch', [...strokes(x0, -KERB - 0.2), ...strokes(KERB + 0.2, x1)])
}

/** The front of a house that stands: its wall, floors and cellar are cut. */
function building1(pen, at, x0, top, scale) {
  if (x0 > -FRONT) return
  const wall = 0.42
  const bodies = [
    rect(-FRONT - wall, -3.1, -FRONT, 0.6),
    rect(-FRONT - wall, 3.0, -FRONT, top - 0.22),
    rect(x0, -0.1, -FRONT - wall, 0.15),
    rect(x0, 3.7, -FRONT - wall, 3.95),
    rect(x0, -3.1, -FRONT + 0.3, -2.85),
  ].map((r) => r.map(at))
  for (const body of bodies) pen.fill('sheet', body).fill('tint', body).lines('hatch', hatch([body], 45, 4)).lines('cut', [body], true)
  broken(pen, ...[-FRONT - wall - 0.35, -FRONT + 0.35].map((x) => at([x, 0])[0]), at([0, top - 0.22])[1])
  const panes = [-FRONT - 0.26, -FRONT - 0.18].map((x) => [[x, 0.6], [x, 3]].map(at))
  pen.lines('detail', [...panes, [[-FRONT - wall, 0.6], [-FRONT, 0.6]].map(at), [[-FRONT - wall, 3], [-FRONT, 3]].map(at)])
  // behind the cut: doors, shelves, a stair into the cellar
  const [sx, rise] = [x0 + 0.6, 0.25]
  pen.line('detail', ...Array.from({ length: 12 }, (_, i) => [[sx + i * 0.23, 0.15 - i * rise], [sx + (i + 1) * 0.23, 0.15 - i * rise]]).flat().map(at))
  pen.lines('detail', [[[x0 + 1.2, 0.15], [x0 + 1.2, 2.3], [x0 + 2.2, 2.3], [x0 + 2.2, 0.15]].map(at)])
  person(pen, at([x0 + 3.4, 0.15]).map((v, i) => v - 0.5 * i), scale, { carry: null })
}

/** The building that is planned: the standard one across, with its first column, beam and slabs. */
function building2(pen, at, x1, top) {
  if (x1 < FRONT + 1) return
  const { slab, storeyHeight: h, column, beam, edge } = standard
  const c = FRONT + edge
  const bodies = [
    rect(FRONT, 0.15 - slab, x1, 0.15),
    rect(FRONT, 0.15 + h - slab, x1, 0.15 + h),
    rect(c + column, 0.15 + h - beam[1], x1, 0.15 + h - slab),
    rect(c, 0.15 + h, c + column, top - 0.22),
    rect(c, 0.15, c + column, 0.15 + h - slab),
    rect(c, -2.4, c + column, 0.15 - slab),
    rect(c - 0.55, -3, c + column + 0.55, -2.4),
  ].map((r) => r.map(at))
  for (const body of bodies) pen.fill('sheet', body).fill('modelTint', body).lines('modelCut', [body], true)
  broken(pen, ...[c - 0.35, c + column + 0.35].map((x) => at([x, 0])[0]), at([0, top - 0.22])[1])
  const glass = [FRONT + 0.08, FRONT + 0.16].map((x) => [[x, 0.15], [x, 0.15 + h - slab]].map(at))
  const rails = [0.9, 1.1].map((z) => [[FRONT + 0.1, 0.15 + h + z], [x1, 0.15 + h + z]].map(at))
  pen.lines('modelDetail', [...glass, ...rails])
}

/** The ground before anything stands: starter bars on its axes, and beyond the plane the first storey as model. */
function start({ scale, left, bays, share }, pen) {
  const parameters = { bays: [bays, 2], storeys: 1, cut: share, poured: 1 }
  const f = frame(parameters)
  const ground = pen.size[1] - (isWide(pen) ? 74 : 72)
  const place = { left, ground, scale }
  const at = ([x, z]) => [left + x * scale, ground - z * scale]
  const parts = building(parameters).filter((p) => !['site', 'temporary'].includes(p.trade) && !(['ahu', 'duct'].includes(p.layer) && p.storey))
  cutAlong(pen, place, [], cut(parts, f.cut).after)
  earth(pen, ground)
  footings(pen, f, place, f.cut)
  const bars = f.xs.filter((x) => x < f.cut).flatMap((x) => [-0.18, -0.06, 0.06, 0.18].map((d) => [[x + d, 0], [x + d, 0.9]].map(at)))
  pen.lines('ink', bars)
  baysBelow(pen, f, place)
  const [middle] = at([f.cut, 0])
  pen.line('modelCut', [middle, 8], [middle, ground + 11])
  const phone = person(pen, [middle - 45, ground - 0.5], scale)
  for (const z of [0.3, 3.3]) pen.line('modelSight', [phone[0] + 3, phone[1]], [middle, ground - z * scale])
  levels(pen, [0], at([-f.edge, 0])[0] - 14, place)
  return pen
}
