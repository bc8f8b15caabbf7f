import { level } from '../../ui/drafting.ts'
import { Pen, rect } from './pen.mjs'
import { arrowhead, datum } from './symbols.mjs'

/** What a project sends us about a stretch, 264 × 160: its grid, its control points, its alignment, its records. */
export function sent() {
  return { 'sent-grid': grid(), 'sent-control': control(), 'sent-alignment': alignment(), 'sent-records': records() }
}

const sheet = () => new Pen(264, 160, { letter: 11, narrow: 0 })

/** The axes of the survey grid, a point in it, and the datum of heights. */
function grid() {
  const pen = sheet()
  const [x0, y0] = [6, 144]
  for (let i = 1; i < 4; i++) {
    pen.line('ink', [x0, y0 - i * 32 + 10], [x0 + 160, y0 - i * 32 + 10])
    pen.line('ink', [x0 + i * 40, y0], [x0 + i * 40, y0 - 94])
  }
  for (const [end, name, at] of [[[x0, 42], 'N', [x0, 34]], [[176, y0], 'E', [186, y0 + 5]]]) {
    pen.line('ink', [x0, y0], end)
    arrowhead(pen, 'solid', [x0, y0], end, 9)
    pen.finely(() => pen.text('ink', name, at))
  }
  pen.line('markHidden', [x0, 74], [105, 74], [105, y0]).circle('sheet', [105, 74], 5).circle('markCut', [105, 74], 5)
  pen.line('cut', [210, y0 - 20], [264, y0 - 20])
  pen.lines('hatch', [216, 230, 244].map((x) => [[x, y0 - 8], [x + 12, y0 - 20]]))
  // without its figure, the triangle alone has to say what the line is
  pen.fill('markSolid', [[256, y0 - 20], [249, y0 - 32], [263, y0 - 32]])
  datum(pen, [256, y0 - 20], 13.3, 24, -1, 0)
  return pen
}

/** Three control points with their targets, numbers and heights. */
function control() {
  const pen = sheet()
  const page = rect(1, 24, 263, 144)
  pen.fill('sheet', page)
  for (const [i, [northing, height]] of [['4 021.750', '12.480'], ['4 133.208', '12.615'], ['4 254.900', '12.702']].entries()) {
    const y = 44 + i * 40
    const quarter = (sx) => `M30 ${y}v${9 * sx}a9 9 0 0 0 ${9 * sx} ${-9 * sx}z`
    pen.curveFill('markSolid', quarter(1) + quarter(-1)).circle('mark', [30, y], 9)
    pen.finely(() => {
      for (const [text, x] of [[String(i + 1), 62], [northing, 164], [height, 244]]) pen.text('ink', text, [x, y + 5], { anchor: 'end' })
    })
    if (i) pen.line('ink', [1, y - 20], [263, y - 20])
  }
  return pen.lines('ink', [page], true).lines('ink', [48, 72, 176].map((x) => [[x, 24], [x, 144]]))
}

/** A curve in plan with two stations, and its profile below. */
function alignment() {
  const pen = sheet()
  const at = (x) => 66 - 26 * Math.sin((x - 66) / 42) * Math.exp(-(((x - 140) / 130) ** 2))
  const along = (off) => Array.from({ length: 34 }, (_, i) => [i * 8, at(i * 8) + off])
  pen.fill('modelTint', [...along(-9), ...along(9).reverse()]).lines('model', [along(-9), along(9)]).line('hidden', ...along(0))
  for (const [x, name] of [[58, '0+435'], [170, '0+825']]) {
    const y = at(x)
    pen.line('mark', [x, y + 16], [x, y - 26])
    pen.finely(() => pen.text('mark', name, [x + (x < 99 ? -5 : 5), y - 18], { anchor: x < 99 ? 'end' : 'start' }))
  }
  pen.line('ink', [0, 144], [264, 144]).line('hatch', [0, 122], [264, 122])
  return pen.line('modelCut', ...Array.from({ length: 34 }, (_, i) => [i * 8, 130 - 9 * Math.sin((i * 8 - 40) / 46)]))
}

/** Lines below a street in plan: surveyed, detected, and known from archives, with the depth of one. */
function records() {
  const pen = sheet()
  pen.lines('ink', [[[0, 24], [264, 24]], [[0, 144], [264, 144]]]).lines('hatch', [[[0, 32], [264, 32]], [[0, 136], [264, 136]]])
  pen.line('modelArchived', [206, 24], [206, 144])
  pen.line('modelDetected', [0, 116], [264, 116])
  pen.line('modelCut', [0, 70], [84, 70], [118, 92], [264, 92])
  for (const at of [[84, 70], [206, 92]]) pen.circle('sheet', at, 6).circle('model', at, 6)
  pen.line('mark', [89, 66], [106, 54], [158, 54])
  return pen.finely(() => pen.text('mark', level(-1.8), [110, 50], { anchor: 'start' }))
}
