import { standard } from '../model.mjs'
import { Pen, arcPath, circlePath, clipPolygon, hatch, rect as box } from './pen.mjs'
import { datum, flatDimension, person } from './symbols.mjs'

/**
 * What is handed over: four equal bays of one corridor, in long section above its plan, to be put side by side. Duct, pipes and
 * tray go through all four; each bay is drawn as one part has it: model, points, panoramas, punch list. For phones one section
 * that is half model and half points.
 */
export function handed() {
  const views = { model, cloud, panorama, defects }
  const bays = Object.entries(views).map(([name, draw]) => [`handed-${name}`, draw(corridor(new Pen(300, 428, { narrow: 0, bare: 100, letter: 15 }), 60, 22))])
  return { ...Object.fromEntries(bays), 'handed-halves': halves() }
}

/** Heights above the floor and, of the plan, distances from the near wall, in metres. */
const CLEAR = standard.storeyHeight - standard.slab
const [WIDE, WALL] = [2.2, 0.15]
/** Of the handrail. */
const RAIL = 0.9
/** The riser stands off its place by this much. */
const OFF = 0.3

/** A bay of the corridor, `metre` units a metre: views into section and plan, and its parts in both, the farthest first. */
function corridor(pen, metre, between) {
  const long = pen.size[0] / metre
  const floor = 4 + standard.storeyHeight * metre
  const near = floor + standard.slab * metre + between + (WIDE + WALL) * metre
  const at = ([x, z]) => [x * metre, floor - z * metre]
  const on = ([x, y]) => [x * metre, near - y * metre]
  const [riser, door] = [long * 0.2, long * 0.64]
  return { pen, metre, long, at, on, riser, section: section(long, riser, door), plan: plan(long, riser, door), scanned: [0, long], measured: long * 0.37 }
}

function section(long, riser, door) {
  const through = (z0, z1) => box(-0.2, z0, long + 0.2, z1)
  const rail = (x0, x1) => ({ part: 'rail', ring: box(x0, RAIL - 0.06, x1, RAIL + 0.06) })
  return [
    { part: 'wall', ring: through(0, CLEAR) },
    { part: 'skirting', ring: through(0, 0.1) },
    { part: 'frame', ring: box(door - 0.07, 0, door + 1.07, 2.17) },
    { part: 'door', ring: box(door, 0, door + 1, 2.1) },
    { part: 'glass', ring: box(door + 0.2, 1, door + 0.36, 1.85) },
    { part: 'handle', ring: box(door + 0.78, 0.98, door + 0.92, 1.04) },
    rail(-0.2, riser - 0.32),
    rail(riser + 0.56, door - 0.22),
    rail(door + 1.22, long + 0.2),
    ...upright(riser),
    { part: 'main', ring: through(2.75, 2.93) },
    ...[0.36, 0.86].map((x) => ({ part: 'main', ring: box(x * long - 0.05, 2.72, x * long + 0.05, 2.96) })),
    { part: 'pipe', ring: through(2.6, 2.69) },
    ...[0.12, 0.5, 0.9].flatMap((x) => [{ part: 'pipe', ring: box(x * long - 0.02, 2.34, x * long + 0.02, 2.6) }, { part: 'head', ring: box(x * long - 0.07, 2.3, x * long + 0.07, 2.34) }]),
    { part: 'duct', ring: box(door + 0.1, 2.62, door + 0.5, 3.05) },
    { part: 'duct', ring: box(door - 0.05, 2.48, door + 0.65, 2.64) },
    { part: 'duct', ring: through(3.05, 3.5) },
    ...[1, 3, 5, 7].map((eighth) => ({ part: 'flange', ring: box((eighth * long) / 8 - 0.03, 3.02, (eighth * long) / 8 + 0.03, 3.53) })),
    ...[0.25, 0.75].map((x) => ({ part: 'rod', ring: box(x * long - 0.015, 2.44, x * long + 0.015, CLEAR) })),
    { part: 'tray', ring: through(2.44, 2.53) },
    { part: 'slab', ring: through(CLEAR, standard.storeyHeight) },
    { part: 'slab', ring: through(-standard.slab, 0) },
  ]
}

/** The riser at `x`, from the main to the floor, with its valve. */
const upright = (x) => [
  { part: 'riser', ring: box(x - 0.06, 0, x + 0.06, 2.84) },
  ...[0.26, 2.1].map((z) => ({ part: 'riser', ring: box(x - 0.1, z - 0.03, x + 0.1, z + 0.03) })),
  { part: 'valve', ring: [[x - 0.15, 1], [x + 0.15, 1], [x + 0.03, 1.2], [x + 0.15, 1.4], [x - 0.15, 1.4], [x - 0.03, 1.2]] },
  { part: 'valve', ring: box(x + 0.03, 1.17, x + 0.22, 1.23) },
  { part: 'valve', ring: box(x + 0.22, 1.04, x + 0.28, 1.36) },
]

