import { facts } from '../../ui/facts.ts'
import { pitch, yardsticks } from '../../ui/pages/company/yardsticks.ts'
import { Pen, circlePath, rect } from './pen.mjs'
import { flatDimension } from './symbols.mjs'

/** What the company counts, drawn one by one: clients and projects, and area, on phones in hundreds. */
export function counted() {
  return {
    'counted-projects': projects(),
    'counted-area': fields(),
    'counted-area-narrow': hundreds(),
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

/** Fields in a block: ten by ten. */
const block = 10

/** The corners of all blocks, `rows` has how many each row holds. Throws where the facts have another count of fields. */
function places(name, rows, corner) {
  const corners = rows.flatMap((count, row) => times(count, (column) => corner(column, row)))
  const drawn = corners.length * block ** 2 + 1
  if (drawn !== yardsticks.pitches) throw new Error(`${name} has rows for ${drawn} fields, not for ${yardsticks.pitches}`)
  return corners
}

/**
 * The fields that fit the area in blocks from edge to edge, all in whole pixels of a window as wide as the sheet. The last one is orange, and
 * as it is a speck, drawn once more at the right edge, with its dimensions in meters.
 */
function fields() {
  const [width, height, edge, apart] = [1440, 326, 11, 12]
  const [cell, field] = [[10, 7], [8, 5]]
  const step = cell.map((side, i) => side * block + apart + field[i] - side)
  const corner = (column, row) => [edge + column * step[0], row * step[1]]
  const inner = `h${field[0]}v${field[1]}h${-field[0]}z`
  // ten fields in relative steps, which packs well
  const ten = times(block, () => inner).join(`m${cell[0]} 0`)
  const pen = new Pen(width, height, { ...dense, letter: 16 })
  const blocks = places('counted-area', [13, 13, 8, 8], corner)
  pen.curveFill('wall', blocks.map(([x, y]) => times(block, (i) => `M${x} ${y + i * cell[1]}${ten}`).join('')).join(''))
  const [x, y] = corner(8, 2)
  const [high, room, clear] = [112, 28, edge + 4] // clear: from the dimension line to the edge of the sheet; its ends stand below those of the blocks
  const M = high / pitch.width
  const left = width - clear - room - Math.round(M * pitch.length)
  large(pen, [left, y], M, room)
  pen.curve('mark', `M${x + field[0]} ${y}L${left} ${y}M${x + field[0]} ${y + field[1]}L${left} ${y + high}`)
  return pen.curveFill('markSolid', `M${x} ${y}${inner}`)
}

/**
 * For phones: each block is drawn as one field, ten times as long and wide. In the place of the next block the last field, to
 * the same scale, alone among the outlines of a hundred; and once more below, large, with its dimensions in meters.
 */
function hundreds() {
  const [width, height, edge, apart] = [390, 384, 20, 7]
  const M = 0.5
  const [long, high] = [pitch.length * M, pitch.width * M]
  const corner = (column, row) => [edge + column * (long + apart), 1 + row * (high + apart)]
  const pen = new Pen(width, height, { narrow: 0, letter: 12.6 })
  for (const at of places('counted-area-narrow', [6, 6, 6, 6, 6, 3, 3, 3, 3], corner)) {
    pen.fill('quiet', rect(at[0], at[1], at[0] + long, at[1] + high))
    ground(pen, 'detail', at, M)
  }
  const [x, y] = corner(3, 5)
  const [dx, dy] = [long / block, high / block]
  const net = times(block + 1, (i) => [[[x + i * dx, y], [x + i * dx, y + high]], [[x, y + i * dy], [x + long, y + i * dy]]])
  pen.lines('hatch', net.flat())
  pen.fill('markSolid', rect(x, y, x + dx, y + dy))

  const room = 21
  const right = width - edge - room
  const K = (right - x) / pitch.length
  const top = corner(0, 8)[1] + high - room - K * pitch.width
  large(pen, [x, top], K, room)
  return pen.line('mark', [x, y], [x, top]).line('mark', [x + dx, y], [right, top])
}

/** The last field, `M` units a meter, with its dimensions in `room` units below and right of it. */
function large(pen, [left, top], M, room) {
  const [right, bottom] = [left + pitch.length * M, top + pitch.width * M]
  const outline = rect(left, top, right, bottom)
  pen.fill('markTint', outline)
  ground(pen, 'mark', [left, top], M)
  pen.lines('markCut', [outline], true)
  flatDimension(pen, [left, bottom], [right, bottom], [0, room], { say: String(pitch.length), tick: 4, beyond: 4 })
  flatDimension(pen, [right, bottom], [right, top], [room, 0], { say: String(pitch.width), tick: 4, beyond: 4 })
}

/** The lines of a field, `M` units a meter; where they would clot, only the larger ones. */
function ground(pen, kind, [left, top], M) {
  const { length, width } = pitch
  const middle = width / 2
  const at = ([x, y]) => [left + x * M, top + y * M]
  const lines = (x0, y0, x1, y1) => pen.lines(kind, [rect(x0, y0, x1, y1).map(at)], true)
  const r = Math.round(9.15 * M * 10) / 10 // as short as path data is, so that both halves of the circle meet
  lines(0, 0, length, width)
  pen.line(kind, at([length / 2, 0]), at([length / 2, width])).circle(kind, at([length / 2, middle]), r)
  const areas = [[16.5, 20.16], [5.5, 9.16]]
  for (const [deep, half] of M < 1 ? areas.slice(0, 1) : areas) {
    lines(0, middle - half, deep, middle + half)
    lines(length - deep, middle - half, length, middle + half)
  }
  if (M < 1) return
  const arc = (from, to) => pen.curve(kind, `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`)
  arc([16.5, middle - 7.3], [16.5, middle + 7.3])
  arc([length - 16.5, middle + 7.3], [length - 16.5, middle - 7.3])
}
