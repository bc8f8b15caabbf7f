import { millimetres } from '../../ui/drafting.ts'
import { Pen, hatch, rect } from './pen.mjs'
import { person } from './symbols.mjs'

/** Units of the sheet per meter. */
const metre = 47

const shell = 'M8 14h264v22H8zM8 36v186M272 36v186M0 222h280'
const slab = rect(8, 14, 272, 36)
const duct = 'M124 66h78v36h-78z'
const tray = 'M40 68v9h56v-9M52 77v-5M68 77v-5M84 77v-5'
const hangers = 'M120 36v70M206 36v70M116 106h94M48 36v41M88 36v41M228 36v38M248 36v38'

/** A corridor in section at four moments of a project, 280 × 228 each: ink is built, blue is model, orange marks the spot. */
export function moments() {
  return Object.fromEntries(Object.entries({ drill, mount, close, accept }).map(([name, draw]) => {
    const pen = new Pen(280, 228)
    pen.lines('hatch', hatch([slab], 45, 8)).curve('ink', shell)
    draw(pen)
    person(pen, [56, 222], metre)
    return [`moment-${name}`, pen]
  }))
}

/** The model of the services: ghosts until they are mounted, then as built. */
function services(pen, { mounted = false, pipe = true } = {}) {
  if (mounted) pen.curve('ink', hangers)
  pen.curveFill(mounted ? 'sheet' : 'modelTint', duct).curve('model', duct + tray)
  for (const x of [228, 248]) pen.circle(mounted ? 'sheet' : 'modelTint', [x, 80], 6)
  pen.circle('model', [228, 80], 6)
  if (pipe) pen.circle('model', [248, 80], 6)
}

/** Looks up to the places of the hangers on the slab. */
function drill(pen) {
  services(pen)
  pen.curve('modelHidden', 'M78 164 124 66M78 164 202 102')
  pen.curve('markHidden', 'M120 36v30M206 36v30M48 36v32M88 36v32')
  pen.curve('mark', [48, 88, 120, 206].map((x) => `M${x - 4} 32l8 8m0-8-8 8`).join(''))
}

/** Hangers hang; duct and distance are measured. */
function mount(pen) {
  pen.curve('ink', hangers)
  services(pen)
  pen.curve('mark', 'M92 118h114M96 82v40m28-12v12m78-12v12')
  pen.curve('markCut', [96, 124, 202].map((x) => `M${x - 4} 122l8-8`).join(''))
  pen.finely(() => {
    pen.text('mark', about(78), [163, 138], { height: 12 })
    pen.text('mark', about(28), [110, 138], { height: 12 })
  })
}

/** One pipe hangs too low, below it the ceiling to come. */
function close(pen) {
  services(pen, { mounted: true, pipe: false })
  pen.circle('modelTint', [248, 80], 6).circle('model', [248, 80], 6)
  pen.circle('sheet', [248, 96], 6).circle('ink', [248, 96], 6).circle('markCut', [248, 88], 21)
  pen.curve('hidden', 'M8 126h264')
}

/** The ceiling is half closed, everything is where the model has it. */
function accept(pen) {
  services(pen, { mounted: true })
  pen.curve('ink', 'M8 126h178M24 126v5h34v-5m36 0v5h34v-5')
  pen.curve('markCut', 'm152 84 8 8 16-18m-112 14 5 5 9-11m150 14 5 5 9-11')
  person(pen, [112, 222], metre)
}

/** A length of the sheet to the next 100 mm. */
const about = (length) => millimetres(Math.round((10 * length) / metre) / 10)