/** At the height of the valve; what is above is only dashed. */
function plan(long, riser, door) {
  const through = (y0, y1) => box(-0.2, y0, long + 0.2, y1)
  return [
    { part: 'floor', ring: through(0, WIDE) },
    { part: 'floor', ring: box(door, WIDE, door + 1, WIDE + WALL) },
    { part: 'rail', ring: box(-0.2, WIDE - 0.1, riser - 0.32, WIDE - 0.03) },
    { part: 'rail', ring: box(riser + 0.56, WIDE - 0.1, door - 0.22, WIDE - 0.03) },
    { part: 'rail', ring: box(door + 1.22, WIDE - 0.1, long + 0.2, WIDE - 0.03) },
    ...foot(riser),
    { part: 'above', ring: through(1.72, 1.9) },
    { part: 'above', ring: through(0.74, 1.38) },
    { part: 'above', ring: through(0.16, 0.46) },
    { part: 'slab', ring: box(-0.2, WIDE, door, WIDE + WALL) },
    { part: 'slab', ring: box(door + 1, WIDE, long + 0.2, WIDE + WALL) },
    { part: 'slab', ring: through(-WALL, 0) },
    { part: 'door', ring: box(door, WIDE + 0.04, door + 1, WIDE + 0.1) },
  ]
}

/** The riser in plan, cut at its valve. */
const foot = (x) => [{ part: 'valve', ring: Array.from({ length: 24 }, (_, i) => [x + 0.1 * Math.cos((i * Math.PI) / 12), WIDE - 0.16 + 0.1 * Math.sin((i * Math.PI) / 12)]) }]

/** Draws parts as `kinds` says: [fill, line, hatch]; a part that it does not name is left out. */
function put(pen, parts, view, kinds, spacing) {
  for (const { part, ring } of parts) {
    const [fill, line, hatched] = kinds[part] ?? []
    const shape = ring.map(view)
    if (fill) pen.fill('sheet', shape).fill(fill, shape)
    if (hatched) pen.lines(hatched, hatch([shape], 45, spacing))
    if (line) pen.lines(line, [shape], true)
  }
}

const both = ({ pen, at, on, section, plan, metre }, kinds) => {
  put(pen, section, at, kinds, metre / 9)
  put(pen, plan, on, kinds, metre / 9)
}

const modelled = {
  wall: ['modelTint'],
  floor: ['modelTint'],
  skirting: ['modelTint', 'modelDetail'],
  frame: ['modelTint', 'model'],
  door: ['modelPart', 'model'],
  glass: ['modelTint', 'modelDetail'],
  handle: ['modelSolid'],
  rail: ['modelPart', 'modelDetail'],
  riser: ['modelSolid'],
  valve: ['modelSolid', 'model'],
  main: ['modelSolid', 'model'],
  pipe: ['modelSolid'],
  head: ['modelSolid'],
  duct: ['modelPart', 'modelCut'],
  flange: ['modelPart', 'model'],
  rod: ['modelSolid'],
  tray: ['modelPart', 'model'],
  above: [undefined, 'modelHidden'],
  slab: ['modelTint', 'modelCut', 'modelHatch'],
}

/** The components, filled, and the levels that they are set out from. */
function model(bay) {
  const { pen, at, long } = bay
  both(bay, modelled)
  datum(pen, at([long * 0.29, 0]), bay.metre * 0.16, 20, 1, 0)
  return pen
}

/** A corridor up to somebody as model, beyond as points: its section alone. */
function halves() {
  const pen = new Pen(350, 208, { narrow: 0, bare: 100, letter: 12 })
  const bay = corridor(pen, 48, 0)
  const { at, long, metre } = bay
  const middle = long / 2
  const left = box(-1, -1, middle, 5).map(at)
  const shown = bay.section.map(({ part, ring }) => ({ part, ring: clipPolygon(ring.map(at), left) }))
  put(pen, shown.filter(({ ring }) => ring.length), (p) => p, modelled, metre / 9)
  cloud({ ...bay, plan: [], scanned: [middle, long], measured: long * 0.91 })
  pen.line('modelCut', at([middle, -0.25]), at([middle, 4]))
  const phone = person(pen, at([middle - 0.75, 0]), metre, { pose: 'raised' })
  for (const z of [0.4, 3.3]) pen.line('modelSight', phone, at([middle, z]))
  return pen
}

