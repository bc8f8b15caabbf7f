import { facts } from '../../ui/facts.ts'
import { figure } from './guides-a.mjs'
import { satellite } from './symbols.mjs'

/** Charts of what articles calculate. */
export function charts() {
  return { 'chart-accuracy': accuracy([960, 480]), 'chart-accuracy-narrow': accuracy([480, 420]) }
}

/** Offset in millimetres at so many metres, as /resources/accuracy has it and the guide to positioning works it out. */
const code = (d) => Math.hypot(3, 2, d, d)
const points = (base) => (d) => 5 * Math.hypot(1 - d / base, d / base)

/** Offset over distance: a code, two points close together and far apart, RTK; the bold line is what we promise. */
function accuracy(size) {
  const [pen, narrow] = figure(size)
  const [x0, y0, kx, ky] = narrow ? [50, 370, 12.8, 8.9] : [92, 420, 33, 9.6]
  const [far, high] = [20, 38]
  const at = (d, mm) => [x0 + d * kx, y0 - mm * ky]
  const limit = facts.accuracyCm * 10
  pen.fill('tint', [at(0, 0), at(far, 0), at(far, limit), at(0, limit)])
  for (let mm = 10; mm < high; mm += 10) pen.line('hatch', at(0, mm), at(far, mm))
  pen.line('cut', at(0, high), at(0, 0), at(far + 0.6, 0))
  for (let d = 0; d <= far; d += 5) pen.line('ink', at(d, 0), [at(d, 0)[0], y0 + 8])
  for (let d = 5; d <= far; d += 5) pen.text('mark', d === far ? `${d} m` : `${d}`, [at(d, 0)[0], y0 + (narrow ? 14 : 26) + pen.letter])
  for (let mm = 10; mm < high; mm += 10) pen.text('mark', `${mm}`, [x0 - 12, at(0, mm)[1] + pen.letter / 2], { anchor: 'end' })
  pen.text('mark', 'mm', [x0 - 12, at(0, high)[1] + pen.letter / 2], { anchor: 'end' })
  const curve = (kind, f) => pen.line(kind, ...Array.from({ length: 41 }, (_, i) => at(i / 2, f(i / 2))))
  curve('cut', points(4))
  curve('dots', points(far))
  pen.line('hidden', at(0, 13), at(far, 13))
  curve('modelCut', code)
  pen.line('markCut', at(0, limit), at(far, limit))
  // how far one code reaches
  const reach = Math.sqrt((limit ** 2 - code(0) ** 2) / 2)
  pen.line('markAxis', at(reach, limit), at(reach, 0))
  pen.circle('sheet', at(reach, limit), 6).circle('markCut', at(reach, limit), 6)
  pen.text('mark', `${Math.round(reach)} m`, [at(reach, 0)[0] + 10, at(0, 14.4)[1]], { anchor: 'start' })
  // at its end each line has its value and its sign, two points their base too
  const x = at(far, 0)[0] + (narrow ? 44 : 54)
  const label = (text, u, mm) => pen.text('mark', text, [u, at(0, mm)[1] + pen.letter / 2], { anchor: 'start' })
  const value = (mm) => label(`${Math.round(mm)}`, at(far, 0)[0] + (narrow ? 8 : 14), mm)
  const target = (u, y) => {
    pen.circle('sheet', [u, y], 8).circle('ink', [u, y], 8)
    pen.curveFill('solid', `M${u} ${y}v-8a8 8 0 0 1 8 8zM${u} ${y}v8a8 8 0 0 1-8-8z`)
  }
  for (const [base, gap] of [[4, 24], [far, narrow ? 34 : 70]]) {
    const mm = points(base)(far)
    const y = at(0, mm)[1]
    pen.line('markAxis', [x + 8, y], [x + 8 + gap, y])
    target(x + 8, y)
    target(x + 8 + gap, y)
    value(mm)
    label(`${base} m`, x + gap + (narrow ? 24 : 26), mm)
  }
  const y = at(0, code(far))[1]
  const cell = (u, v, w) => [[x + u, y + v], [x + u + w, y + v], [x + u + w, y + v + w], [x + u, y + v + w]]
  pen.lines('model', [cell(0, -11, 22)], true)
  for (const [u, v] of [[3, -8], [13, -8], [3, 2]]) pen.fill('modelSolid', cell(u, v, 6))
  value(code(far))
  satellite(pen, [x + 24, at(0, 13)[1]], -14, 1.1)
  value(13)
  return pen
}
