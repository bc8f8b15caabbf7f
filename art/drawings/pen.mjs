import { gzipSync } from 'node:zlib'
import { certainty, dashes, lengthOf, lettering, widths } from '../../ui/drafting.ts'

/**
 * Line kinds of a drawing sheet: [stroke, width in screen pixels, dashes].
 * Ink is reality, model is BIM or AR, mark is measuring, blank are figures on a solid ground. Widths do not scale with the drawing unless the pen says so.
 */
const { narrow, wide, bold } = widths
const LINES = {
  cut: ['ink', bold],
  ink: ['ink', wide],
  detail: ['ink', narrow],
  hidden: ['ink', narrow, dashes.hidden],
  axis: ['ink', wide, dashes.axis],
  hatch: ['ink', narrow, , 0.45],
  modelCut: ['model', bold],
  model: ['model', wide],
  modelDetail: ['model', narrow],
  modelHatch: ['model', narrow, , 0.5],
  modelHidden: ['model', narrow, dashes.hidden],
  modelDetected: ['model', bold, certainty.detected],
  modelArchived: ['model', bold, certainty.archived],
  modelSight: ['model', narrow, dashes.sight],
  dots: ['ink', bold, dashes.dots],
  modelDots: ['model', bold, dashes.dots],
  markCut: ['mark', bold],
  mark: ['mark', narrow],
  markAxis: ['mark', narrow, dashes.axis],
  markHidden: ['mark', narrow, dashes.hidden],
  markHatch: ['mark', narrow, , 0.6],
  blank: ['sheet', wide],
}

const FILLS = {
  sheet: ['sheet'],
  tint: ['tint'],
  solid: ['ink'],
  wall: ['ink', 0.5],
  quiet: ['ink', 0.3],
  modelSolid: ['model'],
  markSolid: ['mark'],
  modelTint: ['model', 0.14],
  modelPart: ['model', 0.4],
  markTint: ['mark', 0.14],
}

// The literals show only where a file is opened on its own; pages set the properties.
const COLOURS = { ink: 'currentColor', model: 'var(--model,#0a7ea4)', mark: 'var(--mark,#c2410c)', sheet: 'var(--sheet,#fff)', tint: 'var(--tint,#e4e2db)' }


/** The least width, in screen pixels, of a drawing that is to be read on a phone 320 px wide, and the most of one that only marks a row of a list. */
const [PHONE, BARE] = [260, 200]

let small = false

/** What `draw` returns, drawn for phones: sheets made meanwhile are `small`, and their figures more than 9 px high. */
export function onPhones(draw) {
  small = true
  try {
    return draw()
  } finally {
    small = false
  }
}

/** How high figures along two axes of the sheet are to be: on phones at least as high as others, though they lie on a slope. */
export function heightOf({ small, letter }, height, along, up) {
  return small ? Math.max(height, letter / flatness(along, up)) : height
}

/** What is left of the height of figures along two axes of the sheet. */
const flatness = (along, up) => Math.abs(along[0] * up[1] - along[1] * up[0]) / Math.hypot(...along)

/** A sheet of W × H units. Later marks lie above earlier ones; neighbours of one kind share a path. */
export class Pen {
  /**
   * `scaling`: widths shrink with the drawing, for dense ones that must not clot; `letter`: least height of figures;
   * `narrow`: up to how many pixels of its own width the version for phones shows (0: there is none), whose figures can be
   * read from `phone` pixels on; up to `bare` pixels it is without figures, symbols and narrow lines, or the pen `mini`,
   * if it has one, takes its place.
   */
  constructor(width, height, { scaling = false, letter = 4 + width / 96, narrow = Math.round((8 * width) / letter), phone = PHONE, bare = BARE } = {}) {
    this.size = [width, height]
    this.scaling = scaling
    this.small = small && narrow > 0
    this.below = narrow
    this.bare = bare
    this.letter = this.small ? Math.max(letter, (9.2 * width) / phone) : letter
    this.fine = false
    this.marks = []
  }

  /** Writes figures from their baseline; where they do not fit into `room`, false comes back and nothing is written. */
  text(kind, text, at, { height = this.letter, room = Infinity, ...how } = {}) {
    const { along = [1, 0], up = [0, -1] } = how
    const high = heightOf(this, height, along, up)
    if (lengthOf(text, high) * Math.hypot(...along) > room) return false
    this.#put('text', kind, lettering(text, at, { height: high, ...how }))
    this.marks.at(-1).high = high * flatness(along, up)
    return true
  }

  /** Draws what bare versions leave out. */
  finely(draw) {
    const before = this.fine
    this.fine = true
    draw(this)
    this.fine = before
    return this
  }

