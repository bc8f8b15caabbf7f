import { facts } from '../../ui/facts.ts'
import { pitch, yardsticks } from '../../ui/pages/company/yardsticks.ts'
import { Pen, circlePath } from './pen.mjs'

/** What the company counts, drawn one by one: clients and projects, and area. */
export function counted() {
  return {
    'counted-projects': projects(),
    'counted-area': area({ size: [1440, 320], edge: 11, apart: 12, cell: [10, 7], field: [8, 5], rows: [13, 13, 8, 8], last: 2, high: 148 }),
    'counted-area-narrow': area({ size: [390, 444], edge: 3, apart: 6, cell: [6, 4], field: [5, 3], rows: [6, 6, 6, 6, 6, 6, 6, 0], last: 7, high: 123 }),
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

/**
 * The fields that fit the area in blocks of ten by ten, so many in each row; all in whole pixels of a window as wide as the sheet.
 * The last one, after those of row `last`, is orange, and as it is a speck, drawn once more at the right edge, `high` pixels high.
 */
function area({ size: [width, height], edge, apart, cell, field, rows, last, high }) {
  const block = 10
  const step = cell.map((side) => side * block + apart + field[0] - cell[0])
  const corner = (column, row) => [edge + column * step[0], row * step[1]]
  const corners = rows.flatMap((count, row) => times(count, (column) => corner(column, row)))
  if (corners.length * block ** 2 + 1 !== yardsticks.pitches) throw new Error(`counted-area has rows for ${corners.length * block ** 2 + 1} fields, not for ${yardsticks.pitches}`)
  const inner = `h${field[0]}v${field[1]}h${-field[0]}z`
  // ten fields in relative steps, which packs well
  const ten = times(block, () => inner).join(`m${cell[0]} 0`)
  const pen = new Pen(width, height, dense)
  pen.curveFill('quiet', corners.map(([x, y]) => times(block, (i) => `M${x} ${y + i * cell[1]}${ten}`).join('')).join(''))
  const [x, y] = corner(rows[last], last)
  const M = high / pitch.width
  const left = width - edge - Math.round(M * pitch.length)
  large(pen, [left, y], M)
  pen.curve('mark', `M${x + field[0]} ${y}L${left} ${y}M${x + field[0]} ${y + field[1]}L${left} ${y + high}`)
  return pen.curveFill('markSolid', `M${x} ${y}${inner}`)
}

/** A field with its lines, `M` units a meter. */
function large(pen, [left, top], M) {
  const { length, width } = pitch
  const middle = width / 2
  const at = ([x, y]) => [left + x * M, top + y * M]
  const lines = (x0, y0, x1, y1) => pen.lines('mark', [[[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(at)], true)
  const r = Math.round(9.15 * M * 10) / 10 // as short as path data is, so that both halves of the circle meet
  const arc = ([x0, y0], r, [x1, y1]) => pen.curve('mark', `M${at([x0, y0])}A${r * M} ${r * M} 0 0 1 ${at([x1, y1])}`)
  pen.fill('markTint', [[0, 0], [length, 0], [length, width], [0, width]].map(at))
  pen.lines('markCut', [[[0, 0], [length, 0], [length, width], [0, width]].map(at)], true)
  pen.line('mark', at([length / 2, 0]), at([length / 2, width])).circle('mark', at([length / 2, middle]), r)
  for (const [deep, half] of [[16.5, 20.16], [5.5, 9.16]]) {
    lines(0, middle - half, deep, middle + half)
    lines(length - deep, middle - half, length, middle + half)
  }
  arc([16.5, middle - 7.3], 9.15, [16.5, middle + 7.3])
  arc([length - 16.5, middle + 7.3], 9.15, [length - 16.5, middle - 7.3])
}
