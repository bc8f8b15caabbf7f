import { Pen, circlePath, hatch, rect, ring } from './pen.mjs'
import { arrowhead, flatDimension } from './symbols.mjs'

/** One insulated pipe on a hanger below the slab, seen along the pipe, 240 × 300, as each trade sees it; side by side the five have one slab. */
export function hangers() {
  const views = { bim, web, tracking, cloud, field }
  return Object.fromEntries(Object.entries(views).map(([name, draw]) => {
    const pen = new Pen(240, 300, { narrow: 0, bare: 0 })
    pen.fill('tint', rect(-2, -2, 242, SLAB)).lines('hatch', hatch([rect(-2, -2, 242, SLAB)], 45, 240 / 28 / Math.SQRT2)).line('cut', [-2, SLAB], [242, SLAB])
    draw(pen)
    return [`hanger-${name}`, pen]
  }))
}

const SLAB = 32
const pipe = { x: 120, y: 148, outer: 46, inner: 31 }
const rods = [44, 196]
/** The bar below the pipe, and the nuts below the bar. */
const [top, bottom] = [pipe.y + pipe.outer, pipe.y + pipe.outer + 16]
const bar = rect(26, top, 214, bottom)
const ends = rods.map((x) => rect(x - 7, bottom, x + 7, bottom + 8))

/** Rods, bar and nuts, pipe, insulation and the strap over it. */
function hanger(pen, { line = 'ink', detail = 'hatch', fill = 'tint', cover = 'sheet', by: [dx, dy] = [0, 0], short = 0 } = {}) {
  const moved = (points) => points.map(([x, y]) => [x + dx, y + dy])
  const [x, y, r] = [pipe.x + dx, pipe.y + dy, pipe.outer]
  const insulation = circlePath(x, y, r) + circlePath(x, y, pipe.inner)
  const strap = `M${x - r - 12} ${top + dy}h12V${y}a${r} ${r} 0 0 1 ${2 * r} 0V${top + dy}h12`
  for (const rod of rods) pen.fill(cover, moved(rect(rod - 3, SLAB + short, rod + 3, bottom))).lines(line, [-3, 3].map((side) => moved([[rod + side, SLAB + short], [rod + side, bottom]])))
  for (const shape of [bar, ...ends].map(moved)) pen.fill(cover, shape).fill(fill, shape).lines(line, [shape], true)
  if (cover) pen.circle(cover, [x, y], r)
  pen.lines(detail, hatch([ring(x, y, r), ring(x, y, pipe.inner)], 45, 7)).curve(line, insulation).curve(line === 'ink' ? 'cut' : 'modelCut', strap)
}

const asModel = { line: 'model', detail: 'modelHatch', fill: 'modelTint' }

/** As components, with the axes of the pipe; the rods end below the slab. */
function bim(pen) {
  hanger(pen, { ...asModel, short: 28 })
  pen.lines('markAxis', [[[pipe.x, pipe.y - 64], [pipe.x, bottom + 24]], [[pipe.x - 64, pipe.y], [pipe.x + 64, pipe.y]]])
  for (const x of rods) pen.circle('markCut', [x, SLAB + 16], 22)
}

/** In the window of a tablet, of few triangles. */
function web(pen) {
  const [x0, y0, x1, y1] = [8, 52, 232, 286]
  pen.curveFilled('sheet', 'cut', `M${x0 + 12} ${y0}H${x1 - 12}q12 0 12 12V${y1 - 12}q0 12-12 12H${x0 + 12}q-12 0-12-12V${y0 + 12}q0-12 12-12z`)
  pen.lines('detail', [rect(x0 + 10, y0 + 10, x1 - 10, y1 - 10)], true)
  /** A strip of triangles between two lines of as many points. */
  const strip = (a, b) => a.slice(1).flatMap((_, i) => [[a[i], a[i + 1], b[i]], [b[i], a[i + 1], b[i + 1]]])
  const steps = (from, to, count) => Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
  const round = (r) => [...ring(pipe.x, pipe.y, r, 12), [pipe.x + r, pipe.y]]
  const along = (y) => steps(26, 214, 6).map((x) => [x, y])
  const down = (x) => steps(y0 + 10, top, 2).map((y) => [x, y])
  for (const shape of [...rods.flatMap((x) => strip(down(x - 4), down(x + 4))), ...strip(along(top), along(bottom)), ...strip(round(pipe.outer), round(pipe.inner))])
    pen.fill('modelTint', shape).lines('modelDetail', [shape], true)
}

/** Where it hangs, and where the display shows it. */
function tracking(pen) {
  const [from, to] = [[-11, 0], [11, 24]]
  hanger(pen, { by: from })
  hanger(pen, { ...asModel, cover: 'modelTint', by: to })
  const [a, b] = [from, to].map(([x, y]) => [pipe.x + x, pipe.y + y])
  pen.line('markCut', a, b)
  arrowhead(pen, 'markSolid', a, [b[0] + 3, b[1] + 3], 15)
}

/** As points of a scan, with the model in them. */
function cloud(pen) {
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const near = ([x, y]) => [x + (random() - 0.5) * 4, y + (random() - 0.5) * 4]
  const times = (count, place) => Array.from({ length: count }, () => near(place(random())))
  const between = ([a, b], [c, d]) => (t) => [a + (c - a) * t, b + (d - b) * t]
  const round = (r) => (t) => [pipe.x + r * Math.cos(t * 2 * Math.PI), pipe.y + r * Math.sin(t * 2 * Math.PI)]
  const points = [
    ...times(150, round(pipe.outer)),
    ...times(80, between(bar[0], bar[1])),
    ...times(80, between(bar[3], bar[2])),
    ...rods.flatMap((x) => times(60, between([x, SLAB], [x, bottom]))),
  ]
  const by = [5, 8]
  pen.curve('cut', points.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join(''))
  pen.circle('model', [pipe.x + by[0], pipe.y + by[1]], pipe.outer)
  pen.lines('model', [bar.map(([x, y]) => [x + by[0], y + by[1]])], true)
  pen.circle('markCut', [bar[2][0] - 3, bottom + 2], 16)
}

/** Built, and measured from the floor with a laser. */
function field(pen) {
  hanger(pen)
  pen.fill('tint', rect(-2, 288, 242, 302)).line('cut', [-2, 288], [242, 288])
  pen.curveFilled('sheet', 'ink', `M${pipe.x - 13} 266h26v22h-26z`)
  flatDimension(pen, [pipe.x, 266], [pipe.x, bottom], [0.01, 0], { say: null, gap: 0, beyond: 0 })
  pen.curve('markCut', 'M176 248l10 12 20-26')
}
