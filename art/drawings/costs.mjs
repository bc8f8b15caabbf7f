import { facts } from '../../ui/facts.ts'
import { Pen, rect } from './pen.mjs'
import { flatDimension } from './symbols.mjs'

/** What is left of the operating cost. */
export function costs() {
  return {
    'figure-75': left(720, 40),
    'figure-75-narrow': left(350, 20),
  }
}

/** A row of so many equal parts: those that are left are filled, the others in outline. */
function left(width, count) {
  const pen = new Pen(width, 62, { narrow: 0, letter: 13 })
  const kept = count * (1 - facts.operatingCostPercent / 100)
  const step = width / count
  const parts = Array.from({ length: count }, (_, i) => rect(i * step + 2, 2, (i + 1) * step - 2, 20))
  pen.fill('modelSolid', ...parts.slice(0, kept)).lines('detail', parts.slice(kept), true)
  const [from, between, to] = [2, kept * step, width - 2]
  for (const [a, b] of [[from, between], [between, to]]) flatDimension(pen, [a, 20], [b, 20], [0, 32], { say: `${Math.round((100 * (b - a)) / (to - from))}%` })
  return pen
}
