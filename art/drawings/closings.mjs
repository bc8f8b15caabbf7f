import { building, cut, frame, standard } from '../model.mjs'
import { millimetres } from '../../ui/drafting.ts'
import { viewpoints } from '../../ui/walk/viewpoints.ts'
import { ACROSS, alike, baysBelow, cutAlong, earth, footings, levels, placed, section, storeysBeside } from './building.mjs'
import { Pen, circlePath, clipPolygon, hatch, isWide, ring, rect } from './pen.mjs'
import { mix } from './projection.mjs'
import { bridge } from './closing-bridge.mjs'
import { devices, instruments, office, plumb, row } from './closing-company.mjs'
import { home } from './closing-home.mjs'
import { places } from './closing-places.mjs'
import { front, works } from './closing-solutions.mjs'
import { street } from './closing-street.mjs'
import { axes, breakLine, broken, datum, flatDimension, north, person, scaleBar, sends } from './symbols.mjs'

/** Drawings of the section before the footer, each for phones too. The standard building has the dimensions. */
export function closings() {
  return {
    ...places(),
    'closing-services': services({ scale: 32, left: 158, bays: 4, storeys: 2 }, wide()),
    'closing-design': design({ scale: 62, left: -130, heights: [9.1, 13.9], people: [[4.7, 1, 7.35], [10.3, 1], [11.9, -1], [16.6, 1], [19.2, -1, 16.4]] }, wide()),
    'closing-design-narrow': design({ scale: 46, left: -122, heights: [5.06], people: [[5.7, 1, 7.35], [9.5, 1], [11.2, -1]] }, narrow()),
    'closing-walk': walk({ scale: 19.6, origin: [141, 342] }, wide()),
    'closing-walk-narrow': walk({ scale: 13.6, origin: [94, 240], end: 26.6 }, narrow(322)),
    'closing-street': street({ scale: 45, middle: 575, ground: 100 }, wide()),
    'closing-street-narrow': street({ scale: 33, middle: 198, ground: 80 }, narrow(346)),
    'closing-bridge': bridge({ scale: 13.6, left: 41, deck: 112, look: [39.6, -10.7] }, wide()),
    'closing-bridge-narrow': bridge({ scale: 12.6, left: -254, deck: 96, look: [39.6, -10.7] }, narrow()),
    'closing-site': works({ scale: 25, left: 150, bays: 5, ringed: 22.4, people: [[19.5, 1, 1, true], [10, 0, 1], [12.4, 0, -1], [20.2, 3, 1], [30, 3, -1], [33.6, 1, -1]] }, wide()),
    'closing-front': front({ scale: 18.4, left: 186, bays: 6, stand: [12.4, 4.2], window: [18.75, 33.75] }, wide()),
    'closing-devices': devices({ scale: 32, left: 372, bays: 3, storeys: 2, office: -9.6, holders: [[3.4, 0, 1, 6], [12.6, 1, 1, 15.4], [18, 0, 1, 20.4]] }, wide(388)),
    'closing-devices-narrow': devices({ scale: 13.5, left: 152, bays: 3, storeys: 3, office: -10.3, holders: [[3.4, 0, 1, 6], [12.6, 2, 1, 15.4]] }, narrow(278)),
    'closing-office': office({ scale: 32, left: 158, bays: 4, desks: [[2, 1], [5.4, -1], [9.4, 1], [12.8, -1], [27, -1]], below: [[3.4, 0, 1], [12.6, 0, -1, 10], [20, 0, 1, 24], [27.4, 0, -1], [18, 1, 1, 0, false], [19.6, 1, -1, 0, false]], ways: [[6.6, 4.5, 2.1], [14, 1.5, 4.5]], tripod: [4.6, 7.2] }, wide(388)),
    'closing-office-narrow': office({ scale: 14.2, left: 133, bays: 3, storeys: 3, desks: [[2, 1], [5.4, -1], [9.4, 1, 2], [12.8, -1, 2]], below: [[3.4, 0, 1], [12.6, 0, -1, 10], [11.4, 1, 1, 0, false], [13, 1, -1, 0, false]], ways: [[6.6, 4.5, 2.1], [14.2, 1.5, 8.4]], tripod: [4.6, 7.2] }, narrow(296)),
    'closing-plumb': plumb({ scale: 70, people: [[-1.5, 1], [-2.6, 1], [2.9, -1, 0.2, 0.1]], detail: [712, 196, 44] }, wide()),
    'closing-plumb-narrow': plumb({ scale: 52, people: [[-0.6, 1], [2.5, -1, 0.2, 0.1]], detail: [214, 188, 28] }, narrow()),
    'closing-row': row({ scale: 4.5, left: 14, ground: 330, from: 0, until: 265 }, wide()),
    'closing-row-narrow': row({ scale: 3.8, left: -430, ground: 290, from: 114, until: 240 }, narrow()),
    'closing-instruments': instruments({ scale: 27, left: 126, bays: 5 }, wide(194)),
    'closing-instruments-narrow': instruments({ scale: 14.6, left: 130, bays: 3, first: 2 }, narrow(164)),
    'closing-home': home({ scale: 12.8, ground: 306, design: { x: 9.2, bays: 2 }, works: { x: 33.2, bays: 3, storeys: 4, mast: 24.9, jib: { above: [4.4, 3.6], front: 24, back: 8 }, load: 8 }, use: { x: 60.2, bays: 2 }, road: 86.4, named: { x: 8.4, storeys: 3, bar: 9.2 } }, wide()),
    'closing-floor': section({ ...ACROSS, scale: 17.6 }),
    'closing-start': start({ scale: 18, left: 128, bays: 7, share: 0.5 }, wide(194)),
    'closing-start-narrow': start({ scale: 14, left: 128, bays: 3, share: 0.5 }, narrow(164)),
  }
}