/** The same corridor as a scanner on a tripod sees it: rows that bend on the wall, rings on the floor, dense edges; and two lengths taken from it. */
function cloud(bay) {
  const { pen, at, on, metre, section, plan, scanned: [from, to], measured } = bay
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const [x, y, z] = [(from + to) / 2, WIDE / 2, 1.6]
  const figure = (pen.letter + 9) / metre
  const [fine, bold] = [[], []]
  const add = (dots, parts, i, view, p) => {
    const hidden = parts.slice(i + 1).some(({ part, ring }) => part !== 'above' && inside(ring, p))
    const free = p[0] < measured - figure || p[0] > measured || Math.abs(p[1] - (parts === plan ? WIDE : CLEAR) / 2) > figure * 1.4
    if (p[0] > from + 0.01 && p[0] < to - 0.01 && free && !hidden) dots.push(view(p))
  }
  const each = (parts, view, draw) => parts.forEach(({ part, ring }, i) => draw(part, ring, (p, dots = fine) => add(dots, parts, i, view, p)))
  // so many degrees from one row to the next
  const turn = (metre < 50 ? 3.6 : 2.9) * (Math.PI / 180)
  const steps = (first) => Array.from({ length: Math.floor((Math.PI / 2 - first) / turn) }, (_, i) => first + i * turn)
  const mirrored = steps(turn / 2).flatMap((angle) => [angle, -angle])

  const edges = (part, ring, dot) => {
    if (['wall', 'floor', 'rod', 'above'].includes(part)) return
    for (const [k, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(k + 1) % ring.length]
      const far = Math.hypot(bx - ax, by - ay) * metre
      for (let d = random(); d < far; d += 0.8 + 1.7 * random()) {
        const off = () => (random() - 0.5) * (1.5 / metre)
        dot([ax + ((bx - ax) * d) / far + off(), ay + ((by - ay) * d) / far + off()], ['duct', 'slab', 'main', 'valve'].includes(part) ? bold : fine)
      }
    }
  }
  const gaps = { duct: 3.7, slab: 3.6, main: 2.6, door: 4.6, tray: 2.6, valve: 2.2 }
  const faces = (part, ring, dot) => {
    const gap = gaps[part] / metre
    if (!gap) return
    const [[u0, u1], [v0, v1]] = [0, 1].map((k) => ring.map((p) => p[k])).map((all) => [Math.min(...all), Math.max(...all)])
    for (let u = u0 + gap * random(); u < u1; u += gap)
      for (let v = v0 + gap / 2; v < v1; v += gap) {
        const p = [u + (random() - 0.5) * gap * 0.8, v + (random() - 0.5) * gap * 0.8]
        if (inside(ring, p)) dot(p)
      }
  }
  each(section, at, (part, ring, dot) => {
    if (part === 'wall')
      for (const a of mirrored)
        for (const e of mirrored) {
          const p = [x + y * Math.tan(a), z + (y * Math.tan(e)) / Math.cos(a)]
          if (inside(ring, p)) dot(p)
        }
    faces(part, ring, dot)
    edges(part, ring, dot)
  })
  each(plan, on, (part, ring, dot) => {
    if (part === 'floor')
      for (const e of steps(0.28)) {
        const r = z * Math.tan(e)
        const count = Math.round((2 * Math.PI * r * metre) / (4 + e * 2))
        for (let k = 0; k < count; k++) {
          const p = [x + r * Math.cos((2 * Math.PI * k) / count), y + r * Math.sin((2 * Math.PI * k) / count)]
          if (inside(ring, p)) dot(p)
        }
      }
    faces(part, ring, dot)
    edges(part, ring, dot)
  })
  pen.curve('detail', points(fine)).curve('ink', points(bold))
  for (const [view, high, say] of [[at, CLEAR, '3648'], ...(plan.length ? [[on, WIDE, '2203']] : [])])
    flatDimension(pen, view([measured, 0]), view([measured, high]), [0.01, 0], { gap: 0, beyond: 0, say })
  return pen
}

/** Places as dots: lines without length. */
function points(places) {
  let [u, v] = [0, 0]
  const n = (value) => String(value / 2).replace(/^(-?)0\./, '$1.')
  return places.map(([px, py]) => {
    const [x, y] = [Math.round(px * 2), Math.round(py * 2)]
    const d = `m${n(x - u)}${y - v < 0 ? '' : ' '}${n(y - v)}h0`
    ;[u, v] = [x, y]
    return d
  }).join('').replace('m', 'M')
}

function inside(ring, [x, y]) {
  return ring.reduce((is, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !is : is
  }, false)
}

