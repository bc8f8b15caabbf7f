import { lengthOf } from '../../ui/drafting.ts'
import { clipPolygon, heightOf } from './pen.mjs'
import { add, cross, dot, mix, sub, unit } from './projection.mjs'

const DEPTH = 1.5e-3 // metres: a face hides only what lies at least this far behind it
const SLIVER = 0.35 // drawing units: shorter visible scraps are noise from touching faces

/**
 * Solids and lines in metres, drawn with true hidden-line removal: every edge is cut against every
 * face in front of it, so the result is lines only and needs no white patches on top of each other.
 */
export class Scene {
  /** `sheet`: the pen it is for; one with figures needs it. */
  constructor(view, sheet = null) {
    this.view = view
    this.sheet = sheet
    this.occluders = []
    this.edges = []
    this.fills = []
    this.overlay = []
  }

  /**
   * Adds a body: faces are planar rings of points, anticlockwise seen from outside, or { ring, holes }.
   * kind: line kind, or null for a body that only hides; hidden: kind of its hidden lines;
   * ghost: hides nothing; tone: fill kind of a face by its normal; crease: degrees below which an edge is smooth (0: none is).
   */
  solid(faces, { kind = 'ink', hidden = null, ghost = false, tone = null, crease = 50, open = false } = {}) {
    const seen = faces.map((face) => {
      const { ring, holes = [] } = Array.isArray(face) ? { ring: face } : face
      const rings = [ring, ...holes].map((points) => points.map(this.view))
      return { rings, source: [ring, ...holes], normal: normalOf(ring), front: signedArea(rings[0]) < -1e-9 }
    })
    for (const face of seen) {
      if (!ghost && (face.front || open)) this.occluders.push(...triangulate(face.rings).map(plane).filter(Boolean))
      const fill = face.front && tone?.(face.normal)
      if (fill) this.fills.push({ kind: fill, rings: face.rings })
    }
    if (kind) this.#edgesOf(seen, { kind, hidden, crease, ghost })
    return this
  }

  /** A polyline in space, hidden by solids. `hidden`: kind for its hidden parts. */
  line(kind, points, { closed = false, hidden = null } = {}) {
    const path = (closed ? [...points, points[0]] : points).map(this.view)
    for (let i = 0; i + 1 < path.length; i++) this.edges.push({ kind, hidden, a: path[i], b: path[i + 1] })
    return this
  }

  /** A polyline in space that nothing hides (measuring lines, sight lines). */
  over(kind, points, closed = false) {
    this.overlay.push({ kind, closed, points: points.map(this.view), fine: this.sheet?.fine })
    return this
  }

  /** Figures on the plane of two directions, from their baseline; `room` in metres. False where they do not fit, as of `Pen.text`. */
  letter(kind, text, at, along, up, { room = Infinity, height = this.sheet.letter, ...how } = {}) {
    const scale = this.view.scale ?? 1
    const zero = this.view([0, 0, 0])
    const [right, rise] = [along, up].map((v) => sub(this.view(v), zero).slice(0, 2).map((w) => w / scale))
    if (lengthOf(text, heightOf(this.sheet, height, right, rise)) > room * scale) return false
    this.overlay.push({ kind, text, at: this.view(at).slice(0, 2), how: { along: right, up: rise, room: room * scale * Math.hypot(...right), height, ...how }, fine: this.sheet.fine })
    return true
  }

  /** A flat polygon filled beneath all lines, in order of the calls. */
  floor(kind, ...rings) {
    this.fills.push({ kind, rings: rings.map((points) => points.map(this.view)) })
    return this
  }

  /** Puts the scene on the sheet; `window` (a convex ring on the sheet) keeps only what lies inside it. */
  draw(pen, { window } = {}) {
    for (const { kind, rings } of this.fills) {
      const shown = window ? rings.map((points) => clipPolygon(points, window)).filter((points) => points.length > 2) : rings
      if (shown.length) pen.fill(kind, ...shown)
    }
    const found = new Map()
    const keep = (kind, whole) => {
      const segment = window ? clipSegment(whole, window) : whole
      if (segment) found.get(kind)?.push(segment) ?? found.set(kind, [segment])
    }
    for (const edge of this.edges) {
      const { visible, hidden } = this.#split(edge)
      for (const [t, u] of visible) keep(edge.kind, [mix(edge.a, edge.b, t), mix(edge.a, edge.b, u)])
      if (edge.hidden) for (const [t, u] of hidden) keep(edge.hidden, [mix(edge.a, edge.b, t), mix(edge.a, edge.b, u)])
    }
    for (const [kind, segments] of [...found].sort(([a], [b]) => weight(a) - weight(b))) pen.lines(kind, chain(segments))
    for (const { kind, points, closed, text, at, how, fine } of this.overlay) {
      const put = () => (text ? pen.text(kind, text, at, how) : pen.lines(kind, [points], closed))
      if (fine) pen.finely(put)
      else put()
    }
    return pen
  }

