import { body, capsule } from '../../ui/drafting.ts'
import { facts } from '../../ui/facts.ts'
import { pitch } from '../../ui/pages/company/yardsticks.ts'
import { Pen, rect } from './pen.mjs'
import { flatDimension } from './symbols.mjs'

/** What the company counts: its projects, and the field that its area is counted in. */
export function counted() {
  return {
    'counted-projects': projects(1200),
    'counted-projects-narrow': projects(350),
    'counted-field': field(),
  }
}

const LETTER = { narrow: 0, bare: 120, letter: 17 }

/** All projects as a bar with a tick at every ten, those up to acceptance filled. */
function projects(wide) {
  const pen = new Pen(wide, 102, LETTER)
  const [top, low] = [68, 100]
  const at = (count) => 2 + (count / facts.projectsInAll) * (wide - 4)
  const tens = Array.from({ length: facts.projectsInAll / 10 - 1 }, (_, i) => 10 * (i + 1))
  const ticks = (wanted) => tens.filter(wanted).map((count) => [[at(count), count % 100 ? low - 9 : top], [at(count), low]])
  const part = (count) => rect(at(0), top, at(count), low)
  pen.fill('solid', part(facts.projects))
  pen.lines('detail', ticks((count) => count > facts.projects)).lines('blank', ticks((count) => count < facts.projects))
  pen.lines('ink', [part(facts.projectsInAll)], true)
  for (const [count, off, say] of [[facts.projects, -14, `${facts.projects}+`], [facts.projectsInAll, -44, `${facts.projectsInAll}`]])
    flatDimension(pen, [at(0), top], [at(count), top], [0, off], { say, tick: 4 })
  return pen
}

/** One field, somebody on it; its right and lower edges are those of the sheet. */
function field() {
  const { length, width } = pitch
  const [across, down] = [420, 288]
  const pen = new Pen(across, down, LETTER)
  const M = 380 / length
  const at = (x, y) => [across - 1 + (x - length) * M, down - 1 + (y - width) * M]
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
  const [x, y] = at(16, 61)
  pen.curveFill('solid', body.limbs.map((limb) => capsule(...limb.map(([dx, dy, wide]) => [x + (dx * M) / 100, y - (dy * M) / 100, (wide * M) / 100]), 1)).join(''))
  pen.circle('markCut', [x, y - 0.9 * M], 9).line('markCut', [x + 9, y - 0.9 * M], [x + 32, y - 0.9 * M])
  const [left, top] = outline[0]
  flatDimension(pen, [left, top], [across - 1, top], [0, -12], { say: String(length), tick: 4, beyond: 4 })
  flatDimension(pen, [left, down - 1], [left, top], [-12, 0], { say: String(width), tick: 4, beyond: 4 })
  return pen
}
