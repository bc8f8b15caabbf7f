import { building, frame, standard } from '../model.mjs'
import { alike, cutAlong, earth, footings, levels, placed } from './building.mjs'
import { DETECTED, KERB, LAID, buried, earthBelow, kerb, roadbed, surface, touch } from './closing-street.mjs'
import { hatch, rect, ring } from './pen.mjs'
import { datum, flatDimension, person, scaleBar } from './symbols.mjs'

/** The least radius of a pipe, in units of the sheet: smaller ones are not drawn. */
const LEAST = 3.7
const stands = (p) => p.trade === 'structure'
const permanent = (p) => !['site', 'temporary'].includes(p.trade)

/**
 * Everything the company does, on one ground line: a building as a design, one half built, one in use with its services
 * behind its ceilings, and a street with its pipes. Places are metres along the ground: `x` is a building's first axis,
 * `road` the street's middle; `named` has the places of the levels and of the scale.
 */
export function home({ scale, ground, design, works, use, road, named }, pen) {
  const at = placed({ left: 0, ground, scale })
  const last = pen.size[0] / scale
  const street = ([x, z]) => at([road + x, z - kerb])
  const pavement = road - KERB - 3
  const all = { pen, at, scale, ground }
  designed(all, design)
  built(all, works)
  used(all, use)

  roadbed(pen, street)
  earth(pen, ground, [0, pavement * scale])
  earthBelow(pen, street, pavement - road, last - road)
  pen.line('cut', ...surface(pavement - road, last - road).map(street))
  for (const house of [design, works, use]) {
    const f = frame({ bays: [house.bays, 2] })
    footings(pen, f, { left: house.x * scale, ground, scale }, house === design ? 0 : Infinity)
    flatDimension(pen, at([house.x, 0]), at([house.x + f.length, 0]), [0, 36], { between: f.xs.slice(1, -1).map((x) => x / f.length), say: alike(f.xs, scale), gap: 14, tick: 4, beyond: 4 })
  }
  buried(pen, street, -KERB - 3, last - road, scale, LEAST / scale)
  const [[x, z, r]] = LAID
  datum(pen, street([x, z - r]), 9, 20, -1, z - r - kerb, true)
  const phone = person(pen, street([-KERB - 1.5, kerb]), scale)
  const eye = [phone[0] + 2, phone[1]]
  const seen = DETECTED.filter(([, , r]) => r * scale > LEAST)
  for (const [[x, z, r], side] of [[seen[0], -1], [seen.at(-1), 1]]) pen.line('modelSight', eye, touch(eye, street([x, z]), r * scale, side))
  const f = frame({ bays: [2, 2], storeys: named.storeys })
  levels(pen, f.levels, at([named.x, 0])[0], { ground, scale })
  scaleBar(pen, [at([named.bar, 0])[0], pen.size[1] - 32], scale, [0, 1, 2, 5, 10], 'm')
  return pen
}

/** A building that is only a model yet, and two people in front of it. */
function designed({ pen, at, scale, ground }, { x, bays }) {
  const parameters = { bays: [bays, 2], storeys: 3, cut: 0, poured: 1 }
  const f = frame(parameters)
  cutAlong(pen, { left: x * scale, ground, scale }, [], parts(parameters).filter((p) => permanent(p) && !(p.layer === 'ahu' && p.storey < 3)))
  const [edge, foot] = [x + f.length + f.edge, x + f.length + 4.4]
  const phone = person(pen, at([foot, 0]), scale, { facing: -1 })
  for (const z of [0.3, f.levels[2]]) pen.line('modelSight', [phone[0] - 2, phone[1]], at([edge, z]))
  person(pen, at([foot + 1.6, 0]), scale, { facing: -1, carry: null })
}

/** A building whose lower storeys stand: above them it is model, and a crane lifts for what comes next. */
function built({ pen, at, scale, ground }, { x, bays, storeys, mast, jib, load }) {
  const [done, f] = [2, frame({ bays: [bays, 2], storeys })]
  const place = { left: x * scale, ground, scale }
  crane(pen, ([u, z]) => at([x + u, z]), mast, f.height, jib, load)
  const lower = parts({ bays: [bays, 2], storeys: done, cut: 1, poured: 1 }).filter((p) => p.trade !== 'site' && !(p.layer === 'scaffold' && east(p) > -0.6))
  const upper = parts({ bays: [bays, 2], storeys, cut: 0, poured: 1 }).filter((p) => (['slab', 'beam'].includes(p.layer) ? p.storey > done : permanent(p) && p.storey >= done && p.storey < storeys))
  cutAlong(pen, place, lower.filter((p) => stands(p) || p.trade === 'temporary' || p.storey === 0), [...upper, ...lower.filter((p) => permanent(p) && !stands(p) && p.storey === 1)])
  const phone = person(pen, at([x + 8.6, f.levels[done]]), scale)
  for (const z of [0.4, 3.1]) pen.line('modelSight', [phone[0] + 2, phone[1]], at([x + 12.6, f.levels[done] + z]))
  person(pen, at([x + 3.6, 0]), scale, { carry: null })
}

