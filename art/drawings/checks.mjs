import { Pen, rect } from './pen.mjs'
import { bubble, flatDimension, person } from './symbols.mjs'

/** A wall whose opening a modeled pipe misses, and the way of a change from code to a site and back. */
export function checks() {
  return { 'check-opening': opening(), 'check-loop': loop() }
}

/** A wall in section, 560 × 340, between two slabs, with the axes of its opening and of the pipe. */
function opening() {
  const pen = new Pen(560, 340, { narrow: 0, bare: 0 })
  for (const y of [20, 306]) pen.fill('tint', rect(0, y, 560, y + 24)).lines('ink', [[[0, y], [560, y]], [[0, y + 24], [560, y + 24]]])
  for (const [top, low] of [[44, 92], [146, 306]]) pen.curveFilled('tint', 'cut', `M326 ${top}h40v${low - top}h-40z`)
  pen.lines('hidden', [[[326, 92], [326, 146]], [[366, 92], [366, 146]]])
  pen.curveFilled('modelTint', 'model', 'M96 172h440v34h-440z')
  for (const x of [150, 220, 480]) pen.lines('model', [[[x, 44], [x, 172]], [[x, 206], [x, 210]], [[x - 7, 210], [x + 7, 210]]])
  pen.lines('markAxis', [[[300, 119], [392, 119]], [[80, 189], [552, 189]]])
  flatDimension(pen, [374, 189], [374, 119], [66, 0], { say: null })
  pen.curve('mark', 'M450 161l5-15 5 15z')
  pen.circle('markCut', [346, 189], 44)
  person(pen, [136, 306], 52, { raised: true })
  pen.line('modelHidden', [166, 226], [304, 194])
  return pen.curve('detail', 'M470 306v-26h44v26M470 293h44')
}

/** A closed line through a sheet of code, two who read it, a tablet below a ceiling and a notebook, numbered, 460 × 412. */
function loop() {
  const tall = 66
  const pen = new Pen(460, 412, { narrow: 0 })
  pen.curve('cut', 'M120 86h160M370 174v32M268 314h-143M66 242v-82M282 2v160M270 226v172')
  pen.curve('markCut', 'M269 79l11 7-11 7M363 195l7 11 7-11M136 307l-11 7 11 7M59 171l7-11 7 11')
  pen.curveFilled('sheet', 'ink', 'M12 14h108v144h-108z')
  pen.curve('ink', 'M30 41h39M42 62h51M42 83h33M42 104h51M30 125h27')
  person(pen, [374, 162], tall, { facing: -1, carry: null, helmet: false })
  person(pen, [318, 162], tall)
  pen.curveFilled('tint', 'ink', 'M282 162h168v12h-168zM270 208h188v18h-188zM270 398h188v12h-188z')
  pen.curveFilled('modelTint', 'model', 'M352 240h92v30h-92z')
  pen.curve('model', 'M370 226v14M426 226v14').curve('modelHidden', 'M349 290l22-20')
  person(pen, [324, 398], tall, { raised: true })
  pen.curveFilled('sheet', 'ink', 'M9 242h114v144h-114z')
  pen.curve('ink', 'M30 242v144M0 263h18M0 290h18M0 317h18M0 344h18M48 275h57M48 299h57M48 323h33')
  for (const [i, at] of [[94, 132], [424, 130], [424, 366], [97, 360]].entries()) bubble(pen, 'mark', at, 18, String(i + 1))
  return pen
}
