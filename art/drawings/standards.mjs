import { Pen, arcPath } from './pen.mjs'
import { arrowhead } from './symbols.mjs'

/** What each certificate is about, 200 × 112, all 80 high. */
export function standards() {
  return { 'standard-quality': quality(), 'standard-security': security(), 'standard-bim': bim() }
}

const sheet = () => new Pen(200, 112, { narrow: 0, bare: 0 })

/** The cycle of plan, do, check and act around a checked sheet. */
function quality() {
  const pen = sheet()
  const on = (turn) => [100 + 40 * Math.sin((turn * Math.PI) / 180), 56 - 40 * Math.cos((turn * Math.PI) / 180)]
  for (const from of [8, 98, 188, 278]) {
    const last = from === 278
    pen.curve(last ? 'mark' : 'ink', arcPath(100, 56, 40, from, from + 68))
    arrowhead(pen, last ? 'markSolid' : 'solid', on(from + 62), on(from + 76), 9)
  }
  pen.curveFill('sheet', 'M86 37h22l8 8v30h-30z').curve('ink', 'M86 37h22l8 8v30h-30zM108 37v8h8')
  return pen.curve('model', 'M93 60l6 6 11-14')
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
