import { gzipSync } from 'node:zlib'
import { certainty, dashes, lengthOf, lettering, widths } from '../../ui/drafting.ts'

/**
 * Line kinds of a drawing sheet: [stroke, width in screen pixels, dashes].
 * Ink is reality, model is BIM or AR, mark is measuring. Widths do not scale with the drawing unless the pen says so.
 */
const { narrow, wide, bold } = widths
const LINES = {
  cut: ['ink', bold],
  ink: ['ink', wide],
  detail: ['ink', narrow],
  hidden: ['ink', narrow, dashes.hidden],
  hatch: ['ink', narrow, , 0.45],
  modelCut: ['model', bold],
  model: ['model', wide],
  modelDetail: ['model', narrow],
  modelHatch: ['model', narrow, , 0.5],
  modelHidden: ['model', narrow, dashes.hidden],
  modelDetected: ['model', bold, certainty.detected],
  modelArchived: ['model', bold, certainty.archived],
  modelSight: ['model', narrow, dashes.sight],
  markCut: ['mark', bold],
  mark: ['mark', narrow],
  markAxis: ['mark', narrow, dashes.axis],
  markHidden: ['mark', narrow, dashes.hidden],
}

const FILLS = {
  sheet: ['sheet'],
  tint: ['tint'],
  solid: ['ink'],
  modelSolid: ['model'],
  markSolid: ['mark'],
  modelTint: ['model', 0.14],
  markTint: ['mark', 0.14],
}

// The literals show only where a file is opened on its own; pages set the properties.
const COLOURS = { ink: 'currentColor', model: 'var(--model,#0a7ea4)', mark: 'var(--mark,#c2410c)', sheet: 'var(--sheet,#fff)', tint: 'var(--tint,#e4e2db)' }


/**
 * A sheet of W × H units. Later marks lie above earlier ones; neighbours of one kind share a path.
 * Below `narrow` pixels of its own width (0: never) lines are thinner, figures grow, and those that then have no room go.
 */
export class Pen {
  /** `scaling`: widths shrink with the drawing, for dense ones that must not clot; `letter`: height of figures. */
  constructor(width, height, { scaling = false, letter = 4 + width / 96, narrow = Math.round((7 * width) / letter) } = {}) {
    this.size = [width, height]
    this.scaling = scaling
    this.below = narrow
    this.grown = width > 480 ? 2 : 1.6
    this.letter = letter
    this.marks = []
  }

  /**
   * Writes figures from their baseline. `room`: the length they have to fit into; where they do not, false comes back and
   * nothing is written, and where they only do not once they have grown, they are left out on narrow drawings.
   */
  text(kind, text, at, { height = this.letter, room = Infinity, grow = 't', ...how } = {}) {
    const length = lengthOf(text, height) * Math.hypot(...(how.along ?? [1, 0]))
    if (length > room) return false
    this.#put('text', kind, lettering(text, at, { height, ...how }))
    const [dx, dy] = how.along ?? [1, 0]
    const side = Math.abs(dy) > Math.abs(dx) ? ' v' : ({ start: ' s', end: ' e' }[how.anchor] ?? '')
    this.marks.at(-1).grow = grow + side + (length * this.grown > room ? ' w' : '')
    return true
  }

  /** Marks that belong together: those of `c` grow about their middle on narrow drawings. */
  group(name, draw) {
    const all = this.marks
    this.marks = []
    draw(this)
    const marks = this.marks
    this.marks = all
    if (marks.length) all.push({ type: 'group', name, marks })
    return this
  }

  /** Draws polylines of [x, y] points. */
  lines(kind, polylines, closed = false) {
    return this.#put('line', kind, polylines.map((points) => encode(points, closed)).join(''))
  }

  line(kind, ...points) {
    return this.lines(kind, [points])
  }

  /** Fills polygons; those of one call are one shape (even-odd), so an inner ring is a hole. */
  fill(kind, ...polygons) {
    return this.#put('fill', kind, polygons.map((points) => encode(points, true)).join(''), polygons.length > 1)
  }

  /** Draws ready-made path data. */
  curve(kind, d) {
    return this.#put('line', kind, d)
  }

  curveFill(kind, d) {
    return this.#put('fill', kind, d)
  }

  circle(kind, [x, y], r) {
    const d = circlePath(x, y, r)
    return this.#put(kind in FILLS ? 'fill' : 'line', kind, d)
  }

  /** The outline of several overlapping closed shapes as one: the fill covers the inner half of the stroke. */
  union(lineKind, fillKind, d) {
    return this.#put('union', `${lineKind} ${fillKind}`, d)
  }

  /** A picture without words, to be used as `#d` too; its style sheet knows the picture's own width. */
  svg() {
    const [w, h] = this.size
    const body = this.marks.map((mark) => element(mark, this.scaling)).join('')
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" id="d" viewBox="0 0 ${w} ${h}">${style(body, this)}` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`
    )
  }

  gzipBytes() {
    return gzipSync(this.svg(), { level: 9 }).length
  }

  #put(type, kind, d, evenOdd = false) {
    if (!d) return this
    const last = this.marks.at(-1)
    if (type === 'line' && last?.type === type && last.kind === kind) last.d += d
    else this.marks.push({ type, kind, d, evenOdd })
    return this
  }
}

/** What changes below a width, as far as this drawing has it. */
function style(body, { below, grown }) {
  if (!below) return ''
  const has = (name) => new RegExp(`class="[^"]*\\b${name}\\b`).test(body)
  const rules = [
    // a sheet that is shown small keeps its figures, not its weights
    /stroke-width/.test(body) && `[stroke-width="${wide}"]{stroke-width:${narrow}}[stroke-width="${bold}"]{stroke-width:${wide}}`,
    has('[tc]') && `.t,.c{transform-box:fill-box;transform:scale(${grown});transform-origin:50% 100%}`,
    has('s') && '.s{transform-origin:0 100%}',
    has('e') && '.e{transform-origin:100% 100%}',
    has('v') && '.v{transform-origin:100%}',
    has('c') && '.c{transform-origin:50%}',
    has('w') && '.w{display:none}',
  ].filter(Boolean)
  return rules.length ? `<style>@media(max-width:${below}px){${rules.join('')}}</style>` : ''
}

