/**
 * The one building behind every picture and drawing.
 *
 * Units are metres; z points up, x runs along the long front, y into the depth (the front is y = 0).
 * The origin is the ground-floor level at the first column. Storey s has its floor at z = s × storeyHeight;
 * the roof slab is storey `storeys`.
 *
 * building(parameters) returns a plain list of primitives, each with
 *   layer   slab column beam core stair | duct pipe tray sprinkler hanger ahu | scaffold railing rebar formwork | crane site
 *   storey  0 … storeys
 *   trade   structure | services | temporary | site
 *   built   true where it stands on site already; the rest exists in the model only
 * and one of these shapes:
 *   { kind: 'box',   at: [x, y, z], size: [dx, dy, dz] }                  `at` is the lowest corner
 *   { kind: 'tube',  path: [[x, y, z], …], radius, bend }                 round; `bend` is the centre-line radius at corners
 *   { kind: 'duct',  path: [[x, y, z], …], width, height, bend, joint }   rectangular; a flange every `joint` metres
 *   { kind: 'prism', axis: 'x' | 'y' | 'z', outline: [[u, v], …], from, to, holes? }
 *       outline in (y, z), (x, z) or (x, y), extruded along the axis; `holes` are rectangles [u0, v0, u1, v1],
 *       and an outline with holes is itself a rectangle
 *
 * cut(primitives, x) splits the list at the plane x into { before, after }; cut ends stay closed.
 * frame(parameters) returns the derived measures (grid lines, levels, core, cut) that cameras and drawings need.
 *
 * `node art/model.mjs > file.json` prints { frame, primitives }; parameters may follow as JSON.
 */
export const standard = {
  bays: [6, 2],
  bay: [7.5, 7.8],
  storeys: 5,
  storeyHeight: 3.9,
  slab: 0.25,
  edge: 0.5, // slab beyond the outer column line
  column: 0.5,
  beam: [0.35, 0.6], // width, depth with the slab
  cut: 0.56, // share of the length where reality ends
  poured: 2, // the first bay whose roof slab is already there
  seed: 7,
}

export function building(parameters = {}) {
  const p = { ...standard, ...parameters }
  const f = frame(p)
  return [...structure(p, f), ...services(p, f), ...temporary(p, f), ...crane(f)]
}

export function frame(parameters = {}) {
  const p = { ...standard, ...parameters }
  const xs = grid(p.bays[0], p.bay[0])
  const ys = grid(p.bays[1], p.bay[1])
  const middle = Math.floor(p.bays[0] / 2)
  const back = ys.at(-2)
  return {
    xs,
    ys,
    levels: grid(p.storeys, p.storeyHeight),
    length: xs.at(-1),
    depth: ys.at(-1),
    height: p.storeys * p.storeyHeight,
    edge: p.edge,
    cut: p.cut * xs.at(-1),
    core: [xs[middle] + 0.4, back + 0.7, xs[middle + 1] - 0.4, ys.at(-1) - 0.3], // outer faces: x0, y0, x1, y1
    shaft: [xs[middle + 1] + 0.4, back + 0.9, xs[middle + 1] + 3.4, back + 2.3], // riser opening beside the core
  }
}

export function cut(primitives, x) {
  const halves = primitives.map((primitive) => split(primitive, x))
  return { before: halves.flatMap((half) => half[0]), after: halves.flatMap((half) => half[1]) }
}

