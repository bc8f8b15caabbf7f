import { Pen, clipPolygon, hatch, rect } from './pen.mjs'
import { arrowhead, flatDimension } from './symbols.mjs'

/** Two pipes on a hanger, seen from below the slab, 240 × 300, as each trade sees them; side by side the five are one run. */
export function hangers() {
  const views = { bim, web, tracking, cloud, field }
  return Object.fromEntries(Object.entries(views).map(([name, draw]) => {
    const pen = new Pen(240, 300, { narrow: 0, bare: 0 })
    soffit(pen)
    draw(pen)
    return [`hanger-${name}`, pen]
  }))
}

/** Depth goes right and down: what is farther away below a slab is lower. */
const at = (x, deep, high = 0) => [x + deep * 0.6, 196 + deep * 0.5 - high]
const HANGER = 82
const SLAB = 136
const RUN = [-90, 330]
const large = { deep: 2, radius: 28 }
const little = { deep: 48, radius: 16 }
const [front, back] = [-34, 80]

const pipe = ({ deep, radius }) => [at(RUN[0], deep, 2 * radius), at(RUN[1], deep, 2 * radius), at(RUN[1], deep), at(RUN[0], deep)]
const bar = [at(HANGER - 6, front), at(HANGER + 6, front), at(HANGER + 6, back), at(HANGER - 6, back)]
const rod = (deep, short = 0) => [at(HANGER, deep), at(HANGER, deep, SLAB - short)]
/** A clamp over a pipe. */
const clamp = ({ deep, radius }) => [-5, 5].map((x) => [at(HANGER + x, deep, 2 * radius), at(HANGER + x, deep)])

/** The slab in section, and the joints of its formwork below. */
function soffit(pen) {
  const [near, far] = [at(0, -60, SLAB)[1], at(0, 110, SLAB)[1]]
  pen.fill('tint', rect(-2, -2, 242, near)).lines('hatch', hatch([rect(-2, -2, 242, near)], 45, 240 / 28 / Math.SQRT2)).line('cut', [-2, near], [242, near])
  pen.lines('hatch', [-120, 0, 120, 240].map((x) => [at(x, -60, SLAB), at(x, 110, SLAB)])).lines('hatch', [[[-2, far], [242, far]]])
}

/** Pipes, clamps, bar and rods from back to front. */
function hanger(pen, { line = 'ink', detail = 'detail', fill = 'tint', cover = 'sheet', by = [0, 0], short = 0 } = {}) {
  const moved = (points) => points.map(([x, y]) => [x + by[0], y + by[1]])
  pen.line(line, ...moved(rod(back - 6, short)))
  for (const one of [little, large]) {
    const shape = moved(pipe(one))
    pen.fill(cover, shape).fill(fill, shape).lines(line, [[shape[0], shape[1]], [shape[3], shape[2]]])
    pen.lines(detail, clamp(one).map(moved)).line(detail, ...moved([at(RUN[0], one.deep, one.radius * 0.6), at(RUN[1], one.deep, one.radius * 0.6)]))
  }
  pen.fill(cover, moved(bar)).fill(fill, moved(bar)).lines(line, [moved(bar)], true).line(line, ...moved(rod(front + 6, short)))
}

const asModel = { line: 'model', detail: 'modelHatch', fill: 'modelTint' }

/** As components; the rods end below the slab. */
function bim(pen) {
  hanger(pen, { ...asModel, short: 26 })
  for (const one of [large, little]) pen.line('markAxis', at(RUN[0], one.deep, one.radius), at(RUN[1], one.deep, one.radius))
  for (const deep of [front + 6, back - 6]) {
    const [x, y] = at(HANGER, deep, SLAB - 13)
    pen.circle('markCut', [x, y], 19)
  }
}