function element({ type, kind, d, evenOdd, grow, name, marks }, scaling) {
  if (type === 'group') return `<g class="${name}">${marks.map((mark) => element(mark, scaling)).join('')}</g>`
  if (type === 'fill') {
    const [colour, opacity] = known(FILLS, kind)
    return `<path fill="${COLOURS[colour]}"${opacity ? ` fill-opacity="${opacity}"` : ''}${evenOdd ? ' fill-rule="evenodd"' : ''} d="${d}"/>`
  }
  const [lineKind, fillKind] = kind.split(' ')
  const [colour, width, dashes, opacity] = known(LINES, lineKind)
  const fill = fillKind ? ` fill="${COLOURS[known(FILLS, fillKind)[0]]}" paint-order="stroke"` : ''
  return (
    `<path${grow?.trim() ? ` class="${grow.trim()}"` : ''} stroke="${COLOURS[colour]}" stroke-width="${fillKind ? width * 2 : width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}` +
    `${opacity ? ` stroke-opacity="${opacity}"` : ''}${fill}${scaling ? '' : ' vector-effect="non-scaling-stroke"'} d="${d}"/>`
  )
}

function known(table, kind) {
  if (!table[kind]) throw new Error(`No line or fill is called "${kind}"; pen.mjs lists them.`)
  return table[kind]
}

const tenth = (v) => Math.round(v * 10)

/** A number in tenths as short as SVG allows. */
const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

/** Relative path data in tenths of a unit; rounding errors do not add up. */
function encode(points, closed) {
  const at = points.map(([x, y]) => [tenth(x), tenth(y)])
  let d = `M${short(at[0][0])}${join(short(at[0][1]))}`
  let letter = ''
  for (let i = 1; i < at.length; i++) {
    const dx = at[i][0] - at[i - 1][0]
    const dy = at[i][1] - at[i - 1][1]
    if (!dx && !dy) continue
    const step = !dy ? ['h', short(dx)] : !dx ? ['v', short(dy)] : ['l', short(dx) + join(short(dy))]
    d += step[0] === letter ? join(step[1]) : step.join('')
    letter = step[0]
  }
  return closed ? `${d}z` : d
}

const join = (text) => (text[0] === '-' ? text : ` ${text}`)

const n = (v) => short(tenth(v))

export function circlePath(x, y, rx, ry = rx) {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0${n(-2 * rx)} 0z`
}

/** Circular arc as path data, degrees clockwise from twelve. */
export function arcPath(x, y, r, from, to) {
  const [a, b] = [from, to].map((t) => (t * Math.PI) / 180)
  return `M${n(x + r * Math.sin(a))} ${n(y - r * Math.cos(a))}A${n(r)} ${n(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${n(x + r * Math.sin(b))} ${n(y - r * Math.cos(b))}`
}

/** A closed smooth curve through points (Catmull-Rom). */
export function smoothPath(points, closed = true) {
  const count = points.length
  const p = (i) => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]
  let d = `M${n(p(0)[0])} ${n(p(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    const controls = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]]
    d += `C${controls.map(n).join(' ')}`
  }
  return closed ? `${d}z` : d
}

/** Parallel lines inside a polygon (even-odd, several rings allowed), `angle` degrees anticlockwise from the horizontal. */
export function hatch(rings, angle = 45, spacing = 6, phase = 0) {
  const t = (-angle * Math.PI) / 180
  const [c, s] = [Math.cos(t), Math.sin(t)]
  const turned = rings.map((ring) => ring.map(([x, y]) => [c * x + s * y, -s * x + c * y]))
  const ys = turned.flat().map((p) => p[1])
  const out = []
  for (let v = Math.ceil((Math.min(...ys) - phase) / spacing) * spacing + phase; v < Math.max(...ys); v += spacing) {
    const hits = []
    for (const ring of turned) {
      for (let i = 0; i < ring.length; i++) {
        const [a, b] = [ring[i], ring[(i + 1) % ring.length]]
        if (a[1] > v !== b[1] > v) hits.push(a[0] + ((v - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      }
    }
    hits.sort((p, q) => p - q)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      if (hits[i + 1] - hits[i] > 0.8) out.push([hits[i], hits[i + 1]].map((u) => [c * u - s * v, s * u + c * v]))
    }
  }
  return out
}

/** The part of a polygon inside a convex one (both [x, y] rings). */
export function clipPolygon(subject, convex) {
  const sign = Math.sign(convex.reduce((sum, p, i) => { const q = convex[(i + 1) % convex.length]; return sum + p[0] * q[1] - q[0] * p[1] }, 0))
  return convex.reduce((ring, a, i) => {
    const b = convex[(i + 1) % convex.length]
    const side = (p) => sign * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))
    return ring.flatMap((p, j) => {
      const q = ring[(j + 1) % ring.length]
      const [sp, sq] = [side(p), side(q)]
      const kept = sp >= 0 ? [p] : []
      if (sp >= 0 !== sq >= 0) kept.push([p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)])
      return kept
    })
  }, subject)
}

/** A regular polygon standing in for a circle. */
export const ring = (x, y, r, count = 72) => Array.from({ length: count }, (_, i) => [x + r * Math.cos((2 * Math.PI * i) / count), y + r * Math.sin((2 * Math.PI * i) / count)])