function structure(p, f) {
  const out = []
  const add = (layer, storey, built, shape) => out.push({ layer, storey, trade: 'structure', built, ...shape })
  const [wide, deep] = p.beam
  const h = p.storeyHeight
  const well = [f.core[0] + 0.25, f.core[1] + 2.1, f.core[0] + 2.95, f.core[3] - 0.25]
  const holes = [well, f.shaft]

  for (let s = 0; s <= p.storeys; s++) {
    const top = s * h
    const slab = (x0, x1, openings) => ({
      kind: 'prism', axis: 'z', outline: rectangle(x0, -p.edge, x1, f.depth + p.edge), from: top - p.slab, to: top, holes: openings,
    })
    const joint = s === p.storeys ? f.xs[p.poured] - 1.2 : -p.edge
    if (joint > -p.edge) add('slab', s, false, slab(-p.edge, joint, []))
    add('slab', s, true, slab(joint, f.length + p.edge, s === 0 ? [] : s === p.storeys ? [f.shaft] : holes))
    if (s === 0) continue
    for (const [i, x] of f.xs.entries())
      for (const y of f.ys.slice(0, -1))
        add('beam', s, s < p.storeys || i >= p.poured, box([x - wide / 2, y + p.column / 2, top - deep], [wide, p.bay[1] - p.column, deep - p.slab]))
    for (const [i, x] of f.xs.slice(0, -1).entries())
      for (const y of [0, f.depth])
        add('beam', s, s < p.storeys || i >= p.poured, box([x + p.column / 2, y - wide / 2, top - deep], [p.bay[0] - p.column, wide, deep - p.slab]))
  }

  for (let s = 0; s < p.storeys; s++) {
    const z = s * h
    for (const x of f.xs)
      for (const y of f.ys) add('column', s, true, box([x - p.column / 2, y - p.column / 2, z], [p.column, p.column, h - p.slab]))
    for (const wall of coreWalls(f.core, z, h - p.slab)) add('core', s, true, wall)
    for (const part of flights(well, z, h)) add('stair', s, true, part)
  }
  return out
}

/** Four walls 25 cm thick, the front one with a door. */
function coreWalls([x0, y0, x1, y1], z, h) {
  const t = 0.25
  const door = [x0 + 3.9, x0 + 5.2, 2.3]
  return [
    { kind: 'prism', axis: 'y', from: y0, to: y0 + t, outline: [[x0, z], [door[0], z], [door[0], z + door[2]], [door[1], z + door[2]], [door[1], z], [x1, z], [x1, z + h], [x0, z + h]] },
    box([x0, y1 - t, z], [x1 - x0, t, h]),
    box([x0, y0 + t, z], [t, y1 - y0 - 2 * t, h]),
    box([x1 - t, y0 + t, z], [t, y1 - y0 - 2 * t, h]),
    box([x0 + 2.95, y0 + 2.1, z], [0.2, y1 - y0 - 2.1 - t, h]),
  ]
}

/** Two flights and a landing in the well. */
function flights([x0, y0, x1, y1], z, h) {
  const steps = 11
  const rise = h / 2 / steps
  const landing = 1.3
  const going = (y1 - y0 - landing) / steps
  const width = (x1 - x0 - 0.15) / 2
  const flight = (from, base, direction) => {
    const start = direction > 0 ? y0 : y1 - landing
    const outline = []
    for (let i = 0; i < steps; i++) {
      const y = start + direction * i * going
      outline.push([y, base + i * rise], [y, base + (i + 1) * rise])
    }
    const end = start + direction * steps * going
    outline.push([end, base + steps * rise], [end, base + steps * rise - 0.3], [start + direction * going, base])
    return { kind: 'prism', axis: 'x', outline, from, to: from + width }
  }
  return [
    flight(x0, z, 1),
    box([x0, y1 - landing, z + h / 2 - 0.2], [x1 - x0, landing, 0.2]),
    flight(x1 - width, z + h / 2, -1),
  ]
}