  #edgesOf(faces, { kind, hidden, crease, ghost }) {
    const limit = crease ? Math.cos((crease * Math.PI) / 180) : 2 // no crease angle: every edge, as in a mesh
    const table = new Map()
    for (const face of faces) {
      face.rings.forEach((points, r) => {
        points.forEach((a, i) => {
          const j = (i + 1) % points.length
          const key = [face.source[r][i], face.source[r][j]].map((p) => p.map((v) => Math.round(v * 1e4)).join()).sort().join('|')
          const entry = table.get(key) ?? table.set(key, { a, b: points[j], sides: [] }).get(key)
          entry.sides.push(face)
        })
      })
    }
    for (const { a, b, sides } of table.values()) {
      const [f, g] = sides
      const facing = sides.filter((s) => s.front).length
      const sharp = !g || dot(f.normal, g.normal) < limit
      const outline = g && f.front !== g.front
      if (!sharp && !outline) continue
      if (!facing && g && !ghost && !hidden) continue
      this.edges.push({ kind, hidden, a, b })
    }
  }

  #split({ a, b }) {
    let visible = [[0, 1]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length < 1e-6) return { visible: [], hidden: [] }
    const [x0, x1] = a[0] < b[0] ? [a[0], b[0]] : [b[0], a[0]]
    const [y0, y1] = a[1] < b[1] ? [a[1], b[1]] : [b[1], a[1]]
    const near = Math.max(a[2], b[2])
    for (const face of this.occluders) {
      if (face.x0 > x1 || face.x1 < x0 || face.y0 > y1 || face.y1 < y0) continue
      const blocked = shadow(a, b, face)
      if (blocked) visible = subtract(visible, blocked)
      if (!visible.length) break
    }
    const scrap = SLIVER / length
    visible = merge(visible, scrap).filter(([t, u]) => u - t > Math.min(scrap, 0.9))
    return { visible, hidden: visible.reduce((rest, gap) => subtract(rest, gap), [[0, 1]]) }
  }
}

/** The stretch [t, u] of segment ab that lies inside the triangle on screen and behind its plane, or null. */
function shadow(a, b, face) {
  let [t, u] = [0, 1]
  const cut = (p, q) => {
    // keeps the part where p + (q - p) s >= 0
    if (p < 0 && q < 0) return false
    if (p >= 0 && q >= 0) return true
    const s = p / (p - q)
    if (p < 0) t = Math.max(t, s)
    else u = Math.min(u, s)
    return t < u
  }
  for (const [nx, ny, c] of face.sides) if (!cut(nx * a[0] + ny * a[1] + c, nx * b[0] + ny * b[1] + c)) return null
  const [px, py, pc] = face.depth
  if (!cut(px * a[0] + py * a[1] + pc - a[2] - DEPTH, px * b[0] + py * b[1] + pc - b[2] - DEPTH)) return null
  return u - t > 1e-9 ? [t, u] : null
}