  /** Heights of its figures in screen pixels where it is `width` pixels wide. */
  figures(width) {
    const { marks } = this.mini && width <= this.bare ? this.mini : this.phone && width <= this.below ? this.phone : this
    return marks.filter(({ high, fine }) => high && !(fine && width <= this.bare)).map(({ high }) => (high * width) / this.size[0])
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

  /** Path data, filled and then drawn. */
  curveFilled(fill, line, d) {
    return this.curveFill(fill, d).curve(line, d)
  }

  circle(kind, [x, y], r) {
    const d = circlePath(x, y, r)
    return this.#put(kind in FILLS ? 'fill' : 'line', kind, d)
  }

  /** The outline of several overlapping closed shapes as one: the fill covers the inner half of the stroke. */
  union(lineKind, fillKind, d) {
    return this.#put('union', `${lineKind} ${fillKind}`, d)
  }

  /** A picture without words. `phone`, a second pen, has what it shows on phones. */
  svg() {
    const [w, h] = this.size
    const elements = ({ marks, scaling }) => marks.map((mark) => (mark.fine ? FINE : '') + element(mark, scaling))
    const whole = either(elements(this), elements(this.phone ?? this))
    const body = this.mini ? `<g id="whole">${whole}</g><g id="mini" display="none">${this.mini.marks.map((mark) => element(mark)).join('')}</g>` : whole
    const bare = this.mini ? '#whole{display:none}#mini{display:inline}' : `[stroke-width="${wide}"]{stroke-width:${narrow}}[stroke-width="${bold}"]{stroke-width:${wide}}`
    const has = (name) => new RegExp(`<g class="[^"]*\\b${name}\\b`).test(body)
    const rules =
      (has('[wn]') ? `@media(max-width:${this.below}px){.n{display:inline}.w{display:none}}` : '') +
      (this.mini || has('f') ? `@media(max-width:${this.bare}px){.f{display:none}${bare}}` : '')
    const style = rules && `<style>${rules}</style>`
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${style}` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`
    )
  }

  gzipBytes() {
    return gzipSync(this.svg(), { level: 9 }).length
  }

  #put(type, kind, d, evenOdd = false) {
    if (!d) return this
    const fine = this.fine || LINES[kind]?.[1] === narrow
    const last = this.marks.at(-1)
    if (type === 'line' && last?.type === type && last.kind === kind && last.fine === fine) last.d += d
    else this.marks.push({ type, kind, d, evenOdd, fine })
    return this
  }
}

const FINE = ' '

/** Two versions of one drawing: what they share is written once. Groups: w only wide, n only narrow, f what bare ones leave out. */
function either(wide, phone) {
  // how much the two share from each pair of places on
  const shared = Array.from({ length: wide.length + 1 }, () => new Array(phone.length + 1).fill(0))
  for (let i = wide.length - 1; i >= 0; i--)
    for (let j = phone.length - 1; j >= 0; j--) shared[i][j] = wide[i] === phone[j] ? shared[i + 1][j + 1] + 1 : Math.max(shared[i + 1][j], shared[i][j + 1])
  const all = []
  for (let [i, j] = [0, 0]; i < wide.length || j < phone.length; ) {
    if (wide[i] === phone[j]) all.push(['', wide[i++]]) && j++
    else if (j === phone.length || (i < wide.length && shared[i + 1][j] >= shared[i][j + 1])) all.push(['w', wide[i++]])
    else all.push(['n', phone[j++]])
  }
  // where style sheets do not apply, only what is wide shows
  let [body, open] = ['', '']
  for (const [only, text] of [...all, ['', '']]) {
    const name = (only + (text.startsWith(FINE) && only !== 'w' ? ' f' : '')).trim()
    if (name !== open) body += (open && '</g>') + (name && `<g class="${name}"${only === 'n' ? ' display="none"' : ''}>`)
    open = name
    body += text.trimStart()
  }
  return body
}

function element({ type, kind, d, evenOdd }, scaling) {
  if (type === 'fill') {
    const [colour, opacity] = known(FILLS, kind)
    return `<path fill="${COLOURS[colour]}"${opacity ? ` fill-opacity="${opacity}"` : ''}${evenOdd ? ' fill-rule="evenodd"' : ''} d="${d}"/>`
  }
  const [lineKind, fillKind] = kind.split(' ')
  const [colour, width, dashes, opacity] = known(LINES, lineKind)
  const fill = fillKind ? ` fill="${COLOURS[known(FILLS, fillKind)[0]]}" paint-order="stroke"` : ''
  return (
    `<path stroke="${COLOURS[colour]}" stroke-width="${fillKind ? width * 2 : width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}` +
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

/** Whether a sheet is wide, not one for phones. */
export const isWide = (pen) => pen.size[0] > 480

/** A regular polygon standing in for a circle. */
export const ring = (x, y, r, count = 72) => Array.from({ length: count }, (_, i) => [x + r * Math.cos((2 * Math.PI * i) / count), y + r * Math.sin((2 * Math.PI * i) / count)])

/** A rectangle by two opposite corners. */
export const rect = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