/** Ducts, pipes, trays and sprinklers, laid out so that nothing clashes: heights above the floor are kept apart. */
function services(p, f) {
  const out = []
  const add = (layer, storey, shape) => out.push({ layer, storey, trade: 'services', built: false, ...shape })
  const random = generator(p.seed)
  const [x0, x1] = [0.9, f.length - 0.9]
  const [, sy0, sx1] = f.shaft
  const sx0 = f.shaft[0]
  const height = { main: 3.02, branch: 3.06, pipe: 2.6, tray: 2.78, sprinkler: 3.262 }
  const pipes = [[3.3, 0.08], [3.62, 0.08], [3.9, 0.055], [4.16, 0.055]]

  for (let s = 0; s < p.storeys; s++) {
    const z = s * p.storeyHeight
    const soffit = z + p.storeyHeight - p.slab
    const main = { kind: 'duct', width: 0.9, height: 0.4, bend: 0, joint: 1.5 }
    const rods = (x, ya, yb, low) => {
      for (const y of [ya, yb]) add('hanger', s, tube([[x, y, low], [x, y, soffit]], 0.008))
      add('hanger', s, box([x - 0.02, ya - 0.04, low - 0.03], [0.04, yb - ya + 0.08, 0.03]))
    }

    add('duct', s, { ...main, path: [[x0, 5.5, z + height.main], [x1, 5.5, z + height.main]] })
    add('duct', s, { ...main, path: [[sx1 - 0.6, 5.95, z + height.main], [sx1 - 0.6, sy0 + 0.3, z + height.main]] })
    for (const x of f.xs.slice(0, -1).flatMap((at) => [at + 2.1, at + 5.6])) {
      add('duct', s, { kind: 'tube', path: [[x, 5.05, z + height.branch], [x, 2.05, z + height.branch]], radius: 0.14, bend: 0 })
      add('duct', s, box([x - 0.3, 1.45, z + 2.86], [0.6, 0.6, 0.3]))
      add('duct', s, box([x - 0.36, 1.39, z + 2.82], [0.72, 0.72, 0.04]))
    }
    for (const x of between(x0 + 0.7, x1 - 0.5, 2.5)) rods(x, 4.98, 6.02, z + 2.82)

    for (const [i, [y, radius]] of pipes.entries()) {
      add('pipe', s, tube([[x0 + i * 0.3, y, z + height.pipe], [x1 - i * 0.3, y, z + height.pipe]], radius))
      const at = sx0 + 0.3 + i * 0.42
      add('pipe', s, tube([[at, y, z + height.pipe], [at, sy0 + 0.5, z + height.pipe], [at, sy0 + 0.5, z + height.pipe + 0.5]], radius, 0.24))
    }
    for (const x of between(x0 + 1.3, x1 - 0.4, 2.5)) rods(x, 3.1, 4.32, z + height.pipe - 0.085)

    add('tray', s, tray(x0, x1, 6.65, z + height.tray, 0.4))
    add('tray', s, tray(x0 + 2, x1 - 2, 7.15, z + height.tray, 0.2))
    for (const x of between(x0 + 0.2, x1, 2.5)) rods(x, 6.4, 7.3, z + height.tray)

    add('sprinkler', s, tube([[x0, 0.7, z + height.sprinkler - 0.08], [x1, 0.7, z + height.sprinkler - 0.08]], 0.045))
    for (const x of between(1.6, f.length - 1, 3.1)) {
      add('sprinkler', s, tube([[x, 0.7, z + height.sprinkler], [x, 7.4, z + height.sprinkler]], 0.021))
      for (const y of [2.75, 4.6, 6.25]) {
        add('sprinkler', s, tube([[x, y, z + height.sprinkler], [x, y, z + 2.62]], 0.016))
        add('sprinkler', s, { ...tube([[x, y, z + 2.62], [x, y, z + 2.57]], 0.035), head: true })
      }
    }

    // Behind the middle line the runs stop at the core.
    for (const [a, b] of [[x0, f.core[0] - 0.3], [sx1 + 0.5, x1]]) {
      add('duct', s, { kind: 'duct', width: 0.7, height: 0.35, bend: 0, joint: 1.5, path: [[a, 10.2, z + height.main], [b, 10.2, z + height.main]] })
      add('pipe', s, tube([[a, 11.3, z + height.pipe + 0.2], [b, 11.3, z + height.pipe + 0.2]], 0.06))
      add('pipe', s, tube([[a, 11.55, z + height.pipe + 0.2], [b, 11.55, z + height.pipe + 0.2]], 0.06))
      for (const x of between(a + 1.4 + random() * 0.4, b - 1.6, 3.75)) {
        add('ahu', s, box([x, 12.2, z + 2.72], [1.3, 0.75, 0.36]))
        add('duct', s, { kind: 'duct', width: 0.5, height: 0.25, bend: 0, joint: 9, path: [[x + 0.65, 12.95, z + 2.9], [x + 0.65, 14.4, z + 2.9]] })
      }
    }
  }

  // Risers through every storey and the plant on the roof.
  for (const [i, [, radius]] of pipes.entries())
    add('pipe', 0, tube([[sx0 + 0.3 + i * 0.42, sy0 + 0.5, 0.2], [sx0 + 0.3 + i * 0.42, sy0 + 0.5, f.height + 0.9]], radius * 1.2))
  add('duct', 0, { kind: 'duct', width: 0.8, height: 0.7, bend: 0, joint: 1.3, path: [[sx1 - 0.6, sy0 + 0.7, 0.4], [sx1 - 0.6, sy0 + 0.7, f.height + 1.1]] })
  for (const x of [f.xs.at(-2) - 2.6, f.xs.at(-2) + 2.2]) {
    add('ahu', p.storeys, box([x, 9.2, f.height + 0.4], [3.9, 2.3, 2.1]))
    add('ahu', p.storeys, box([x + 0.15, 9.35, f.height], [3.6, 2, 0.4]))
  }
  add('duct', p.storeys, { kind: 'duct', width: 0.9, height: 0.7, joint: 1.3, bend: 0.7, path: [[sx1 - 0.6, 10.1, f.height + 1.4], [f.xs.at(-2) - 2.6, 10.1, f.height + 1.4]] })
  return out
}