/** As it is photographed, in tones without lines; on the way of who walked it, the places of the panoramas and where one looks from them. */
function panorama(bay) {
  const { pen, at, on, long, metre } = bay
  both(bay, {
    wall: ['tint'],
    floor: ['tint'],
    skirting: ['quiet'],
    frame: ['wall'],
    door: ['quiet'],
    glass: ['sheet'],
    handle: ['solid'],
    rail: ['wall'],
    riser: ['wall'],
    valve: ['solid'],
    main: ['wall'],
    pipe: ['wall'],
    head: ['solid'],
    duct: ['quiet'],
    flange: ['wall'],
    rod: ['wall'],
    tray: ['wall'],
    slab: ['wall'],
  })
  const stations = [0.1, 0.4333, 0.7667].map((part) => part * long)
  const way = (x) => [x, WIDE / 2 + 0.16 * Math.sin((x / long) * Math.PI * 2)]
  const spread = 32
  for (const x of stations) {
    const [u, v] = on(way(x))
    const r = metre * 0.95
    const cone = `${arcPath(u, v, r, 90 - spread, 90 + spread)}L${u} ${v}z`
    pen.curveFilled('quiet', 'ink', cone)
  }
  pen.line('markCut', ...Array.from({ length: 31 }, (_, i) => on(way((i / 30) * long))))
  for (const x of stations) pen.circle('sheet', on(way(x)), metre * 0.1).circle('cut', on(way(x)), metre * 0.1)
  for (const x of stations) sphere(pen, at([x, 1.75]), metre * 0.24)
  return pen
}

/** A camera that sees all round. */
function sphere(pen, [x, y], r) {
  pen.circle('sheet', [x, y], r).curve('detail', circlePath(x, y, r * 0.42, r) + circlePath(x, y, r, r * 0.34)).circle('cut', [x, y], r)
}

/** As it is built: the riser is off its place in the model; who checks it stands where the first photo was taken. */
function defects(bay) {
  const { pen, at, on, long, riser, metre } = bay
  const built = { ...bay, section: moved(bay.section, upright(riser), upright(riser + OFF)), plan: moved(bay.plan, foot(riser), foot(riser + OFF)) }
  both(built, {
    skirting: [undefined, 'detail'],
    frame: ['sheet', 'ink'],
    door: ['sheet', 'ink'],
    glass: ['sheet', 'detail'],
    handle: ['solid'],
    rail: ['sheet', 'detail'],
    riser: ['sheet', 'ink'],
    valve: ['sheet', 'ink'],
    main: ['sheet', 'ink'],
    pipe: ['sheet', 'detail'],
    head: ['sheet', 'ink'],
    duct: ['sheet', 'cut'],
    flange: ['sheet', 'ink'],
    rod: ['sheet', 'detail'],
    tray: ['sheet', 'ink'],
    above: [undefined, 'hidden'],
    slab: ['tint', 'cut', 'hatch'],
  })
  // where the model has it
  pen.lines('modelHidden', [box(riser - 0.06, 0, riser + 0.06, 2.36), upright(riser)[3].ring].map((ring) => ring.map(at)), true)
  pen.lines('modelHidden', [foot(riser)[0].ring.map(on)], true)
  const stand = [long * 0.57, 0.9]
  const phone = person(pen, at([stand[0], 0]), metre, { facing: -1, pose: 'raised' })
  const middle = riser + OFF / 2
  for (const [from, [u, v], r] of [[phone, at([middle, 1.2]), 0.46 * metre], [on([stand[0] - 0.34, stand[1]]), on([middle, WIDE - 0.16]), 0.36 * metre]]) {
    pen.fill('markTint', [from, ...tangents(from, [u, v], r)])
    pen.circle('markCut', [u, v], r)
  }
  pen.circle('sheet', on(stand), metre * 0.1).circle('cut', on(stand), metre * 0.1)
  flatDimension(pen, at([riser, 0.56]), at([riser + OFF, 0.56]), [0, 0.2 * metre], { unit: metre, gap: 0, tick: 4 })
  return pen
}

/** Where the two lines from a place touch a circle. */
function tangents([x, y], [u, v], r) {
  const far = Math.hypot(u - x, v - y)
  const [turn, open] = [Math.atan2(y - v, x - u), Math.acos(r / far)]
  return [-open, open].map((a) => [u + r * Math.cos(turn + a), v + r * Math.sin(turn + a)])
}

const moved = (parts, from, to) => {
  const first = parts.findIndex(({ ring }) => `${ring}` === `${from[0].ring}`)
  return [...parts.slice(0, first), ...to, ...parts.slice(first + to.length)]
}
