import { facts } from '../../ui/facts.ts'
import { Pen, arcPath, circlePath, clipPolygon, hatch, ring } from './pen.mjs'
import { breakLine, flatDimension, person } from './symbols.mjs'

/**
 * The three errors that satellites' correction removes. The model's pipe has its color where it
 * lies, and the mark's, hatched and dashed, where the error shows it; both are drawn to scale.
 */
export function fixes() {
  const errors = { place, heading, height }
  return Object.fromEntries(Object.entries(errors).map(([name, draw]) => [`fix-${name}`, draw(new Pen(350, 184, { letter: 17, narrow: 0 }))]))
}

const LANE = 3.5
const rect = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]

/** A round glass over a place, with a line to it. */
function lens(pen, from, at, r) {
  const way = Math.hypot(at[0] - from[0], at[1] - from[1])
  pen.line('model', from, [at[0] - ((at[0] - from[0]) * r) / way, at[1] - ((at[1] - from[1]) * r) / way])
  return pen.circle('sheet', at, r).circle('modelCut', at, r)
}

/** A shape of the model where it lies, or where an error shows it. */
const right = (pen, shape) => pen.fill('sheet', shape).fill('modelTint', shape).lines('model', [shape], true)
const wrong = (pen, shape, step = 6) => pen.lines('markHatch', hatch([shape], 45, step)).lines('markHidden', [shape], true)

/** The ground beyond both kerbs of a road in plan. */
function kerbs(pen, top, low) {
  const [width, high] = pen.size
  pen.fill('tint', rect(0, 0, width, top), rect(0, low, width, high - low))
  pen.lines('ink', [top - 5, top, low, low + 5].map((y) => [[0, y], [width, y]]))
}

/** Somebody from above, who looks along the street: shoulders, helmet, tablet. Returns the tablet's place. */
function above(pen, [x, y]) {
  pen.curveFill('sheet', circlePath(x, y, 6.5, 14)).curve('ink', circlePath(x, y, 6.5, 14)).circle('sheet', [x, y], 7).circle('ink', [x, y], 7)
  pen.line('modelCut', [x + 15, y - 7], [x + 15, y + 7])
  return [x + 15, y]
}

/** A lane in plan with a manhole and its pipe: a phone's fix shows them somewhere in the circle, the corrected one within a point. */
function place(pen) {
  const [m, top, x] = [34, 18, 92]
  const off = 1.6
  const middle = [x, top + (LANE * m) / 2]
  const low = top + LANE * m
  kerbs(pen, top, low)
  const glass = [266, middle[1]]
  const r = 33
  pen.lines('detail', [[0, x - off * m - 12], [glass[0] + r + 8, pen.size[0]]].map(([a, b]) => [[a, middle[1]], [b, middle[1]]]))
  const pipe = ([u]) => rect(u - 0.15 * m, top, 0.3 * m, LANE * m)
  const seen = [middle[0] + 1.05 * m, middle[1] - 0.72 * m]
  wrong(pen, pipe(seen))
  right(pen, pipe(middle))
  pen.curve('markHidden', circlePath(...middle, off * m))
  for (const [at, real] of [[seen, false], [middle, true]]) {
    pen.circle('sheet', at, 0.35 * m)
    if (real) pen.circle('modelTint', at, 0.35 * m).circle('modelCut', at, 0.35 * m).circle('ink', at, 0.24 * m).lines('detail', [-0.1, 0, 0.1].map((d) => [[at[0] - 0.18 * m, at[1] + d * m], [at[0] + 0.18 * m, at[1] + d * m]]))
    else wrong(pen, ring(...at, 0.35 * m, 48), 5)
  }
  flatDimension(pen, [x - off * m, middle[1]], [x + off * m, middle[1]], [0, low - middle[1] + 38], { unit: m, gap: 8 })
  lens(pen, middle, glass, r)
  const zoom = 29
  const point = (facts.accuracyCm / 100) * m * zoom
  const arm = r * 0.72
  pen.circle('modelTint', glass, point).circle('model', glass, point).line('modelDetail', [glass[0] - arm, glass[1]], [glass[0] + arm, glass[1]]).line('modelDetail', [glass[0], glass[1] - arm], [glass[0], glass[1] + arm])
  return pen.finely(() => pen.text('model', `± ${facts.accuracyCm} cm`, [glass[0], glass[1] + r + pen.letter + 6]))
}

/** A parked car in plan, from its rear left corner. */
function car(pen, [x, y], m) {
  const [long, wide] = [4.4 * m, 1.8 * m]
  const glass = (a, b, in0, in1) => [[x + a * long, y + in0 * wide], [x + b * long, y + in1 * wide], [x + b * long, y + (1 - in1) * wide], [x + a * long, y + (1 - in0) * wide]]
  pen.curveFilled('tint', 'ink', `M${x + 8} ${y}H${x + long - 14}q14 0 14 14v${wide - 28}q0 14-14 14H${x + 8}q-8 0-8-8v${16 - wide}q0-8 8-8z`)
  for (const ring of [glass(0.12, 0.22, 0.16, 0.22), glass(0.7, 0.56, 0.12, 0.22)]) pen.fill('sheet', ring).lines('ink', [ring], true)
  pen.lines('detail', [0.22, 0.78].map((v) => [[x + 0.22 * long, y + v * wide], [x + 0.56 * long, y + v * wide]]))
}

