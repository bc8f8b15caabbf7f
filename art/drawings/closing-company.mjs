import { building, frame, standard } from '../model.mjs'
import { baysBelow, cutAlong, earth, footings, levels, placed, storeysBeside } from './building.mjs'
import { hatch, isWide, rect, ring } from './pen.mjs'
import { arrowhead, axes, broken, datum, flatDimension, ladder, person, scaleBar } from './symbols.mjs'

const stands = (p) => p.trade === 'structure'

/** For the downloads: a site office with a PC sends the model to the devices of the building beside it. */
export function devices({ scale, left, bays, storeys, office, holders }, pen) {
  const [ground, f] = [pen.size[1] - (isWide(pen) ? 90 : 88), frame({ bays: [bays, 2], storeys })]
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building({ bays: [bays, 2], storeys, cut: 1, poured: 1 }).filter((p) => !['site', 'temporary'].includes(p.trade) && p.storey < storeys + (p.layer === 'ahu' ? 0 : 1))
  cutAlong(pen, place, parts.filter(stands), parts.filter((p) => !stands(p) && p.storey < storeys))
  earth(pen, ground)
  footings(pen, f, place, Infinity)
  // the office: a container of 20 feet
  const [long, high] = [6.058, 2.591]
  const o = (x, z) => at([office + x, z + 0.2])
  const box = (a, b, c, d) => rect(...o(a, b), ...o(c, d))
  const wall = [box(0, 0, long, 0.16), box(0, high - 0.12, long, high), box(0, 0.16, 0.1, high - 0.12), box(long - 0.1, 0.16, long, high - 0.12)]
  for (const x of [0.3, long - 0.7]) pen.fill('tint', rect(...at([office + x, 0]), ...at([office + x + 0.4, 0.2]))).lines('ink', [rect(...at([office + x, 0]), ...at([office + x + 0.4, 0.2]))], true)
  pen.fill('sheet', box(0, 0, long, high))
  for (const body of wall) pen.fill('tint', body)
  pen.lines('cut', [box(0, 0, long, high), box(0.1, 0.16, long - 0.1, high - 0.12)], true)
  // its screen, with the storeys of the model
  const screen = [2.9, 1.1, 5.3, 2.3]
  pen.fill('modelTint', box(...screen)).lines('ink', [box(...screen)], true)
  pen.lines('model', [1.3, 1.6, 1.9].map((z) => [o(3.2, z), o(5, z)]).concat([3.2, 3.8, 4.4, 5].map((x) => [o(x, 1.3), o(x, 1.9)])))
  pen.lines('modelDetail', [1.5, 1.8].map((z) => [o(3.2, z), o(5, z)])).circle('markCut', o(4.4, 1.6), isWide(pen) ? 5 : 3.6)
  desk(pen, o, 1.35, 0.16)
  person(pen, o(0.95, 0.16), scale, { carry: null, helmet: false, pose: 'sits' })
  const [mast, sender] = [o(long - 0.9, high), o(long - 0.9, high + 1.5)]
  pen.line('ink', mast, sender).circle('markSolid', sender, 3)
  for (const r of [8, 14, 20]) for (const side of [0, 24]) pen.line('markCut', ...ring(...sender, r, 48).concat(ring(...sender, r, 48)).slice(44 + side, 53 + side))
  for (const [x, storey, facing, sees] of holders) {
    const phone = person(pen, at([x, f.levels[storey]]), scale, { facing })
    for (const d of [-1.5, 1.5]) pen.line('modelSight', [phone[0] + 3 * facing, phone[1]], at([sees + d, f.levels[storey] + 2.85]))
    const reach = Math.hypot(phone[0] - sender[0], phone[1] - sender[1])
    const on = (d) => [0, 1].map((k) => sender[k] + ((phone[k] - sender[k]) * d) / reach)
    pen.line('markHidden', on(27), on(reach - 14))
    arrowhead(pen, 'markSolid', on(27), on(reach - 7), 8)
  }
  flatDimension(pen, [o(0, 0)[0], ground], [o(long, 0)[0], ground], [0, 36], { unit: scale, gap: 14, tick: 4, beyond: 4 })
  storeysBeside(pen, f, place)
  if (isWide(pen)) levels(pen, [0, f.height], left - f.edge * scale - 6, place)
  baysBelow(pen, f, place)
  return pen
}

