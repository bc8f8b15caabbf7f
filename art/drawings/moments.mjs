import { millimetres } from '../../ui/drafting.ts'
import { Pen, hatch, rect } from './pen.mjs'
import { person } from './symbols.mjs'

/** Units of the sheet per meter. */
const metre = 47

const shell = 'M8 14h264v22H8zM8 36v186M272 36v186M0 222h280'
const slab = rect(8, 14, 272, 36)
const duct = 'M112 66h70v36h-70z'
const tray = 'M28 68v9h56v-9M40 77v-5M56 77v-5M72 77v-5'
const hangers = 'M108 36v70M186 36v70M104 106h86M36 36v41M76 36v41M208 36v38'
const pipes = [208, 244]

/** A corridor in section at four moments of a project, 280 × 228 each: ink is built, blue is model, orange marks the spot. */
export function moments() {
  return Object.fromEntries(Object.entries({ drill, mount, close, accept }).map(([name, draw]) => {
    const pen = new Pen(280, 228, { letter: 12, bare: 120 })
    pen.lines('hatch', hatch([slab], 45, 8)).curve('ink', shell)
    draw(pen)
    return [`moment-${name}`, pen]
  }))
}

/** The services: model until they are mounted, then as built, the last pipe as high as it hangs. */
function services(pen, { mounted = false, last = 80 } = {}) {
  if (mounted) pen.curve('ink', `${hangers}M244 36v${last - 42}`)
  pen.curveFill(mounted ? 'sheet' : 'modelTint', duct).curve('model', duct + tray)
  for (const x of pipes) pen.circle(mounted && last === 80 ? 'sheet' : 'modelTint', [x, 80], 6).circle('model', [x, 80], 6)
  if (last !== 80) pen.circle('sheet', [244, last], 6).circle('ink', [244, last], 6)
}

/** What a tablet at `x` sees of the duct. */
function sees(pen, x) {
  const [u, v] = person(pen, [x, 222], metre)
  pen.lines('modelHidden', [[[u, v], [112, 66]], [[u, v], [182, 102]]])
}

/** Looks up to the places of the hangers on the slab. */
function drill(pen) {
  services(pen)
  const places = [36, 76, 108, 186]
  pen.curve('markHidden', 'M108 36v30M186 36v30M36 36v32M76 36v32')
  pen.curve('mark', places.map((x) => `M${x - 4} 32l8 8m0-8-8 8`).join(''))
  sees(pen, 56)
}

/** Hangers hang; duct and distance are measured, the narrow one with its figure outside; without figures on phones. */
function mount(pen) {
  services(pen, { mounted: true })
  pen.curve('mark', 'M48 132h138M84 82v54m28-30v30m70-30v30')
  pen.finely(() => pen.curve('markCut', [84, 112, 182].map((x) => `M${x - 4} 136l8-8`).join('')))
  if (!pen.small) {
    pen.text('mark', about(70), [147, 128])
    pen.text('mark', about(28), [80, 128], { anchor: 'end' })
  }
  person(pen, [232, 222], metre, { facing: -1 })
}

/** One pipe hangs too low, as a tablet shows, below it the ceiling to come. */
function close(pen) {
  services(pen, { mounted: true, last: 96 })
  pen.circle('markCut', [244, 88], 21)
  pen.curve('hidden', 'M8 126h264')
  const [u, v] = person(pen, [152, 222], metre, { pose: 'raised' })
  pen.lines('modelHidden', [[[u, v], [229, 74]], [[u, v], [230, 104]]])
}

/** The ceiling is closed; three people see above it what hangs where the model has it. */
function accept(pen) {
  services(pen, { mounted: true })
  pen.curve('ink', 'M8 126h264M28 126v5h34v-5m61 0v5h34v-5m61 0v5h34v-5')
  pen.curve('markCut', 'm136 85 8 8 16-18')
  person(pen, [34, 222], metre, { carry: null })
  sees(pen, 86)
  person(pen, [244, 222], metre, { facing: -1, carry: null })
}

/** A length of the sheet to the next 100 mm. */
const about = (length) => millimetres(Math.round((10 * length) / metre) / 10)