/** Scaffold at the left, guard rails, starter bars and the formwork of the bay poured next. */
function temporary(p, f) {
  const out = []
  const add = (layer, storey, shape) => out.push({ layer, storey, trade: 'temporary', built: true, ...shape })
  const storeyAt = (z) => Math.max(0, Math.min(p.storeys, Math.floor(z / p.storeyHeight)))
  const random = generator(p.seed + 1)
  const lift = p.storeyHeight / 2
  const top = f.height + 1.1

  const scaffold = (along, at) => {
    const point = (u, inner, z) => at(u, inner ? 0.25 : 1.05, z)
    for (const u of along)
      for (const inner of [true, false]) {
        add('scaffold', 0, tube([point(u, inner, -0.05), point(u, inner, top)], 0.03))
        add('scaffold', 0, tube([point(u, inner, -0.05), point(u, inner, 0.0)], 0.09))
      }
    for (let z = lift; z <= f.height + 0.01; z += lift) {
      for (const inner of [true, false])
        for (const rise of inner ? [0] : [0, 0.5, 1]) add('scaffold', storeyAt(z), tube([point(along[0], inner, z + rise), point(along.at(-1), inner, z + rise)], 0.024))
      for (const u of along) add('scaffold', storeyAt(z), tube([point(u, true, z), point(u, false, z)], 0.024))
      for (const [i, u] of along.slice(0, -1).entries()) {
        const [a, b] = [point(u + 0.06, true, z), point(along[i + 1] - 0.06, false, z)]
        const low = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), z + 0.025]
        if (random() > 0.06) add('scaffold', storeyAt(z), { ...box(low, [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), 0.05]), board: true })
        if ((i + Math.round(z / lift)) % 2) add('scaffold', storeyAt(z), tube([point(u, false, z - lift), point(along[i + 1], false, z)], 0.022))
      }
    }
  }
  scaffold(between(-0.5, f.xs[2] - 2, 2.5), (u, off, z) => [u, -p.edge - off, z])
  scaffold(between(0, f.depth + 0.4, 2.6), (u, off, z) => [-p.edge - off, u, z])

  for (let s = 1; s <= p.storeys; s++) {
    const z = s * p.storeyHeight
    const start = s === p.storeys ? f.xs[p.poured] - 1 : f.xs[2] - 2
    for (const y of [-p.edge + 0.08, f.depth + p.edge - 0.08]) {
      for (const x of between(start, f.length + p.edge, 2.4)) add('railing', s, tube([[x, y, z], [x, y, z + 1.12]], 0.022))
      for (const rise of [0.55, 1.1]) add('railing', s, tube([[start, y, z + rise], [f.length + p.edge, y, z + rise]], 0.02))
      add('railing', s, { ...box([start, y - 0.015, z], [f.length + p.edge - start, 0.03, 0.15]), board: true })
    }
  }

  for (const [i, x] of f.xs.entries())
    for (const y of f.ys)
      for (const [dx, dy] of [[-0.18, -0.18], [0.18, -0.18], [-0.18, 0.18], [0.18, 0.18], [0, -0.18], [0, 0.18]]) {
        const foot = i < p.poured ? f.height - p.slab : f.height
        add('rebar', p.storeys, tube([[x + dx, y + dy, foot - 0.1], [x + dx + (random() - 0.5) * 0.06, y + dy + (random() - 0.5) * 0.06, foot + 0.9 + random() * 0.35]], 0.014))
      }

  const [fx0, fx1] = [f.xs[p.poured - 1] - 0.6, f.xs[p.poured] - 1.2]
  const floor = f.height - p.storeyHeight
  const deck = f.height - p.slab
  add('formwork', p.storeys, { ...box([fx0, -p.edge - 0.3, deck - 0.03], [fx1 - fx0, f.depth + 2 * p.edge, 0.03]), board: true })
  for (const x of between(fx0 + 0.2, fx1 - 0.1, 0.75)) add('formwork', p.storeys, { ...box([x, -p.edge - 0.4, deck - 0.23], [0.08, f.depth + 2 * p.edge, 0.2]), board: true })
  for (const y of between(0.4, f.depth, 2.4)) {
    add('formwork', p.storeys, { ...box([fx0, y, deck - 0.43], [fx1 - fx0, 0.08, 0.2]), board: true })
    for (const x of between(fx0 + 0.4, fx1, 1.5)) {
      add('formwork', p.storeys, tube([[x, y + 0.04, floor], [x, y + 0.04, deck - 0.43]], 0.035))
      add('formwork', p.storeys, box([x - 0.1, y - 0.06, floor], [0.2, 0.2, 0.01]))
    }
  }
  return out
}

