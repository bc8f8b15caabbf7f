import { facts } from '../../ui/facts.ts'
import { Pen, arcPath, circlePath, hatch, ring } from './pen.mjs'
import { flatDimension, person } from './symbols.mjs'

/** The three errors that satellites' correction removes, each to scale. */
export function fixes() {
  return { 'fix-place': place(), 'fix-heading': heading(), 'fix-height': height() }
}

const SIZE = [400, 280]
const sheet = () => new Pen(...SIZE, { letter: 12, narrow: 330 })
const rect = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]

/** A round glass over a place, with a line to it. */
function lens(pen, from, at, r) {
  const way = Math.hypot(at[0] - from[0], at[1] - from[1])
  pen.line('model', from, [at[0] - ((at[0] - from[0]) * r) / way, at[1] - ((at[1] - from[1]) * r) / way])
  return pen.circle('sheet', at, r).circle('modelCut', at, r)
}

/** The ground beyond both kerbs of a road in plan. */
function kerbs(pen, top, low) {
  pen.fill('tint', rect(0, 0, 400, top), rect(0, low, 400, SIZE[1] - low))
  pen.lines('ink', [top - 5, top, low, low + 5].map((y) => [[0, y], [400, y]]))
}

/** A lane of 3.5 m in plan: a phone's fix somewhere in the circle, the corrected one a point. */
function place() {
  const pen = sheet()
  const [m, lane, off] = [56, 3.5, 1.6]
  const [top, middle] = [36, [150, 36 + (lane * 56) / 2]]
  kerbs(pen, top, top + lane * m)
  pen.lines('detail', [[0, 90], [190, 280], [380, 400]].map(([a, b]) => [[a, middle[1]], [b, middle[1]]]))
  pen.circle('sheet', [206, 92], 0.35 * m).circle('ink', [206, 92], 0.35 * m).circle('detail', [206, 92], 0.3 * m)
  pen.lines('detail', [-8, 0, 8].map((dy) => [[196, 92 + dy], [216, 92 + dy]]))
  pen.lines('markHatch', hatch([ring(...middle, off * m, 120)], 45, 8)).curve('markHidden', circlePath(...middle, off * m))
  pen.circle('modelSolid', middle, Math.max((facts.accuracyCm / 100) * m, 1.6))
  flatDimension(pen, [middle[0] - off * m, middle[1]], [middle[0] + off * m, middle[1]], [0, 126], { unit: m, gap: 8 })
  lens(pen, middle, [322, 134], 46)
  const [r, zoom] = [(facts.accuracyCm / 100) * m, 18]
  pen.circle('modelTint', [322, 134], r * zoom).circle('model', [322, 134], r * zoom).line('modelDetail', [288, 134], [356, 134]).line('modelDetail', [322, 100], [322, 168])
  return pen.finely(() => pen.text('model', `± ${facts.accuracyCm} cm`, [322, 206]))
}

/** A parked car in plan, from its rear left corner. */
function car(pen, [x, y], m) {
  const [long, wide] = [4.4 * m, 1.8 * m]
  const glass = (a, b, in0, in1) => [[x + a * long, y + in0 * wide], [x + b * long, y + in1 * wide], [x + b * long, y + (1 - in1) * wide], [x + a * long, y + (1 - in0) * wide]]
  pen.curveFilled('tint', 'ink', `M${x + 8} ${y}H${x + long - 14}q14 0 14 14v${wide - 28}q0 14-14 14H${x + 8}q-8 0-8-8v${16 - wide}q0-8 8-8z`)
  for (const ring of [glass(0.12, 0.22, 0.16, 0.22), glass(0.7, 0.56, 0.12, 0.22)]) pen.fill('sheet', ring).lines('ink', [ring], true)
  pen.lines('detail', [0.22, 0.78].map((v) => [[x + 0.22 * long, y + v * wide], [x + 0.56 * long, y + v * wide]]))
}

