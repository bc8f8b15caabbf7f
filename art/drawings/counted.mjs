import { facts } from '../../ui/facts.ts'
import { pitch as field, yardsticks } from '../../ui/pages/company/yardsticks.ts'
import { Pen, circlePath } from './pen.mjs'

/** What the company counts, drawn one by one: clients and projects, and area. */
export function counted() {
  return {
    'counted-projects': projects(),
    'counted-area': area(10, 3),
    'counted-area-narrow': area(5, 8),
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
 * The fields that fit the area in blocks of ten by ten, `across` blocks in a row, one field apart and from the edge. The last is
 * orange, and as it is a speck, drawn once more in the lower right corner, below `rows` rows, as long as two blocks.
 */
function area(across, rows) {
  const { length, width } = field
  const block = 10
  const count = yardsticks.pitches
  // Row by row, then beside the large field column by column.
  const blocks = [...times(across * rows, (i) => [i % across, Math.floor(i / across)]), ...times(2 * across, (i) => [Math.floor(i / 2), rows + (i % 2)])]
  const corner = ([column, row]) => [length * (1 + column * (block + 1)), width * (1 + row * (block + 1))]
  const place = (i) => {
    const [u, v] = corner(blocks[Math.floor(i / block ** 2)])
    return [u + (i % block) * length, v + Math.floor((i % block ** 2) / block) * width]
  }
  const [x, y] = place(count - 1)
  const [left, top] = corner([across - 2, rows])
  const pen = new Pen(length * (1 + across * (block + 1)), width * (1 + (rows + 2) * (block + 1)), dense)
  const inner = `h${length - 24}v${width - 20}h${24 - length}z`
  // Rows of fields in relative steps, which packs well.
  const lines = times(Math.ceil((count - 1) / block), (i) => [place(i * block), Math.min(block, count - 1 - i * block)])
  pen.curveFill('modelSolid', lines.map(([[u, v], fields]) => `M${u + 12} ${v + 10}${times(fields, () => inner).join(`m${length} 0`)}`).join(''))
  large(pen, [left, top], 2 * block + 1)
  const far = top + width * (2 * block + 1)
  pen.curve('mark', `M${x + length - 4} ${y + 4}L${left} ${top}M${x + length - 4} ${y + width - 4}L${left} ${far}`)
  return pen.curveFill('markSolid', `M${x + 4} ${y + 4}h${length - 8}v${width - 8}h${8 - length}z`)
}

/** A field with its lines, `M` units a meter. */
function large(pen, [left, top], M) {
  const { length, width } = field
  const middle = width / 2
  const at = ([x, y]) => [left + x * M, top + y * M]
  const lines = (x0, y0, x1, y1) => pen.lines('mark', [[[x0, y0], [x1, y0], [x1, y1], [x0, y1]].map(at)], true)
  const arc = ([x0, y0], r, [x1, y1]) => pen.curve('mark', `M${at([x0, y0])}A${r * M} ${r * M} 0 0 1 ${at([x1, y1])}`)
  pen.fill('markTint', [[0, 0], [length, 0], [length, width], [0, width]].map(at))
  lines(0, 0, length, width)
  pen.line('mark', at([length / 2, 0]), at([length / 2, width])).circle('mark', at([length / 2, middle]), 9.15 * M)
  for (const [deep, half] of [[16.5, 20.16], [5.5, 9.16]]) {
    lines(0, middle - half, deep, middle + half)
    lines(length - deep, middle - half, length, middle + half)
  }
  arc([16.5, middle - 7.3], 9.15, [16.5, middle + 7.3])
  arc([length - 16.5, middle + 7.3], 9.15, [length - 16.5, middle - 7.3])
}