const wide = (height = 436) => new Pen(1200, height, { scaling: true, narrow: 0, letter: 12 })
const narrow = (height = 372) => new Pen(480, height, { narrow: 480, phone: 310, letter: 14 })
const whole = frame()

/** A finished building with its services as model: three of its parts send, and the valve to turn is ringed and dimensioned. */
function services({ scale, left, bays, storeys }, pen) {
  const parameters = { bays: [bays, 2], storeys, cut: 1, poured: 1 }
  const [ground, f] = [346, frame(parameters)]
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building(parameters).filter((p) => !['site', 'temporary'].includes(p.trade))
  const structure = (p) => p.trade === 'structure'
  cutAlong(pen, place, parts.filter(structure), parts.filter((p) => !structure(p)))
  earth(pen, ground)
  footings(pen, f, place, Infinity)

  const pipe = parts.find((p) => p.layer === 'pipe' && p.storey === 0)
  const high = pipe.path[0][2]
  const [x, y] = at([10.9, high])
  // the valve by ISO 14617: two triangles, tip to tip
  const t = 9
  const tips = [-1, 1].map((side) => [[x + side * t, y - t * 0.7], [x, y], [x + side * t, y + t * 0.7]])
  pen.circle('sheet', [x, y], t * 2.3).fill('markTint', ...tips).lines('markCut', tips, true)
  pen.circle('markCut', [x, y], t * 2.3)
  flatDimension(pen, [x, ground], [x, y], [t * 4.4, 0], { unit: scale, gap: t * 2.6, tick: 4, beyond: 4 })
  const phone = person(pen, [x - 2.4 * scale, ground - 0.5], scale)
  pen.line('modelSight', [phone[0] + 3, phone[1]], [x - t * 2.3, y])
  const fan = parts.find((p) => p.layer === 'ahu' && p.storey === storeys)
  const duct = f.levels[1] + 2.82
  for (const p of [[fan.at[0] + fan.size[0] / 2, fan.at[2] + 1.5], [3.9, duct], [18.7, duct], [24.6, 2.82]]) sends(pen, at(p), 1)
  person(pen, at([21.4, f.levels[1]]), scale, { facing: -1 })
  storeysBeside(pen, f, place)
  levels(pen, f.levels, left - f.edge * scale - 14, place)
  baysBelow(pen, f, place)
  return pen
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
  baysBelow(pen, f, place, false)
  return pen
}

