import { Pen } from './pen.mjs'
import { arrowhead } from './symbols.mjs'

/** What each certificate is about, 200 × 112, all 80 high. */
export function standards() {
  return { 'standard-quality': quality(), 'standard-security': security(), 'standard-bim': bim() }
}

const sheet = () => new Pen(200, 112, { narrow: 0, bare: 0 })

/** A checklist: a fault in its third row, and in the fourth what was done about it. */
function quality() {
  const pen = sheet()
  pen.curve('ink', 'M50 16h100v80h-100z')
  for (const [row, length] of [54, 46, 50, 58, 40].entries()) {
    const y = 28 + row * 14
    const isWrong = row === 2
    pen.curve('detail', `M60 ${y - 4}h8v8h-8z`)
    pen.curve(row === 3 ? 'model' : 'ink', `M78 ${y}h${length}`)
    if (isWrong) pen.curve('markCut', `M61 ${y - 3}l6 6m0-6l-6 6M74 ${y + 4}l${length + 8}-8`)
    else pen.curve('model', `M61 ${y}l3 3 7-9`)
  }
  pen.curve('mark', 'M134 56h38v14h-26')
  arrowhead(pen, 'markSolid', [150, 70], [140, 70], 9)
  return pen
}

/** A model in the innermost of three rooms, with the doors on different sides, and the way in. */
function security() {
  const pen = sheet()
  pen.curve('ink', 'M86 16h-56v80h140v-80h-68M70 30h-24v52h108v-22M154 44v-14h-68M86 68h-22v-24h72v24h-34')
  pen.curveFilled('modelTint', 'model', 'M114 50h16v12h-16z')
  return pen.curve('markHidden', 'M94 6v14h68v32h-18v23h-50v-19h14')
}

/** A model in four states, from draft to archive. */
function bim() {
  const pen = sheet()
  const [kinds, fills] = [['modelHidden', 'model', 'model', 'model'], [, , 'modelTint', 'modelSolid']]
  for (const [i, kind] of kinds.entries()) {
    const x = 12 + i * 46
    const house = `M${x + 9} 82v-18l10-10 10 10v18z`
    pen.curve('ink', `M${x} 42h38v54h-38z`)
    if (fills[i]) pen.curveFill(fills[i], house)
    pen.curve(kind, house)
    if (i === 3) continue
    pen.curve('mark', `M${x + 19} 34c8-18 34-18 42-4`)
    arrowhead(pen, 'markSolid', [x + 57, 23], [x + 64, 35], 9)
  }
  return pen
}