/** A desk and its screen from the side; `o` maps metres, x is its near edge, z the floor. */
function desk(pen, o, x, z, facing = 1) {
  const on = (u, v) => o(x + facing * u, z + v)
  pen.lines('ink', [[on(0, 0.72), on(1.2, 0.72)], [on(0.12, 0.72), on(0.12, 0)], [on(1.08, 0.72), on(1.08, 0)], [on(0.72, 0.72), on(0.8, 0.9)]])
  pen.line('modelCut', on(0.74, 0.85), on(0.86, 1.32))
}

/** For those who want to work here: desks above, the floor where each change is tried below, and the way between them. */
export function office({ scale, left, bays, storeys = 2, desks, below, ways, tripod }, pen) {
  const [ground, f] = [pen.size[1] - (isWide(pen) ? 90 : 88), frame({ bays: [bays, 2], storeys })]
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building({ bays: [bays, 2], storeys, cut: 1, poured: 1 }).filter((p) => !['site', 'temporary'].includes(p.trade))
  cutAlong(pen, place, parts.filter(stands), parts.filter((p) => !stands(p) && p.storey === 0))
  earth(pen, ground)
  footings(pen, f, place, Infinity)
  for (const [x, facing, storey = 1] of desks) {
    const up = f.levels[storey]
    desk(pen, (u, v) => at([u, v]), x + 0.42 * facing, up, facing)
    person(pen, at([x, up]), scale, { facing, carry: null, helmet: false, pose: 'sits' })
  }
  for (const [x, storey, facing, sees, helmet = true] of below) {
    const phone = person(pen, at([x, f.levels[storey]]), scale, { facing, helmet, carry: sees ? 'phone' : null })
    for (const d of sees ? [-1.3, 1.3] : []) pen.line('modelSight', [phone[0] + 3 * facing, phone[1]], at([sees + d, 2.85]))
  }
  // the total station, and the target on a column
  if (tripod) {
    const [x, column] = tripod
    pen.lines('ink', [-0.45, 0, 0.45].map((d) => [at([x, 1.4]), at([x + d, 0])]))
    pen.fill('sheet', rect(...at([x - 0.14, 1.72]), ...at([x + 0.14, 1.4]))).lines('cut', [rect(...at([x - 0.14, 1.72]), ...at([x + 0.14, 1.4]))], true)
    pen.line('mark', at([x + 0.3 * Math.sign(column - x), 1.6]), at([column, 1.6])).circle('sheet', at([column, 1.6]), 5).circle('markCut', at([column, 1.6]), 5).circle('markSolid', at([column, 1.6]), 1.8)
  }
  // what is found goes up, what is changed comes down
  for (const [x, from, to] of ways) {
    const [a, b] = [at([x, from]), at([x, to])]
    pen.line('markCut', a, b)
    pen.circle('sheet', a, 4).circle('markCut', a, 4)
    arrowhead(pen, 'markSolid', a, b, 11)
  }
  storeysBeside(pen, f, place)
  levels(pen, f.levels, left - f.edge * scale - 14, place)
  baysBelow(pen, f, place)
  return pen
}

