import { pitch as field } from '../../ui/pages/company/yardsticks.ts'
import { Pen } from './pen.mjs'
import { flatDimension } from './symbols.mjs'

/** A soccer field with its lines and dimensions, in metres. */
export function pitches() {
  return { pitch: pitch() }
}

const M = 4 // units a metre

function pitch() {
  const pen = new Pen(472, 326, { letter: 13 })
  const { length, width } = field
  const middle = width / 2
  const at = ([x, y]) => [8 + x * M, 8 + y * M]
  const rect = (x0, y0, x1, y1) => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(at)
  const arc = ([x0, y0], r, [x1, y1]) => pen.curve('mark', `M${at([x0, y0])}A${r * M} ${r * M} 0 0 1 ${at([x1, y1])}`)
  pen.fill('markTint', rect(0, 0, length, width))
  pen.lines('mark', [rect(0, 0, length, width)], true).line('mark', at([length / 2, 0]), at([length / 2, width]))
  pen.circle('mark', at([length / 2, middle]), 9.15 * M)
  for (const [deep, half] of [[16.5, 20.16], [5.5, 9.16]]) {
    const far = length - deep
    pen.lines('mark', [rect(0, middle - half, deep, middle + half), rect(far, middle - half, length, middle + half)], true)
  }
  arc([16.5, middle - 7.3], 9.15, [16.5, middle + 7.3])
  arc([length - 16.5, middle + 7.3], 9.15, [length - 16.5, middle - 7.3])
  arc([1, 0], 1, [0, 1])
  arc([0, width - 1], 1, [1, width])
  arc([length - 1, width], 1, [length, width - 1])
  arc([length, 1], 1, [length - 1, 0])
  flatDimension(pen, at([0, width]), at([length, width]), [0, 30], { say: `${length} m`, gap: 5 })
  flatDimension(pen, at([length, 0]), at([length, width]), [30, 0], { say: `${width} m`, gap: 5 })
  return pen
}
