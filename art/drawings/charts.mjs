import { facts } from '../../ui/facts.ts'
import { figure } from './guides-a.mjs'
import { satellite } from './symbols.mjs'

/** Charts of what articles calculate. */
export function charts() {
  return { 'chart-accuracy': accuracy([1200, 520]), 'chart-accuracy-narrow': accuracy([480, 460]) }
}

/** Offset in millimetres at so many metres, as /resources/accuracy has it and the guide to positioning works it out. */
const code = (d) => Math.hypot(3, 2, d, d)
const points = (base) => (d) => 5 * Math.hypot(1 - d / base, d / base)

/**
 * Offset over distance: a code, two points close together and far apart, RTK; the bold line is what we promise. The page
 * writes the names at the ends of the curves, in the right margin (ui/pages/resource/reach.tsx).
 */
function accuracy(size) {
  const [pen, narrow] = figure(size)
  const [far, high] = [20, 34]
  const [width, height] = size
  const [left, right, top, bottom] = narrow ? [48, 140, 22, 46] : [60, 260, 22, 52]
  const at = (d, mm) => [left + ((width - left - right) * d) / far, height - bottom - ((height - top - bottom) * mm) / high]
  const y0 = at(0, 0)[1]
  const limit = facts.accuracyCm * 10
  pen.fill('sheet', [at(0, 0), at(far, 0), at(far, limit), at(0, limit)])
  for (let mm = 10; mm < high; mm += 10) pen.line('hatch', at(0, mm), at(far, mm))
  pen.line('cut', at(0, high), at(0, 0), at(far, 0))
  for (let d = 0; d <= far; d += 5) pen.line('ink', at(d, 0), [at(d, 0)[0], y0 + 8])
  for (let d = 5; d <= far; d += 5) {
    pen.text('mark', d === far ? `${d} m` : `${d}`, [at(d, 0)[0], y0 + 16 + pen.letter])
  }
  for (let mm = 10; mm < high; mm += 10) pen.text('mark', `${mm}`, [left - 10, at(0, mm)[1] + pen.letter / 2], { anchor: 'end' })
  pen.text('mark', 'mm', [left - 10, at(0, high)[1] + pen.letter / 2], { anchor: 'end' })
  const curve = (kind, f) => pen.line(kind, ...Array.from({ length: 81 }, (_, i) => at(i / 4, f(i / 4))))
  curve('cut', points(4))
  curve('dots', points(far))
  pen.line('hidden', at(0, 13), at(far, 13))
  curve('modelCut', code)
  pen.line('markCut', at(0, limit), at(far, limit))
  // how far one code reaches
  const reach = Math.sqrt((limit ** 2 - code(0) ** 2) / 2)
  const [x, y] = at(reach, limit)
  pen.line('markAxis', [x, y], [x, y0])
  pen.circle('sheet', [x, y], 6).circle('markCut', [x, y], 6)
  pen.text('mark', `${Math.round(reach)} m`, [x + 10, at(0, 15.3)[1]], { anchor: 'start' })
  return pen
}