/** For the company: a plumb line through the openings of two storeys, to the cross of an axis, and that cross from above. */
export function plumb({ scale, people, detail }, pen) {
  const wide = isWide(pen)
  const [ground, f] = [wide ? 346 : 284, frame({ bays: [3, 2], storeys: 2 })]
  const middle = f.length / 2
  const left = wide ? 600 - middle * scale : 150 - middle * scale
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building({ bays: [3, 2], storeys: 2, cut: 1, poured: 1 }).filter((p) => !['site', 'temporary'].includes(p.trade))
  const seen = parts.filter((p) => p.storey === 0 || (['slab', 'beam', 'column'].includes(p.layer) && p.storey === 1))
  cutAlong(pen, place, seen.filter((p) => stands(p) && p.layer !== 'core' && p.layer !== 'stair'), seen.filter((p) => !stands(p) && p.layer !== 'sprinkler'))
  // the hole that the line passes
  const high = f.levels[1]
  const hole = rect(...at([middle - 0.16, high + 0.02]), ...at([middle + 0.16, high - standard.slab - 0.02]))
  pen.fill('sheet', hole).lines('cut', [[hole[0], hole[3]], [hole[1], hole[2]]])
  pen.fill('sheet', rect(0, 0, pen.size[0], 9))
  earth(pen, ground)
  // the line and its bob
  const [x, y] = at([middle, 0])
  const b = wide ? 1 : 0.8
  const tip = y - 5
  pen.line('markCut', [x, 0], [x, tip - 42 * b])
  const bob = [[-3, -42], [3, -42], [3, -37], [9, -31], [9, -24], [0, 0], [-9, -24], [-9, -31], [-3, -37]].map(([u, v]) => [x + u * b, tip + v * b])
  pen.fill('sheet', bob).fill('markTint', bob).lines('markCut', [bob], true).lines('mark', [[bob[2], bob[8]], [bob[3], bob[7]], [bob[4], bob[6]]])
  for (const [px, facing, sees, side] of people) {
    const phone = person(pen, at([middle + px, 0]), scale, { facing, carry: sees ? 'phone' : null })
    for (const z of sees ? [side, 0.75] : []) pen.line('modelSight', [phone[0] + 4 * facing, phone[1]], at([middle + sees, z]))
  }
  // the cross from above, enlarged
  if (detail) {
    const [cx, cy, r] = detail
    const ringAt = [x, y - 2]
    pen.circle('markCut', ringAt, 13)
    const d = Math.hypot(cx - x, cy - y)
    pen.line('mark', [x + ((cx - x) * 13) / d, y - 2 + ((cy - y) * 13) / d], [cx - ((cx - x) * r) / d, cy - ((cy - y) * r) / d])
    pen.circle('sheet', [cx, cy], r)
    pen.circle('markCut', [cx, cy], r)
    for (const [u, v] of [[1, 0], [0, 1]]) pen.line('markAxis', [cx - u * (r + 10), cy - v * (r + 10)], [cx + u * (r + 10), cy + v * (r + 10)])
    pen.circle('sheet', [cx, cy], r * 0.5).circle('ink', [cx, cy], r * 0.5).circle('detail', [cx, cy], r * 0.38)
    pen.line('cut', [cx - r * 0.38, cy], [cx + r * 0.38, cy]).line('cut', [cx, cy - r * 0.38], [cx, cy + r * 0.38])
    pen.circle('markSolid', [cx, cy], 3)
  }
  const shown = f.xs.map((gx) => left + gx * scale).filter((u) => u > 20 && u < pen.size[0] - 20)
  const low = ground + 46
  const [from, to] = wide ? [shown[0], shown.at(-1)] : [x, shown.at(-1)]
  flatDimension(pen, [from, ground], [to, ground], [0, 46], { between: wide ? [0.5] : [], unit: scale, gap: 14, tick: 4, beyond: 4 })
  for (const [i, gx] of f.xs.entries()) {
    const u = left + gx * scale
    if (u > 20 && u < pen.size[0] - 20) axes(pen, 'mark', 11, { xs: [...Array(i).fill([-99, -99]), [u, low + 22]] })
  }
  for (const gx of [0, high]) {
    const [, h] = at([0, gx])
    pen.line('mark', [0, h], [90, h])
    datum(pen, [36, h], 9, 22, 1, gx)
  }
  for (const u of shown) broken(pen, u - 0.8 * scale, u + 0.8 * scale, 9)
  return pen
}

/** Storeys of a building from afar: slabs, columns, and from a floor on only its model. */
function block(pen, at, x, long, storeys, { bay = 7.5, high = standard.storeyHeight, modelFrom = storeys, base = 0 } = {}) {
  for (const [from, to, ink] of [[0, Math.min(modelFrom, storeys), true], [modelFrom, storeys, false]]) {
    if (to <= from) continue
    const body = rect(...at([x, base + to * high]), ...at([x + long, base + from * high]))
    pen.fill('sheet', body).fill(ink ? 'tint' : 'modelTint', body)
    const columns = []
    for (let u = 0; u <= long + 0.01; u += bay) columns.push([at([x + u, base + from * high]), at([x + u, base + to * high])])
    pen.lines(ink ? 'detail' : 'modelDetail', columns)
    pen.lines(ink ? 'ink' : 'model', Array.from({ length: to - from }, (_, i) => [at([x, base + (from + i + 1) * high]), at([x + long, base + (from + i + 1) * high])]))
    pen.lines(ink ? 'cut' : 'modelCut', [ink ? [body[3], body[0], body[1], body[2]] : body], !ink)
  }
}

