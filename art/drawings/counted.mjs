import { body, capsule } from '../../ui/drafting.ts'
import { facts } from '../../ui/facts.ts'
import { pitch } from '../../ui/pages/company/yardsticks.ts'
import { Pen, circlePath, rect } from './pen.mjs'
import { aside, flatDimension } from './symbols.mjs'

/** What the company counts: clients and projects, one by one, and the field that its area is counted in. */
export function counted() {
  return {
    'counted-projects': projects(),
    'counted-field': field(),
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

/** One field. */
function field() {
  const pen = new Pen(420, 290, { narrow: 0, bare: 120, letter: 21 })
  large(pen, [3, 2], 380 / pitch.length, 34)
  return pen
}

/** A field, `M` units a meter, with its dimensions in `room` units below and right of it, and somebody on it. */
function large(pen, [left, top], M, room) {
  const { length, width } = pitch
  const at = (x, y) => [left + x * M, top + y * M]
  const corner = at(length, width)
  const lines = (x0, y0, x1, y1) => pen.lines('mark', [rect(...at(x0, y0), ...at(x1, y1))], true)
  const r = Math.round(9.15 * M * 10) / 10 // as short as path data is, so that both halves of the circle meet
  const arc = (from, to) => pen.curve('mark', `M${from}A${r} ${r} 0 0 1 ${to}`)
  const [middle, half] = [width / 2, length / 2]
  pen.fill('markTint', rect(...at(0, 0), ...corner))
  pen.line('mark', at(half, 0), at(half, width)).circle('mark', at(half, middle), r)
  for (const [deep, side] of [[16.5, 20.16], [5.5, 9.16]]) {
    lines(0, middle - side, deep, middle + side)
    lines(length - deep, middle - side, length, middle + side)
  }
  arc(at(16.5, middle - 7.3), at(16.5, middle + 7.3))
  arc(at(length - 16.5, middle + 7.3), at(length - 16.5, middle - 7.3))
  pen.lines('markCut', [rect(...at(0, 0), ...corner)], true)
  const [x, y] = [24, 59]
  pen.curveFill('solid', body.limbs.map((limb) => capsule(...limb.map(([dx, dy, wide]) => [...at(x + dx / 100, y - dy / 100), (wide * M) / 100]), 1)).join(''))
  const [beside, high] = at(x, y - 1)
  aside(pen, [[beside + 6, high], [beside + 16, high - 10]], '1.78')
  flatDimension(pen, at(0, width), corner, [0, room], { say: String(length), tick: 4, beyond: 4 })
  flatDimension(pen, corner, at(length, 0), [room, 0], { say: String(width), tick: 4, beyond: 4 })
}