/** A pipe along a street, as it lies and turned by one degree of heading; how far apart both are after ten meters; the two fixes that heading is taken from. */
function heading(pen) {
  const [m, top, low] = [22.5, 14, 166]
  const [far, radius] = [10, 0.055]
  const from = [86, 122]
  kerbs(pen, top, low)
  car(pen, [-46, top + 8], m)
  const off = far * Math.tan(Math.PI / 180)
  const to = [from[0] + far * m, from[1]]
  const miss = [to[0], to[1] - off * m]
  pen.line('markAxis', [14, from[1]], [from[0] - 12, from[1]])
  for (const x of [22, from[0] - 22]) pen.circle('sheet', [x, from[1]], 6).circle('markCut', [x, from[1]], 6).lines('mark', [[[x - 10, from[1]], [x + 10, from[1]]], [[x, from[1] - 10], [x, from[1] + 10]]])
  const tablet = above(pen, from)
  const begin = tablet[0] + 1.2 * m
  const turned = (x) => from[1] - (x - from[0]) * Math.tan(Math.PI / 180)
  pen.line('modelSight', tablet, [begin, from[1]])
  const end = to[0] + 0.6 * m
  pen.fill('modelTint', rect(begin, from[1] - radius * m, end - begin, 2 * radius * m)).lines('model', [-1, 1].map((side) => [[begin, from[1] + side * radius * m], [end, from[1] + side * radius * m]]))
  pen.lines('markHidden', [-1, 1].map((side) => [begin, end].map((x) => [x, turned(x) + side * radius * m])))
  flatDimension(pen, from, to, [0, 36], { say: `${far} m`, gap: 20 })
  const [glass, r, zoom] = [[218, 60], 42, 9.4]
  lens(pen, [to[0] - 2, to[1] - 6], glass, r)
  const half = (off * m * zoom) / 2
  const inGlass = (y) => clipPolygon(ring(...glass, r - 2), rect(glass[0] - r, y - radius * m * zoom, 2 * r, 2 * radius * m * zoom))
  right(pen, inGlass(glass[1] + half))
  wrong(pen, inGlass(glass[1] - half))
  pen.circle('modelCut', glass, r)
  flatDimension(pen, [glass[0] + r, glass[1] + half], [glass[0] + r, glass[1] - half], [14, 0], { say: null, gap: 3, beyond: 6 })
  pen.text('mark', `${Math.round(off * 100)} cm`, [glass[0] + r + 24, glass[1] + pen.letter / 2], { anchor: 'start' })
  const bow = 66
  pen.curve('mark', arcPath(...from, bow, 78, 102))
  pen.text('mark', '1°', [from[0] + bow + 6, from[1] - 14], { anchor: 'start' })
  return pen
}

/** A pipe at its level, and as it shows while height is counted from the wrong surface. */
function height(pen) {
  const [width] = pen.size
  const [m, ground, low] = [33, 76, 136]
  const soil = rect(0, ground, width, low - ground)
  pen.fill('tint', soil).lines('hatch', hatch([rect(0, ground, width, 10)], 45, 6)).line('cut', [0, ground], [width, ground])
  const x = 52
  const tablet = person(pen, [x, ground], m)
  // the receiver on its pole
  const pole = x + 30
  const tip = ground - 2 * m
  pen.line('ink', [pole, ground], [pole, tip]).curveFill('solid', `M${pole - 9} ${tip}q0-8 9-8q9 0 9 8z`)
  const r = 0.32 * m
  const [u, lies, shows] = [176, 120, 97]
  pen.line('modelSight', tablet, [u - r, lies - 4]).line('markHidden', tablet, [u - r, shows - 4])
  right(pen, ring(u, lies, r, 48))
  wrong(pen, ring(u, shows, r, 48), 5)
  // the surfaces far below: the ellipsoid and the sea
  const sea = pen.size[1] - 8
  const ellipsoid = sea - (lies - shows)
  const deep = low + 8
  pen.fill('tint', rect(0, deep, width, pen.size[1] - deep))
  for (const y of [low, deep]) breakLine(pen, [6, y], [120, y])
  pen.lines('detail', [low, deep].map((y) => [[126, y], [width, y]]))
  pen.curve('model', `M0 ${sea}q25-6 50 0${'t50 0'.repeat(width / 50 - 1)}`)
  pen.line('markAxis', [0, ellipsoid], [width, ellipsoid])
  const gap = low + 4
  for (const [kind, v, to] of [['mark', width - 60, ellipsoid], ['model', width - 28, sea]]) {
    pen.line(kind, [v, ground], [v, gap - 6]).line(kind, [v, gap + 4], [v, to]).line(kind, [v - 6, gap], [v + 6, gap - 10]).line(kind, [v - 6, gap + 9], [v + 6, gap - 1])
    for (const y of [ground, to]) pen.line(kind, [v - 4, y + 4], [v + 4, y - 4])
  }
  const beside = u + r + 8
  for (const [a, b] of [[shows, lies], [ellipsoid, sea]]) {
    flatDimension(pen, [beside, a], [beside, b], [24, 0], { say: null, gap: 4 })
    pen.text('mark', 'Δ', [beside + 46, (a + b) / 2 + pen.letter / 2])
  }
  return pen
}
