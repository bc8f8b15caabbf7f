import { Pen, rect } from './pen.mjs'
import { darkCells, flatDimension, target } from './symbols.mjs'

/** What there is to read, to check and to take along, on a table, from above and to one scale. */
export function kits() {
  return { kit: table() }
}

const UNIT = 1.5 // of the sheet, a millimetre
const [WIDE, HIGH] = [210, 297] // A4
const [LEFT, TOP] = [30, 62]
const STEP = 4 // by which each sheet of the pile lies off the one above, in millimetres
const CODE = 200

/** Millimetres on the table, from the corner of the pile's top sheet. */
const at = ([x, y]) => [LEFT + x * UNIT, TOP + y * UNIT]
const box = (x, y, w, h) => rect(x, y, x + w, y + h).map(at)

function table() {
  const pen = new Pen(960, 600, { narrow: 440 })
  const second = WIDE + 7 * STEP + 36
  const third = second + WIDE + 38
  pile(pen)
  code(pen, second)
  mark(pen, third)
  phone(pen, third)
  rule(pen, 600)
  return pen
}

/** A rectangle on the table. */
const plate = (pen, kind, ...place) => pen.fill('sheet', box(...place)).lines(kind, [box(...place)], true)

/** Eight sheets; on the top one the record of a check, half filled in. */
function pile(pen) {
  for (let i = 7; i >= 0; i--) plate(pen, i ? 'ink' : 'cut', i * STEP, -i * STEP, WIDE, HIGH)
  const [left, right] = [16, WIDE - 16]
  const line = (kind, ...points) => pen.line(kind, ...points.map(at))
  line('cut', [left, 24], [118, 24])
  if (!pen.small) for (const y of [44, 58, 72]) line('detail', [left, y], [98, y]).line('detail', ...[[112, y], [right, y]].map(at))
  // ten points, and their gaps in millimetres
  const gaps = pen.small ? ['8', '12', '5', ''] : ['8', '12', '5', '17', '9', '11', '', '', '', '']
  const [head, foot] = [pen.small ? 46 : 92, 280]
  const high = (foot - head) / (gaps.length + 1)
  const columns = pen.small ? [left, 92, right] : [left, 46, 112, 152, right]
  pen.fill('tint', rect(...at([left, head]), ...at([right, head + high])))
  gaps.forEach((_, i) => i && line('detail', [left, head + (i + 1) * high], [right, head + (i + 1) * high]))
  line('ink', [left, head + high], [right, head + high])
  for (const x of columns.slice(1, -1)) line('detail', [x, head], [x, foot])
  pen.lines('ink', [rect(...at([left, head]), ...at([right, foot]))], true)
  const gapAt = pen.small ? (92 + right) / 2 : 132
  pen.finely(() => {
    pen.text('ink', 'mm', at([gapAt, head + high - (high - pen.letter / UNIT) / 2]))
    for (const [i, gap] of gaps.entries()) if (gap) pen.text(pen.small ? 'markCut' : 'mark', gap, at([gapAt, head + (i + 2) * high - (high - pen.letter / UNIT) / 2]))
  })
}

/** A code to print, on its sheet. */
function code(pen, x) {
  plate(pen, 'cut', x, 0, WIDE, HIGH)
  pen.fill('solid', ...darkCells('PLUMBLINE 2F B3', [x + 5, 14], CODE).map((cells) => cells.map(at)))
  flatDimension(pen, at([x + 5, 14 + CODE]), at([x + 5 + CODE, 14 + CODE]), [0, pen.small ? 76 : 52], { say: String(CODE), tick: 4, gap: 6, beyond: 5, lift: 8, height: pen.small ? undefined : 24 })
}

/** A target for the total station. */
function mark(pen, x) {
  plate(pen, 'cut', x, 0, 78, 78)
  const view = ([u, v]) => at([x + 39 + u, 39 - v])
  target({ view }, pen, [0, 0, 0], 22)
}

/** A phone: a bay of the model, and where it stands. */
function phone(pen, x) {
  const y = HIGH - 165
  plate(pen, 'cut', x, y, 78, 165)
  const inner = [x + 5, y + 12, 68, 141]
  pen.fill('modelTint', box(...inner)).lines('ink', [box(...inner)], true)
  pen.line('ink', ...[[x + 32, y + 6], [x + 46, y + 6]].map(at))
  // the bay in one-point perspective: a duct that runs along it to the wall at its end
  const [l, t, w, h] = inner
  const p = (u, v, near = 1) => at([l + (0.5 + (u - 0.5) * near) * w, t + (0.48 + (v - 0.48) * near) * h])
  const far = 0.4
  for (const [u, v] of [[0, 0.03], [1, 0.03], [1, 0.93], [0, 0.93]]) pen.line('model', p(u, v), p(u, v, far))
  pen.lines('model', [rect(...p(0, 0.03, far), ...p(1, 0.93, far))], true)
  const [near, end] = [1, far].map((s) => rect(...p(0.06, 0.13, s), ...p(0.4, 0.26, s)))
  pen.fill('sheet', [near[0], near[1], end[1], end[2], end[3], near[3]])
  pen.fill('modelTint', [near[1], end[1], end[2], near[2]]).lines('modelCut', [near], true)
  for (const i of [1, 2, 3]) pen.line('modelCut', near[i], end[i])
  pen.line('modelCut', ...end.slice(1))
  pen.circle('markCut', p(0.5, 0.48), 9)
}

/** A steel rule with its centimetres. */
function rule(pen, long) {
  const y = HIGH + 16
  plate(pen, 'cut', 0, y, long, 30)
  const step = pen.small ? 20 : 5
  const ticks = Array.from({ length: long / step - 1 }, (_, i) => (i + 1) * step)
  const tick = (v) => [at([v, y]), at([v, y + (v % 100 === 0 ? 11 : v % 50 === 0 ? 9 : v % 10 === 0 ? 6.5 : 4) * (pen.small ? 1.6 : 1)])]
  pen.lines('ink', ticks.filter((v) => v % 10 === 0).map(tick))
  if (pen.small) return
  pen.lines('detail', ticks.filter((v) => v % 10).map(tick))
  pen.finely(() => ticks.filter((v) => v % 100 === 0).forEach((v) => pen.text('ink', String(v / 10), at([v, y + 25]))))
}