/** A tower crane behind the building, its jib over the model half. */
function crane(f) {
  const out = []
  const add = (shape) => out.push({ layer: 'crane', storey: 0, trade: 'site', built: true, ...shape })
  const bar = (a, b, radius = 0.04) => add(tube([a, b], radius))
  const [cx, cy] = [f.xs[2] + 1, f.depth + 5]
  const top = f.height + 10
  const r = 0.9
  const corners = [[-r, -r], [r, -r], [r, r], [-r, r]]
  for (const [dx, dy] of corners) bar([cx + dx, cy + dy, 0], [cx + dx, cy + dy, top], 0.09)
  for (let z = 0, i = 0; z < top - 1; z += 1.8, i++)
    for (const [k, a] of corners.entries()) {
      const b = corners[(k + 1) % 4]
      const [from, to] = i % 2 ? [a, b] : [b, a]
      bar([cx + from[0], cy + from[1], z], [cx + to[0], cy + to[1], z + 1.8])
      bar([cx + a[0], cy + a[1], z], [cx + b[0], cy + b[1], z])
    }

  const angle = 0.3
  const along = (u, v, z) => [cx + u * Math.cos(angle) - v * Math.sin(angle), cy + u * Math.sin(angle) + v * Math.cos(angle), top + z]
  const reach = 40
  for (const v of [-0.7, 0.7]) bar(along(-13, v, 0), along(reach, v, 0), 0.08)
  bar(along(1, 0, 1.5), along(reach, 0, 1.1), 0.09)
  for (let u = 0, i = 0; u < reach - 1; u += 1.5, i++)
    for (const v of [-0.7, 0.7]) {
      bar(along(u, v, 0), along(u + 0.75, 0, 1.45))
      bar(along(u + 0.75, 0, 1.45), along(u + 1.5, v, 0))
      bar(along(u, v, 0), along(u + 1.5, i % 2 ? v : -v, 0), 0.03)
    }
  for (let u = -13; u < 0; u += 1.6) bar(along(u, -0.7, 0), along(u + 1.6, 0.7, 0), 0.03)
  const peak = along(0, 0, 7)
  for (const [dx, dy] of corners) bar([cx + dx, cy + dy, top], peak, 0.08)
  for (const u of [13, 28]) bar(peak, along(u, 0, 1.4), 0.035)
  bar(peak, along(-12, 0, 0.1), 0.035)
  for (const u of [-12.4, -11, -9.6]) add({ ...box(along(u, -0.6, -1.7), [1.2, 1.2, 1.7]), ballast: true })
  add(box(along(0.9, -1.6, -2.1), [1.5, 1.4, 2]))
  add(box([cx - 2.6, cy - 2.6, -0.3], [5.2, 5.2, 0.7]))
  const hook = 23
  add(box(along(hook - 0.6, -0.6, -0.5), [1.2, 1.2, 0.3]))
  bar(along(hook, 0, -0.4), along(hook, 0, -7.6), 0.02)
  add(box(along(hook - 0.15, -0.15, -8.2), [0.3, 0.3, 0.6]))
  return out
}