/** For the figures of the company: kinds of projects side by side, to one scale, with the heights of their roofs. */
export function row({ scale, left, ground, from, until }, pen) {
  const place = { left, ground, scale }
  const at = placed(place)
  const wide = isWide(pen)
  const mark = (x, z) => {
    pen.line('mark', at([x + 1, z]), [at([x + 1, z])[0] + 62, at([x, z])[1]])
    datum(pen, [at([x + 1, z])[0] + 12, at([x, z])[1]], 8, 20, 1, z)
  }
  const inSight = (x0, x1) => x1 > from && x0 < until
  const duct = (z, a, b) => pen.line('modelCut', at([a, z]), at([b, z]))
  // a station below its street
  if (inSight(2, 44)) {
    const hall = rect(...at([4, -4]), ...at([40, -17]))
    const band = [...rect(...at([3, -3]), ...at([41, -18])), ...hall]
    pen.fill('tint', rect(...at([3, -3]), ...at([41, -18])), hall).lines('hatch', hatch([rect(...at([3, -3]), ...at([41, -4])), rect(...at([3, -17]), ...at([41, -18]))], 45, 4)).lines('cut', [hall, band.slice(0, 4)], true)
    pen.line('ink', at([4, -10]), at([40, -10]))
    pen.lines('detail', [10, 16, 22, 28, 34].map((x) => [at([x, -4]), at([x, -17])]))
    for (const x of [12.8, 24.8]) {
      const train = rect(...at([x, -12]), ...at([x + 10.4, -15.6]))
      pen.fill('sheet', train).fill('modelTint', train).lines('modelCut', [train], true)
    }
    pen.lines('ink', [[at([17, 0]), at([17, 3.4]), at([27, 3.4]), at([27, 0])], [at([19, 0]), at([25, -10])], [at([20.4, 0]), at([26.4, -10])]])
  }
  if (inSight(52, 97)) {
    block(pen, at, 52, 45, 3)
    for (const i of [0, 1, 2]) duct(2.9 + i * 3.9, 54, 95)
    mark(97, 11.7)
  }
  if (inSight(118, 178)) {
    block(pen, at, 118, 60, 3)
    block(pen, at, 125.5, 30, 6, { base: 11.7, modelFrom: 6 })
    for (const i of [0, 1, 2]) duct(2.9 + i * 3.9, 120, 176)
    for (const i of [3, 4, 5, 6, 7, 8]) duct(2.9 + i * 3.9, 127, 154)
    mark(155.5, 35.1)
  }
  if (inSight(186, 208.5)) {
    block(pen, at, 186, 22.5, 16, { modelFrom: 9 })
    // its crane, with a load
    const mast = 182
    pen.lines('ink', [[[mast, 0], [mast, 66]], [[mast + 2, 0], [mast + 2, 66]], [[mast - 20, 66], [mast + 18, 66]], [[mast + 1, 66], [mast + 1, 70.5]], [[mast - 18, 66], [mast + 1, 70.5], [mast + 16, 66]]].map((line) => line.map(at)))
    pen.lines('detail', Array.from({ length: 16 }, (_, i) => [at([mast, i * 4]), at([mast + 2, i * 4 + 4])]))
    pen.lines('detail', [[[mast - 12, 66], [mast - 12, 57]], [[mast - 15, 54.5], [mast - 12, 57], [mast - 9, 54.5]]].map((line) => line.map(at)))
    pen.lines('ink', [rect(...at([mast - 15.5, 54.5]), ...at([mast - 8.5, 53.5]))], true)
    mark(208.5, 62.4)
    mark(208.5, 35.1)
  }
  if (inSight(224, 260)) {
    const teeth = Array.from({ length: 4 }, (_, i) => [[224 + i * 9, 9], [224 + i * 9, 13], [233 + i * 9, 9]]).flat()
    const hall = [[224, 0], ...teeth, [260, 0]].map(at)
    pen.fill('sheet', hall).fill('tint', hall).lines('cut', [hall])
    pen.line('detail', at([224, 9]), at([260, 9])).lines('detail', [233, 242, 251].map((x) => [at([x, 0]), at([x, 9])]))
    pen.line('modelCut', at([225, 7.4]), at([259, 7.4])).line('model', at([225, 6]), at([259, 6]))
  }
  earth(pen, ground)
  if (from < 41) mark(41, -17)
  return scaleBar(pen, wide ? [at([224, 0])[0], ground + 54] : [pen.size[0] - 130, ground + 54], scale, wide ? [0, 10, 20, 30] : [0, 5, 10, 15], 'm') ?? pen
}