/** A tower crane from afar: mast, jib to the left with its load, counterweight. `above`: from the roof to the jib and to the top. */
function crane(pen, at, mast, roof, { above: [jib, peak], front, back }, load) {
  const high = roof + jib
  const fields = Array.from({ length: Math.floor(high / 1.8) }, (_, i) => i * 1.8)
  pen.line('detail', ...fields.map((z, i) => at([mast + (i % 2 ? 0.7 : -0.7), z])))
  pen.lines('ink', [-0.7, 0.7].map((d) => [[mast + d, 0], [mast + d, high]].map(at)))
  const chords = Array.from({ length: Math.floor((front - 1) / 1.6) }, (_, i) => [mast - 1 - i * 1.6, high + (i % 2) * 1.1])
  pen.line('detail', ...chords.map(at)).line('detail', at([mast, high + 1.1]), at([mast - front + 1.4, high + 1.1]))
  pen.line('ink', at([mast + back, high]), at([mast - front, high]))
  const top = high + peak
  pen.line('ink', ...[[mast - 0.7, high], [mast, top], [mast + 0.7, high]].map(at))
  pen.lines('detail', [[[mast, top], [mast + back - 0.6, high]].map(at), [[mast, top], [mast - front * 0.62, high + 1.1]].map(at)])
  const ballast = rect(...at([mast + back - 2, high]), ...at([mast + back, high - 1.6]))
  pen.fill('sheet', ballast).fill('tint', ballast).lines('ink', [ballast], true)
  const beam = rect(...at([load - 1.6, roof + 1.5]), ...at([load + 1.6, roof + 1.15]))
  pen.lines('detail', [[[load, high], [load, roof + 2.7]].map(at), [[load - 1.3, roof + 1.5], [load, roof + 2.7], [load + 1.3, roof + 1.5]].map(at)])
  pen.fill('sheet', beam).fill('tint', beam).lines('ink', [beam], true)
}

/** A building in use: services as model behind its ceilings, and who looks for one of them. */
function used({ pen, at, scale, ground }, { x, bays }) {
  const storeys = 3
  const parameters = { bays: [bays, 2], storeys, cut: 1, poured: 1 }
  const f = frame(parameters)
  const all = parts(parameters).filter(permanent)
  cutAlong(pen, { left: x * scale, ground, scale }, all.filter((p) => stands(p) || (p.layer === 'ahu' && p.storey === storeys)), all.filter((p) => !stands(p) && p.storey < storeys))
  const box = (a, b, c, d) => rect(...at([x + a, d]), ...at([x + c, b]))
  const [e, L] = [f.edge, f.length]
  const below = 2.44
  const ceilings = f.levels.slice(0, -1).map((z) => box(-e, z + below - 0.1, L + e, z + below))
  const walls = [box(-e - 0.3, 0, -e, f.height + 0.9), box(L + e, 0, L + e + 0.3, f.height + 0.9)]
  for (const body of [...ceilings, ...walls]) pen.fill('sheet', body)
  for (const body of walls) pen.fill('tint', body).lines('hatch', hatch([body], 45, 3.6))
  pen.lines('ink', ceilings, true).lines('cut', walls, true)
  // the part that is looked for, and a sensor
  const [u, z] = [x + 9.6, 2.82]
  pen.circle('markCut', at([u, z]), scale * 0.75)
  const phone = person(pen, at([u - 3.4, 0]), scale)
  for (const d of [-1, 1]) pen.line('modelSight', [phone[0] + 2, phone[1]], at([u + d * 0.75, z]))
  const dot = at([x + 4.2, f.levels[1] + 2.82])
  pen.circle('markSolid', dot, 2.6)
  for (const r of [7, 11.5]) pen.line('markCut', ...ring(...dot, r, 48).slice(5, 20))
  person(pen, at([x + 5.2, f.levels[1]]), scale, { facing: -1, carry: null, helmet: false })
}

/** The primitives of a building, without those of a core that two bays have no room for. */
const parts = (parameters) => {
  const end = frame(parameters).length + standard.edge + 0.01
  return building(parameters).filter((p) => p.axis || east(p) < end).map((p) => (p.holes ? { ...p, holes: p.holes.filter(([, , x]) => x < end) } : p))
}

/** The easternmost x of a primitive with a path or a box. */
const east = (p) => (p.path ? Math.max(...p.path.map((q) => q[0])) : p.at[0] + p.size[0])