const grid = (count, step) => Array.from({ length: count + 1 }, (_, i) => i * step)
const box = (at, size) => ({ kind: 'box', at, size })
const tube = (path, radius, bend = 0) => ({ kind: 'tube', path, radius, bend })
const rectangle = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
const tray = (x0, x1, y, z, wide) => ({
  kind: 'prism', axis: 'x', from: x0, to: x1,
  outline: [[-1, 0], [1, 0], [1, 0.08], [0.97, 0.08], [0.97, 0.01], [-0.97, 0.01], [-0.97, 0.08], [-1, 0.08]].map(([u, v]) => [y + (u * wide) / 2, z + v]),
})

/** Evenly spaced positions from a to b, at most `step` apart. */
function between(a, b, step) {
  const count = Math.max(1, Math.ceil((b - a) / step - 1e-6))
  return Array.from({ length: count + 1 }, (_, i) => a + ((b - a) * i) / count)
}

/** Mulberry32: the same seed gives the same building everywhere. */
function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** [parts below x, parts above x] */
function split(primitive, x) {
  const [low, high] = extent(primitive)
  if (high <= x + 1e-6) return [[primitive], []]
  if (low >= x - 1e-6) return [[], [primitive]]
  const { at, size, path, axis, outline, holes } = primitive
  if (primitive.kind === 'box') {
    const first = x - at[0]
    return [
      [{ ...primitive, size: [first, size[1], size[2]] }],
      [{ ...primitive, at: [x, at[1], at[2]], size: [size[0] - first, size[1], size[2]] }],
    ]
  }
  if (path) return [-1, 1].map((side) => clipPath(path, x, side).map((part) => ({ ...primitive, path: part })))
  if (axis === 'x') return [[{ ...primitive, to: x }], [{ ...primitive, from: x }]]
  return [-1, 1].map((side) => [
    {
      ...primitive,
      outline: clipOutline(outline, x, side),
      ...(holes && {
        holes: holes
          .map(([u0, v0, u1, v1]) => (side < 0 ? [u0, v0, Math.min(u1, x), v1] : [Math.max(u0, x), v0, u1, v1]))
          .filter(([u0, , u1]) => u1 - u0 > 1e-6),
      }),
    },
  ])
}

function extent({ kind, at, size, path, axis, outline, from, to, radius, width }) {
  if (kind === 'box') return [at[0], at[0] + size[0]]
  if (kind === 'prism') return axis === 'x' ? [from, to] : [Math.min(...outline.map(([u]) => u)), Math.max(...outline.map(([u]) => u))]
  const across = path.every(([px]) => Math.abs(px - path[0][0]) < 1e-6) ? 0 : (radius ?? width / 2) * 1e-6
  return [Math.min(...path.map(([px]) => px)) - across, Math.max(...path.map(([px]) => px)) + across]
}

function clipPath(path, x, side) {
  const parts = []
  let part = []
  const inside = (point) => (point[0] - x) * side >= 0
  for (const [i, point] of path.entries()) {
    const last = path[i - 1]
    if (last && inside(last) !== inside(point)) {
      const t = (x - last[0]) / (point[0] - last[0])
      part.push(last.map((value, k) => value + (point[k] - value) * t))
      if (inside(last)) {
        parts.push(part)
        part = []
      }
    }
    if (inside(point)) part.push(point)
  }
  parts.push(part)
  return parts.filter((points) => points.length > 1)
}

function clipOutline(outline, x, side) {
  const inside = ([u]) => (u - x) * side >= 0
  return outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length]
    const kept = inside(point) ? [point] : []
    if (inside(point) === inside(next)) return kept
    const t = (x - point[0]) / (next[0] - point[0])
    return [...kept, [x, point[1] + (next[1] - point[1]) * t]]
  })
}

if (process.argv[1] === (await import('node:url')).fileURLToPath(import.meta.url)) {
  const parameters = JSON.parse(process.argv[2] ?? '{}')
  console.log(JSON.stringify({ frame: frame(parameters), primitives: building(parameters) }))
}
