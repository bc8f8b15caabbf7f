import { body, capsule } from '../../ui/drafting.ts'
import { facts } from '../../ui/facts.ts'
import { pitch } from '../../ui/pages/company/yardsticks.ts'
import { Pen, circlePath, rect } from './pen.mjs'
import { flatDimension } from './symbols.mjs'

/** What the company counts: clients and projects, one by one, and the field that its area is counted in. */
export function counted() {
  return {
    'counted-projects': projects(),
    'counted-field': field(),
    'counted-field-narrow': field(true),
  }
}

const dense = { narrow: 0, bare: 0 }
const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i))

/** Clients as ticks of a graduated circle, projects as dots in rings inside it, those up to acceptance filled. */
function projects() {
  const pen = new Pen(600, 600, { ...dense, scaling: true })
  const on = (turn, r) => [300 + r * Math.sin(2 * Math.PI * turn), 300 - r * Math.cos(2 * Math.PI * turn)]
  const ticks = (wanted, r) => times(facts.clients, (i) => i).filter(wanted).map((i) => [on(i / facts.clients, r), on(i / facts.clients, 293)])
  pen.lines('detail', ticks((i) => i % 10, 279)).lines('ink', ticks((i) => i % 10 === 0, 266))
  pen.circle('ink', [300, 300], 262).lines('markCut', times(4, (i) => [on(i / 4, 262), on(i / 4, 299)]))
  const ringOf = (count) => Math.round(12 * Math.sqrt(count / facts.projectsInAll))
  const dots = (from, to) => {
    const [first, last] = [ringOf(from), ringOf(to)]
    const upTo = (ring) => from + Math.round(((to - from) * (ring ** 2 - first ** 2)) / (last ** 2 - first ** 2))
    return times(last - first, (i) => first + i).flatMap((ring) => {
      const count = upTo(ring + 1) - upTo(ring)
      return times(count, (i) => circlePath(...on(0.25 + (ring * 47) / 360 + i / count, (ring + 0.5) * 20.5), 4))
    })
  }
  pen.curve('ink', dots(facts.projects, facts.projectsInAll).join(''))
  pen.curveFill('solid', dots(0, facts.projects).join(''))
  return pen
}

/** One field: lying, and for phones upright. */
function field(upright = false) {
  const { length, width } = pitch
  const pen = upright ? new Pen(350, 514, { narrow: 0, bare: 120, letter: 17 }) : new Pen(420, 290, { narrow: 0, bare: 120, letter: 17 })
  const M = upright ? 4.5 : 380 / length
  const at = upright ? (x, y) => [2 + (width - y) * M, 2 + x * M] : (x, y) => [3 + x * M, 2 + y * M]
  const lines = (x0, y0, x1, y1) => pen.lines('model', [rect(...at(x0, y0), ...at(x1, y1))], true)
  const r = Math.round(9.15 * M * 10) / 10 // as short as path data is, so that both halves of the circle meet
  const arc = (from, to) => pen.curve('model', `M${from}A${r} ${r} 0 0 1 ${to}`)
  const [middle, half] = [width / 2, length / 2]
  const outline = rect(...at(0, 0), ...at(length, width))
  pen.fill('modelTint', outline)
  pen.line('model', at(half, 0), at(half, width)).circle('model', at(half, middle), r)
  for (const [deep, side] of [[16.5, 20.16], [5.5, 9.16]]) {
    lines(0, middle - side, deep, middle + side)
    lines(length - deep, middle - side, length, middle + side)
  }
  arc(at(16.5, middle - 7.3), at(16.5, middle + 7.3))
  arc(at(length - 16.5, middle + 7.3), at(length - 16.5, middle - 7.3))
  pen.lines('markCut', [outline], true)
  // somebody on it
  const [x, y] = upright ? at(36.2, 50) : at(24, 53.4)
  pen.curveFill('solid', body.limbs.map((limb) => capsule(...limb.map(([dx, dy, wide]) => [x + (dx * M) / 100, y - (dy * M) / 100, (wide * M) / 100]), 1)).join(''))
  pen.circle('markCut', [x, y - 0.9 * M], 9).line('markCut', [x + 9, y - 0.9 * M], [x + (upright ? 20 : 32), y - 0.9 * M])
  const dimension = (from, to, off, metres) => flatDimension(pen, from, to, off, { say: String(metres), tick: 4, beyond: 4 })
  const [left, low] = [Math.min(...outline.map(([u]) => u)), Math.max(...outline.map(([, v]) => v))]
  const right = Math.max(...outline.map(([u]) => u))
  dimension([left, low], [right, low], [0, 34], upright ? width : length)
  dimension([right, low], [right, 2], [34, 0], upright ? length : width)
  return pen
}
