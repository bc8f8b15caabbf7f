import { building, frame, standard } from '../model.mjs'
import { baysBelow, cutAlong, earth, footings, levels, placed, storeysBeside } from './building.mjs'
import { rect, ring } from './pen.mjs'
import { person } from './symbols.mjs'

/**
 * For contractors: a building in the middle of its works. Services hang on the ground floor, are model above it, where one
 * of them is ringed, and the top slab is still on its formwork.
 */
export function works({ scale, left, bays, ringed, people }, pen) {
  const parameters = { bays: [bays, 2], storeys: 3, cut: 1, poured: 2, clash: 1 }
  const [ground, f] = [346, frame(parameters)]
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building(parameters).filter((p) => p.trade !== 'site' && p.layer !== 'crane' && !(p.layer === 'scaffold' && west(p) > -0.6))
  const stands = (p) => ['structure', 'temporary'].includes(p.trade)
  cutAlong(pen, place, parts.filter((p) => stands(p) || p.storey === 0), parts.filter((p) => !stands(p) && p.storey === 1))
  earth(pen, ground)
  footings(pen, f, place, Infinity)
  const [x, y] = at([ringed, f.levels[2] - 0.75])
  pen.curve('markCut', circle(x, y, scale * 0.95))
  for (const [px, storey, facing, sees] of people) {
    const phone = person(pen, at([px, f.levels[storey]]), scale, { facing, carry: sees ? 'phone' : null })
    if (sees) for (const dx of [-1.1, 1.1]) pen.line('modelSight', [phone[0] + 3 * facing, phone[1]], at([ringed + dx, f.levels[2] - 0.75]))
  }
  storeysBeside(pen, f, place)
  levels(pen, f.levels, left - f.edge * scale - 26, place)
  baysBelow(pen, f, place)
  return pen
}

/** For owners: a finished front, and through it, from a person's place, the services of two storeys as model. */
export function front({ scale, left, bays, stand, window: [x0, x1] }, pen) {
  const parameters = { bays: [bays, 2], storeys: 4, cut: 0, poured: 1 }
  const [ground, f] = [346, frame(parameters)]
  const place = { left, ground, scale }
  const at = placed(place)
  const parts = building(parameters).filter((p) => !['site', 'temporary'].includes(p.trade))
  cutAlong(pen, place, [], parts)
  // the front, open where one looks through it
  const { levels: storeys, edge: e, length: L } = f
  const top = f.height + 0.9
  const box = (a, b, c, d) => rect(...at([a, d]), ...at([c, b]))
  const open = box(x0, storeys[1], x1, storeys[3])
  pen.fill('sheet', box(-e - 0.2, -0.6, L + e + 0.2, top + 3), open).fill('modelTint', open)
  cutAlong(pen, place, parts.filter((p) => p.layer === 'ahu' && p.storey === 4), [])
  pen.fill('sheet', box(-e, f.height, L + e, top))
  const panes = []
  for (let x = -e; x < L + e - 0.1; x += standard.bay[0] / 6) panes.push(x)
  for (const [i, z] of storeys.slice(0, -1).entries()) {
    const [sill, head] = [z + (i ? 0.9 : 0), storeys[i + 1] - 0.7]
    const seen = (a, b) => i === 0 || i === 3 || b <= x0 || a >= x1
    for (const x of panes) if (seen(x - 0.01, x)) pen.line('detail', at([x, sill]), at([x, head]))
    for (const h of [sill, head]) if (h > z) for (const [a, b] of i === 0 || i === 3 ? [[-e, L + e]] : [[-e, x0], [x1, L + e]]) pen.line('ink', at([a, h]), at([b, h]))
  }
  pen.lines('cut', [[at([-e, 0]), at([-e, top]), at([L + e, top]), at([L + e, 0])]])
  pen.line('detail', at([-e, f.height]), at([L + e, f.height]))
  pen.lines('modelCut', [open], true)
  // the entrance
  const door = f.xs[1]
  pen.fill('sheet', box(door - 2, 0, door + 2, 2.9)).lines('ink', [box(door - 2, 0, door + 2, 2.9), box(door - 1, 0, door, 2.4), box(door, 0, door + 1, 2.4)], true)
  pen.lines('cut', [[at([door - 2.6, 2.9]), at([door + 2.6, 2.9])]])
  earth(pen, ground)
  for (const [i, x] of stand.entries()) {
    const phone = person(pen, at([x, 0]), scale, { carry: i ? null : 'phone' })
    if (i === 0) for (const corner of [[x0, storeys[3]], [x1, storeys[1]]]) pen.line('modelSight', [phone[0] + 3, phone[1]], at(corner))
  }
  storeysBeside(pen, f, place)
  levels(pen, storeys, left - e * scale - 14, place)
  baysBelow(pen, f, place)
  return pen
}

const west = (p) => (p.path ? Math.max(...p.path.map((q) => q[0])) : p.at[0] + p.size[0])
const circle = (x, y, r) => `M${ring(x, y, r, 48).map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}z`