/** In the window of a tablet, of few triangles. */
function web(pen) {
  hanger(pen, { line: 'hatch', detail: 'hatch', fill: 'sheet' })
  const [x0, y0, x1, y1] = [22, 40, 218, 268]
  const window = rect(x0 + 9, y0 + 9, x1 - 9, y1 - 9)
  pen.curveFilled('sheet', 'cut', `M${x0 + 10} ${y0}H${x1 - 10}q10 0 10 10V${y1 - 10}q0 10-10 10H${x0 + 10}q-10 0-10-10V${y0 + 10}q0-10 10-10z`)
  pen.lines('detail', [window], true)
  const triangles = [little, large].flatMap(({ deep, radius }) => {
    const rows = [2, 1.5, 0.7, 0].map((k) => k * radius)
    const step = 38
    return rows.slice(1).flatMap((low, i) => Array.from({ length: 12 }, (_, n) => {
      const x = RUN[0] + n * step + (i % 2) * (step / 2)
      return [[at(x, deep, rows[i]), at(x + step, deep, rows[i]), at(x + step / 2, deep, low)], [at(x + step / 2, deep, low), at(x + step, deep, rows[i]), at(x + step * 1.5, deep, low)]]
    }).flat())
  })
  const halves = ([a, b, c, d]) => [[a, b, c], [a, c, d]]
  const post = (deep, low) => halves([at(HANGER - 3, deep, low), at(HANGER + 3, deep, low), at(HANGER + 3, deep, SLAB), at(HANGER - 3, deep, SLAB)])
  for (const shape of [...post(back - 6, 64), ...triangles, ...halves(bar), ...post(front + 6, 0)]) {
    const seen = clipPolygon(shape, window)
    if (seen.length > 2) pen.fill('sheet', seen).fill('modelTint', seen).lines('modelDetail', [seen], true)
  }
}

/** Where it hangs, and where the display shows it. */
function tracking(pen) {
  hanger(pen)
  const by = [30, 22]
  hanger(pen, { ...asModel, cover: 'modelTint', by })
  const [x, y] = at(HANGER - 6, back)
  pen.line('markCut', [x, y], [x + by[0], y + by[1]])
  arrowhead(pen, 'markSolid', [x, y], [x + by[0] + 3, y + by[1] + 2.2], 13)
}

/** As points of a scan, with the model in them. */
function cloud(pen) {
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const dots = (points) => pen.curve('cut', points.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join(''))
  const around = (deep, high, spread = 2) => at(random() * 360 - 80, deep, high + (random() - 0.5) * spread)
  const on = ({ deep, radius }) => (t) => around(deep, radius * (1 - Math.cos(t * Math.PI)))
  const along = (count, place) => Array.from({ length: count }, () => place(random()))
  dots([
    ...along(420, on(large)),
    ...along(200, on(little)),
    ...along(70, (t) => at(HANGER + (random() - 0.5) * 12, front + t * (back - front))),
    ...along(50, (t) => at(HANGER + random() * 2, front + 6, t * SLAB)),
    ...along(30, (t) => at(HANGER + random() * 2, back - 6, 66 + t * (SLAB - 66))),
    ...along(90, (t) => at(random() * 360 - 80, t * 170 - 60, SLAB)),
  ].filter(([x, y]) => x > -1 && x < 241 && y > 28))
  const by = ([x, y]) => [x + 3, y + 5]
  for (const shape of [little, large].map(pipe)) pen.lines('model', [[shape[0], shape[1]].map(by), [shape[3], shape[2]].map(by)])
  pen.lines('model', [bar.map(by)], true)
  const end = at(HANGER, back)
  pen.circle('markCut', [end[0] + 1, end[1] + 2], 15)
}

/** Built, and measured from the floor with a laser. */
function field(pen) {
  hanger(pen)
  pen.fill('tint', rect(-2, 288, 242, 302)).line('cut', [-2, 288], [242, 288])
  const [x, y] = at(HANGER, back - 12)
  pen.curveFilled('sheet', 'ink', `M${x - 11} 272h22v16h-22z`)
  flatDimension(pen, [x, 272], [x, y + 2], [0.01, 0], { say: null, gap: 0, beyond: 0 })
  pen.curve('markCut', 'M182 250l9 10 17-22')
}