function plane(triangle) {
  const [a, b, c] = triangle
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-4) return null
  const px = ((b[2] - a[2]) * (c[1] - a[1]) - (c[2] - a[2]) * (b[1] - a[1])) / area
  const py = ((c[2] - a[2]) * (b[0] - a[0]) - (b[2] - a[2]) * (c[0] - a[0])) / area
  const sides = triangle.map((p, i) => {
    const q = triangle[(i + 1) % 3]
    const k = Math.sign(area) / (Math.hypot(q[0] - p[0], q[1] - p[1]) || 1)
    const [nx, ny] = [-(q[1] - p[1]) * k, (q[0] - p[0]) * k]
    return [nx, ny, -(nx * p[0] + ny * p[1]) - 2e-3] // a touching edge is not behind
  })
  const [xs, ys] = [0, 1].map((k) => triangle.map((p) => p[k]))
  return { depth: [px, py, a[2] - px * a[0] - py * a[1]], sides, x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

function clipSegment([a, b], window) {
  const turn = Math.sign(signedArea(window))
  let [t, u] = [0, 1]
  for (const [i, p] of window.entries()) {
    const q = window[(i + 1) % window.length]
    const side = (c) => turn * ((q[0] - p[0]) * (c[1] - p[1]) - (q[1] - p[1]) * (c[0] - p[0]))
    const [m, n] = [side(a), side(b)]
    if (m < 0 && n < 0) return null
    if (m < 0) t = Math.max(t, m / (m - n))
    else if (n < 0) u = Math.min(u, m / (m - n))
  }
  return t < u ? [mix(a, b, t), mix(a, b, u)] : null
}

const subtract = (intervals, [t, u]) =>
  intervals.flatMap(([p, q]) => (u <= p || t >= q ? [[p, q]] : [[p, Math.min(q, t)], [Math.max(p, u), q]].filter(([m, n]) => n - m > 1e-9)))

/** Joins stretches that only a seam between two faces separates. */
function merge(intervals, gap) {
  return intervals.reduce((out, [t, u]) => {
    if (out.length && t - out.at(-1)[1] < gap * 0.05) out.at(-1)[1] = u
    else out.push([t, u])
    return out
  }, [])
}

const ORDER = ['hatch', 'modelHatch', 'hidden', 'modelHidden', 'detail', 'modelDetail', 'ink', 'model', 'cut', 'modelCut']
const weight = (kind) => (ORDER.indexOf(kind) + 1 || 99)

/** Strings segments into long polylines, dropping doubles and points on a straight. */
export function chain(segments) {
  const key = (p) => `${Math.round(p[0] * 10)},${Math.round(p[1] * 10)}`
  const unique = new Map()
  for (const s of segments) {
    const [k, l] = s.map(key)
    if (k !== l) unique.set(k < l ? `${k} ${l}` : `${l} ${k}`, s)
  }
  const ends = new Map()
  const rest = new Set(unique.values())
  for (const s of rest) for (const p of s) ends.get(key(p))?.add(s) ?? ends.set(key(p), new Set([s]))
  const take = (s) => { rest.delete(s); for (const p of s) ends.get(key(p)).delete(s) }
  const grow = (line) => {
    for (;;) {
      const [before, last] = line.slice(-2)
      const options = [...ends.get(key(last))]
      if (!options.length) return line
      // straight on first, so that long lines stay whole
      const ahead = (s) => { const q = key(s[0]) === key(last) ? s[1] : s[0]; return cosine(sub2(last, before), sub2(q, last)) }
      const next = options.sort((p, q) => ahead(q) - ahead(p))[0]
      take(next)
      line.push(key(next[0]) === key(last) ? next[1] : next[0])
    }
  }
  const out = []
  for (const s of [...rest]) {
    if (!rest.has(s)) continue
    take(s)
    const line = grow(grow([...s]).reverse())
    out.push(simplify(line))
  }
  return out
}

const sub2 = (p, q) => [p[0] - q[0], p[1] - q[1]]
const cosine = (p, q) => (p[0] * q[0] + p[1] * q[1]) / (Math.hypot(...p) * Math.hypot(...q) || 1)

function simplify(points, tolerance = 0.09) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  const [dx, dy] = sub2(b, a)
  const length = Math.hypot(dx, dy)
  let [worst, at] = [0, 0]
  for (let i = 1; i + 1 < points.length; i++) {
    const [px, py] = sub2(points[i], a)
    const off = length < 0.2 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (off > worst) [worst, at] = [off, i]
  }
  if (worst < tolerance) return [a, b]
  return [...simplify(points.slice(0, at + 1), tolerance), ...simplify(points.slice(at), tolerance).slice(1)]
}

const signedArea = (points) => points.reduce((sum, p, i) => { const q = points[(i + 1) % points.length]; return sum + p[0] * q[1] - q[0] * p[1] }, 0) / 2

function normalOf(points) {
  let sum = [0, 0, 0]
  points.forEach((p, i) => { sum = add(sum, cross(p, points[(i + 1) % points.length])) })
  return unit(sum)
}

/** Ear clipping; holes are bridged into the outer ring first. */
export function triangulate([outer, ...holes]) {
  const turn = Math.sign(signedArea(outer)) || 1
  let points = turn > 0 ? outer : [...outer].reverse()
  for (const hole of holes) {
    const inner = signedArea(hole) < 0 ? hole : [...hole].reverse()
    points = bridge(points, inner)
  }
  const left = points.slice()
  const out = []
  const area2 = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  for (let guard = left.length ** 2; left.length > 3 && guard > 0; guard--) {
    const ear = left.findIndex((b, i) => {
      const [a, c] = [left.at(i - 1), left[(i + 1) % left.length]]
      if (area2(a, b, c) <= 0) return false
      return left.every((p) => p === a || p === b || p === c || same(p, a) || same(p, b) || same(p, c) || !(area2(a, b, p) >= 0 && area2(b, c, p) >= 0 && area2(c, a, p) >= 0))
    })
    const i = ear < 0 ? left.findIndex((b, k) => Math.abs(area2(left.at(k - 1), b, left[(k + 1) % left.length])) < 1e-9) : ear
    if (i < 0) break
    if (ear >= 0) out.push([left.at(i - 1), left[i], left[(i + 1) % left.length]])
    left.splice(i, 1)
  }
  if (left.length === 3) out.push(left)
  return out
}

const same = (p, q) => p[0] === q[0] && p[1] === q[1]

function bridge(outer, hole) {
  const crosses = (a, b, c, d) => {
    const o = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return o(a, b, c) * o(a, b, d) < 0 && o(c, d, a) * o(c, d, b) < 0
  }
  const pairs = outer.flatMap((p, i) => hole.map((q, j) => ({ i, j, p, q, d: Math.hypot(...sub2(p, q)) }))).sort((a, b) => a.d - b.d)
  const rings = [outer, hole]
  const { i, j } = pairs.find(({ p, q }) => rings.every((r) => r.every((c, k) => !crosses(p, q, c, r[(k + 1) % r.length])))) ?? pairs[0]
  return [...outer.slice(0, i + 1), ...hole.slice(j), ...hole.slice(0, j + 1), ...outer.slice(i)]
}