/** Level marks at the left edge of a sheet that the building fills. */
function levelsInside(pen, heights, { ground, scale }) {
  for (const z of heights) {
    const h = ground - z * scale
    pen.line('mark', [0, h], [90, h])
    datum(pen, [36, h], 9, 22, 1, z)
  }
}

/** The walked floor in plan: columns, core, what the tracker sees from its stops, its path over it, and one of the distances. */
function walk({ scale, origin: [ox, oy], end = Infinity }, pen) {
  const { xs, ys, core: [cx0, cy0, cx1, cy1], shaft, length, depth, edge } = whole
  const at = ([x, y]) => [ox + x * scale, oy - y * scale]
  const last = Math.min(length + edge, end)
  const inside = ([x]) => x <= last
  const shown = xs.filter((x) => x < last)
  const floor = [-edge, -edge, last, depth + edge]
  const slab = rect(...floor).map(at)
  const stops = viewpoints.map(({ at: p }) => p)
  const t = 0.25

  // what the stops see together, up to the core and the edge of the floor; columns hide little of it
  const seen = stops.map((stop) => clipPolygon(seenFrom(stop, rect(cx0 + t / 2, cy0 + t / 2, cx1 - t / 2, cy1 - t / 2), [-edge, -edge, length + edge, depth + edge]), rect(...floor)))
  const area = seen.filter((points) => points.length).map((points) => points.map(at)).map((points) => `M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}z`).join('')
  pen.union('modelHidden', 'sheet', area).curveFill('modelTint', area)
  pen.lines('cut', [last < length ? [slab[1], slab[0], slab[3], slab[2]] : [...slab, slab[0]]])
  if (last < length) pen.fill('sheet', rect(last, -edge, last + 1, depth + edge).map(at)) && breakLine(pen, slab[1], slab[2])

  // what is cut: columns, the walls of the core with its door, the flights of the stairs
  const half = standard.column / 2
  const [door0, door1] = [cx0 + 3.9, cx0 + 5.2]
  pen.fill('sheet', rect(cx0, cy0, cx1, cy1).map(([x, y]) => at([Math.min(x, last), y])))
  const columns = shown.flatMap((x) => ys.map((y) => rect(x - half, y - half, x + half, y + half)))
  const walls = [rect(cx0, cy0, door0, cy0 + t), rect(door1, cy0, cx1, cy0 + t), rect(cx0, cy1 - t, cx1, cy1), rect(cx0, cy0 + t, cx0 + t, cy1 - t), rect(cx1 - t, cy0 + t, cx1, cy1 - t), rect(cx0 + 2.95, cy0 + 2.1, cx0 + 3.15, cy1 - t)]
  const kept = [...columns, ...walls].map((r) => r.map(([x, y]) => at([Math.min(x, last), y]))).filter(([a, b]) => b[0] - a[0] > 0.5)
  for (const r of kept) pen.fill('sheet', r).fill('tint', r)
  pen.lines('hatch', kept.flatMap((r) => hatch([r], 45, 3)))
  pen.lines('ink', kept, true)
  const steps = Array.from({ length: 12 }, (_, i) => cy0 + 2.1 + i * 0.29)
  pen.lines('detail', [...steps.map((y) => [at([cx0 + t, y]), at([cx0 + 2.95, y])]), [at([cx0 + 1.6, cy0 + 2.1]), at([cx0 + 1.6, steps.at(-1)])]])
  if (shaft[2] < last) pen.fill('sheet', rect(...shaft).map(at)).lines('ink', [rect(...shaft).map(at)], true).lines('detail', [[at([shaft[0], shaft[1]]), at([shaft[2], shaft[3]])], [at([shaft[0], shaft[3]]), at([shaft[2], shaft[1]])]])
  if (door1 < last) pen.line('detail', at([door0, cy0]), at([door0, cy0 - 1.3])).line('detail', ...ring(...at([door0, cy0]), 1.3 * scale, 48).slice(0, 13))

  // the path and its stops
  const ways = viewpoints.flatMap(({ leads }, i) => leads.filter((to) => to > i).map((to) => (crossesShaft(stops[i], stops[to]) ? [stops[i], [shaft[2] + 0.5, shaft[1] - 0.5], stops[to]] : [stops[i], stops[to]].sort(([p], [q]) => p - q))))
  for (const [from, to, ...rest] of ways.filter(([from]) => inside(from))) {
    const until = inside(to) ? to : mix(from, to, (last - from[0]) / (to[0] - from[0]))
    pen.line('modelCut', ...[from, until, ...rest.filter(inside)].map(at))
  }
  const r = isWide(pen) ? 11 : 10
  const [from, to] = [stops[2], stops[1]].map(at)
  const aside = [(from[1] - to[1]) / (to[0] - from[0]), 1].map((v) => v * 28)
  flatDimension(pen, from, to, aside, { unit: scale, gap: r + 3, tick: 4, beyond: 4 })
  for (const [i, p] of stops.entries()) {
    if (!inside(p)) continue
    const [x, y] = at(p)
    pen.circle('sheet', [x, y], r).circle('modelCut', [x, y], r).circle('modelSolid', [x, y], i ? 2.6 : 4)
    pen.curve('modelDetail', circlePath(x, y, r * 0.42, r))
  }
  // axes and spans
  flatDimension(pen, at([shown[0], -edge]), at([shown.at(-1), -edge]), [0, 24], { between: shown.slice(1, -1).map((x) => x / shown.at(-1)), say: alike(shown, scale), gap: 0, tick: 4, beyond: 4 })
  flatDimension(pen, at([-edge, 0]), at([-edge, depth]), [-26, 0], { between: [ys[1] / depth], say: isWide(pen) ? alike(ys, scale) : (length) => millimetres(length / scale), gap: 0, tick: 4, beyond: 4 })
  if (isWide(pen)) {
    scaleBar(pen, [at([length + edge + 1.4, 0])[0], at([0, -edge])[1] - 5], scale, [0, 1, 2, 5], 'm')
    north(pen, flatView(at), [length + edge + 3.2, depth - 1.6, 0], 1.5)
  }
  axes(pen, 'mark', 11, { xs: shown.map((x) => [at([x, 0])[0], at([0, -edge])[1] + 44]), ys: ys.map((y) => [at([-edge, 0])[0] - (isWide(pen) ? 50 : 44), at([0, y])[1]]) })
  return pen
}