/** For what is to be compared: five instruments, one in each bay of a storey. */
export function instruments({ scale, left, bays, first = 0 }, pen) {
  const ground = pen.size[1] - (isWide(pen) ? 78 : 76)
  const f = frame({ bays: [bays, 2], storeys: 1 })
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building({ bays: [bays, 2], storeys: 1, cut: 1, poured: 1 }).filter((p) => stands(p) && !['core', 'stair'].includes(p.layer) && p.storey < 2)
  cutAlong(pen, place, parts, [])
  earth(pen, ground)
  footings(pen, f, place, Infinity)
  const legs = (x, high) => pen.lines('ink', [-0.42, 0, 0.42].map((d) => [at([x, high]), at([x + d, 0])]))
  const bodyAt = (x, z, w, h) => pen.fill('sheet', rect(...at([x - w / 2, z + h]), ...at([x + w / 2, z]))).lines('cut', [rect(...at([x - w / 2, z + h]), ...at([x + w / 2, z]))], true)
  const kinds = [
    (x) => {
      ladder(pen, ([u, z]) => at([u, z]), x + 3.6, 1.6)
      person(pen, at([x + 2.4, 0]), scale, { carry: null, facing: 1 })
      flatDimension(pen, at([x + 0.25, 1.2]), at([x + 2.1, 1.2]), [0, 0.01], { unit: scale, gap: 0, tick: 4, beyond: 0 })
    },
    (x) => {
      legs(x + 3.6, 1.4)
      for (const z of [0.6, 1.6, 2.6]) pen.line('mark', at([x + 3.9, 1.55]), at([x + 7.2, z])).circle('markSolid', at([x + 7.2, z]), 2.6)
      bodyAt(x + 3.6, 1.4, 0.34, 0.36)
      person(pen, at([x + 2.4, 0]), scale, { carry: null })
    },
    (x) => {
      bodyAt(x + 3.8, 0.14, 0.8, 0.42)
      for (const d of [-0.25, 0.25]) pen.circle('solid', at([x + 3.8 + d, 0.12]), 3)
      pen.line('ink', at([x + 3.8, 0.56]), at([x + 3.8, 0.9]))
      pen.line('markCut', at([x + 0.5, 0.02]), at([x + 3.2, 0.02]))
      for (const u of [0.8, 1.6, 2.4]) pen.line('mark', at([x + u, 0]), at([x + u, 0.3]))
    },
    (x) => {
      legs(x + 3.75, 1.3)
      for (const [u, z] of [[0.3, 0.2], [0.3, 3], [7.2, 3], [7.2, 0.2]]) pen.line('markHidden', at([x + 3.75, 1.55]), at([x + u, z]))
      pen.lines('dots', [0.3, 7.2].map((u) => [at([x + u, 0.1]), at([x + u, 3.2])]).concat([[at([x + 0.3, 3.2]), at([x + 7.2, 3.2])]]))
      bodyAt(x + 3.75, 1.3, 0.4, 0.46)
    },
    (x) => {
      const phone = person(pen, at([x + 2.2, 0]), scale)
      const duct = rect(...at([x + 0.4, 3]), ...at([x + 7.1, 2.5]))
      pen.fill('modelTint', duct).lines('modelCut', [duct], true).lines('modelDetail', [2, 3.5, 5, 6.5].map((u) => [at([x + u, 3]), at([x + u, 2.5])]))
      pen.line('model', at([x + 0.4, 2.2]), at([x + 7.1, 2.2]))
      for (const u of [3.4, 6.4]) pen.line('modelSight', [phone[0] + 3, phone[1]], at([x + u, 2.5]))
    },
  ]
  kinds.slice(first, first + bays).forEach((draw, i) => draw(f.xs[i]))
  levels(pen, [0], at([-f.edge, 0])[0] - 14, place)
  baysBelow(pen, f, place)
  return pen
}