/** One degree of heading over ten meters in a street, and the two fixes that heading is taken from. */
function heading() {
  const pen = sheet()
  const [m, far, from] = [26, 10, [96, 190]]
  kerbs(pen, 24, 252)
  for (const x of [-82, 44]) car(pen, [x, 34], m)
  const off = far * Math.tan(Math.PI / 180)
  const to = [from[0] + far * m, from[1]]
  const wrong = [to[0], to[1] - off * m]
  pen.line('markAxis', [14, from[1]], [from[0] - 12, from[1]])
  for (const x of [22, from[0] - 22]) pen.circle('sheet', [x, from[1]], 6).circle('markCut', [x, from[1]], 6).lines('mark', [[[x - 10, from[1]], [x + 10, from[1]]], [[x, from[1] - 10], [x, from[1] + 10]]])
  // somebody from above: shoulders, helmet, tablet
  pen.curveFill('sheet', circlePath(...from, 6.5, 14)).curve('ink', circlePath(...from, 6.5, 14)).circle('sheet', from, 7).circle('ink', from, 7)
  pen.line('modelCut', [from[0] + 15, from[1] - 7], [from[0] + 15, from[1] + 7])
  const phone = [from[0] + 15, from[1]]
  pen.line('modelSight', phone, to).line('markHidden', phone, wrong)
  for (const [kind, fill, p] of [['model', 'modelTint', to], ['mark', 'markTint', wrong]]) pen.circle(fill, p, 0.15 * m).circle(kind, p, 0.15 * m)
  flatDimension(pen, from, to, [0, 44], { say: `${far} m`, gap: 20 })
  const [glass, zoom] = [[250, 92], 10]
  lens(pen, [to[0] - 4, to[1] - 6], glass, 64)
  const half = (off * m * zoom) / 2
  const [low, high] = [[glass[0] - 14, glass[1] + half], [glass[0] - 14, glass[1] - half]]
  pen.circle('modelTint', low, 22).circle('modelCut', low, 22)
  pen.lines('markHatch', hatch([ring(...high, 22, 60)], 45, 6)).circle('markHidden', high, 22)
  flatDimension(pen, low, high, [38, 0], { say: null, gap: 10, beyond: 6 })
  pen.text('mark', `${Math.round(off * 100)} cm`, [glass[0] + 72, glass[1] + 5], { anchor: 'start' })
  pen.curve('mark', arcPath(...phone, 84, 78, 102))
  pen.text('mark', '1°', [phone[0] + 92, phone[1] - 14], { anchor: 'start' })
  return pen
}

/** A pipe at its level, and as it shows while height is counted from the wrong surface. */
function height() {
  const pen = sheet()
  const [m, ground] = [44, 118]
  const soil = rect(0, ground, 400, 12)
  pen.lines('hatch', hatch([soil], 45, 6)).line('cut', [0, ground], [400, ground])
  person(pen, [60, ground], m)
  pen.line('ink', [96, ground], [96, ground - 84]).curveFill('solid', 'M87 34q0-8 9-8q9 0 9 8z')
  const [right, wrong] = [[212, 180], [212, 148]]
  pen.circle('modelTint', right, 14).circle('modelCut', right, 14)
  pen.circle('markHidden', wrong, 14)
  pen.line('modelSight', [76.5, ground - 61], [199, 174]).line('markHidden', [76.5, ground - 61], [200, 141])
  // the surfaces below, far away: the ellipsoid and the sea
  const [sea, ellipsoid] = [270, 238]
  pen.curve('model', `M0 ${sea}q25-7 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0`)
  pen.line('markAxis', [0, ellipsoid], [400, ellipsoid])
  for (const [kind, x, from, to] of [['mark', 340, ground, ellipsoid], ['model', 372, ground, sea]]) {
    pen.line(kind, [x, from], [x, 196]).line(kind, [x, 208], [x, to]).line(kind, [x - 6, 204], [x + 6, 192]).line(kind, [x - 6, 214], [x + 6, 202])
    for (const y of [from, to]) pen.line(kind, [x - 4, y + 4], [x + 4, y - 4])
  }
  for (const [x, a, b] of [[268, wrong[1], right[1]], [268, ellipsoid, sea]]) flatDimension(pen, [x - 30, a], [x - 30, b], [30, 0], { say: null, gap: 8 })
  for (const y of [(wrong[1] + right[1]) / 2, (ellipsoid + sea) / 2]) pen.text('mark', 'Δ', [288, y + 6])
  return pen
}