/** As far as a recording is good, in metres. */
const REACH = 8

/** The outline of what one sees around a place, beside a body and within a rectangle. */
function seenFrom([x, y], [[a, b], , [c, d]], [x0, y0, x1, y1]) {
  const hidden = ([u, v]) => (u > a && u < c && v > b && v < d) || u < x0 || u > x1 || v < y0 || v > y1
  return ring(x, y, 1, 240).map(([u, v]) => {
    const on = (r) => [x + (u - x) * r, y + (v - y) * r]
    let r = 0
    while (r < REACH && !hidden(on(r))) r += 0.03
    return on(r)
  })
}

const flatView = (at) => ([x, y]) => at([x, y])

/** Whether the way between two stops passes the riser shaft. */
const crossesShaft = ([, y], [x1, y1]) => x1 > whole.shaft[2] && y < whole.shaft[1] && y1 > whole.shaft[3]

/** One storey across the strip: built up to the plane, beyond it as model. */
function start({ scale, left, bays, share }, pen) {
  const parameters = { bays: [bays, 2], storeys: 1, cut: share, poured: 1 }
  const f = frame(parameters)
  const ground = pen.size[1] - (isWide(pen) ? 90 : 84)
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building(parameters).filter((p) => !['site', 'temporary'].includes(p.trade) && !(['ahu', 'duct'].includes(p.layer) && p.storey))
  const { before, after } = cut(parts, f.cut)
  cutAlong(pen, place, before, after)
  earth(pen, ground)
  footings(pen, f, place, f.cut)
  baysBelow(pen, f, place)
  const [middle] = at([f.cut, 0])
  pen.line('modelCut', [middle, 8], [middle, ground + 11])
  const phone = person(pen, [middle - 45, ground - 0.5], scale)
  for (const z of [0.3, 3.3]) pen.line('modelSight', [phone[0] + 3, phone[1]], [middle, ground - z * scale])
  levels(pen, [0], at([-f.edge, 0])[0] - 14, place)
  return pen
}
