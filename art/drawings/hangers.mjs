import { Pen, circlePath, ring } from './pen.mjs'
import { person } from './symbols.mjs'

/** A pipe hanger as each trade sees it, 196 × 222. */
export function hangers() {
  const views = { bim, web, tracking, cloud, field }
  return Object.fromEntries(Object.entries(views).map(([name, draw]) => {
    const pen = new Pen(196, 222, { narrow: 0, bare: 0 })
    draw(pen)
    return [`hanger-${name}`, pen]
  }))
}

const rods = (x = 48, y = 16) => `M${x} ${y}v128M${x + 100} ${y}v128`
const bar = (x = 36, y = 132) => `M${x} ${y}h124v9h-124z`
const pipes = (x = 82, y = 108) => circlePath(x, y, 24) + circlePath(x + 45, y + 7, 17)
const slab = (pen) => pen.curveFilled('tint', 'ink', 'M-2-2h200v18h-200z')
/** As a component, with its grid lines, next to its beam. */
function bim(pen) {
  slab(pen)
  pen.curveFilled('tint', 'ink', 'M170 16h60v46h-60z')
  pen.curveFilled('modelTint', 'model', bar() + pipes())
  pen.curve('model', 'M48 50v94M148 50v94').curve('mark', 'M34 50h28M134 50h28')
  pen.lines('markAxis', [[[82, 74], [82, 142]], [[48, 108], [116, 108]], [[127, 90], [127, 140]], [[102, 115], [152, 115]]])
}

/** On a tablet, of few triangles. */
function web(pen) {
  pen.curve('cut', 'M6 38q0-8 8-8h168q8 0 8 8v132q0 8-8 8h-168q-8 0-8-8zM184 98v12')
  for (const [x, y, r] of [[82, 108, 24], [127, 115, 17]]) {
    const corners = ring(x, y, r, 8)
    pen.fill('modelTint', corners).lines('model', [corners], true).lines('model', corners.map((corner) => [corner, [x, y]]))
  }
  pen.curve('model', `M48 38v104M148 38v104${bar()}M36 141l40-9v9l42-9v9l42-9`)
}

/** Where it is, and where the display shows it. */
function tracking(pen) {
  slab(pen)
  pen.curve('hatch', rods() + bar() + pipes())
  pen.curveFilled('modelTint', 'model', bar(58, 146) + pipes(104, 122))
  pen.curve('model', rods(70, 30)).curve('mark', 'M48 152v34M70 162v24M30 180h58').curve('markCut', 'M43 185l10-10M65 185l10-10')
  pen.curve('mark', 'M55.5 174l3.5-11 3.5 11z')
}

/** As points of two scans. */
function cloud(pen) {
  pen.curve('faintDots', 'M-2 4h200M0 10h198').curve('dots', `M-2 16h200${rods()}${bar()}${pipes()}`)
  pen.curve('dots', `M51 18v128M151 18v128${bar(39, 134)}${pipes(82, 107)}`)
}

/** Built, with a person below who looks at it through the tablet. */
function field(pen) {
  slab(pen)
  pen.curve('ink', rods())
  pen.curveFilled('tint', 'ink', bar() + pipes())
  pen.curve('modelHidden', 'M110 158l8-14')
  person(pen, [90, 214], 34, { raised: true })
  pen.curveFilled('tint', 'ink', 'M-2 214h200v20h-200z')
}
