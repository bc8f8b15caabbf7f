import { Pen } from './pen.mjs'
import { flatDimension, person } from './symbols.mjs'
import { worksSections } from './works-section.mjs'

/** Kinds of work as stretches of one line, 240 × 200 each; ground and design level match those of the neighbours at the edges. Each has one length, in millimetres. */
export function works() {
  return { ...worksSections(), ...stretches() }
}

function stretches() {
  return Object.fromEntries(Object.entries({ road, bridge, pipeline, utilities, rail }).map(([name, draw]) => {
    const pen = new Pen(240, 200, { narrow: 0, letter: 7.8 })
    pen.curveFill('tint', `${ground[name]}V200H0z`).curve('ink', ground[name])
    draw(pen)
    return [`works-${name}`, pen]
  }))
}

const tall = 31
/** Drawing units of a metre beside a person of 1.75 m, and at bridge and rail. */
const metre = { person: tall / 1.75, bridge: 4, rail: 7 }
/** So many metres below the ground. */
const below = (metres) => Math.round(100 * (100 + metres * metre.person)) / 100
const fill = below(2)

const ground = {
  road: `M0 100C36 100 48 62 92 62S146 ${fill} 188 ${fill} 226 100 240 100`,
  bridge: 'M0 100H26L58 166Q120 188 182 166L214 100H240',
  pipeline: 'M0 100H52L62 162H178L188 100H240',
  utilities: 'M0 100H240',
  rail: 'M0 100H240',
}

const solid = (pen, kind, d) => pen.curveFill(kind === 'model' ? 'modelTint' : 'sheet', d).curve(kind, d)
const who = (pen, x, y, facing = 1) => person(pen, [x, y], tall, { facing })
const length = (pen, a, b, off, unit = metre.person) => flatDimension(pen, a, b, off, { unit, gap: 3, tick: 3, beyond: 3 })

/** Cut and fill against a level design line. */
function road(pen) {
  solid(pen, 'model', `M132 100H240C226 100 224 ${fill} 188 ${fill} 158 ${fill} 148 118 132 100z`)
  pen.curve('model', 'M0 100H240').curve('hidden', 'M44 84v14M58 72v26M72 66v32M86 63v35M100 64v34M114 74v24')
  pen.curve('markCut', 'M132 100V76M132 76h12v7h-12')
  length(pen, [188, fill], [188, 100], [1, 0])
  who(pen, 92, 62)
}

/** A bridge deck, half built, half model. */
function bridge(pen) {
  pen.curve('detail', 'M52 158H188')
  solid(pen, 'ink', 'M78 106h10v70H78zM118 106h10v76h-10zM18 94h110v12H18z')
  solid(pen, 'model', 'M158 106h10v68h-10zM128 94h94v12h-94z')
  pen.curve('model', 'M128 86h94v8M140 86v8M160 86v8M180 86v8M202 86v8').curve('ink', 'M18 94v-8h110M40 86v8M60 86v8M80 86v8M100 86v8')
  pen.curve('markCut', 'M128 70v44')
  length(pen, [83, 182], [123, 182], [0, 11], metre.bridge)
}

/** Pipes in an open trench; the next lengths are model. */
function pipeline(pen) {
  pen.curve('hidden', 'M0 132h62M0 152h62')
  solid(pen, 'ink', 'M62 132h30v20H62zM92 128h8v28h-8zM100 132h30v20h-30z')
  solid(pen, 'model', 'M130 128h8v28h-8zM138 132h40v20h-40z')
  pen.curve('modelHidden', 'M178 132h62M178 152h62').curve('markCut', 'M120 100v28M114 122l6 6 6-6').curve('detail', 'M62 162h116')
  length(pen, [188, 162], [188, 100], [22, 0])
  who(pen, 34, 100)
}

/** Utilities below a street, with their depths. */
function utilities(pen) {
  pen.curve('ink', 'M30 100V28h22l4 6M108 100v6h28v-6').curve('detail', 'M112 106v70M132 106v70M112 176h20')
  const [left, right] = [below(2), below(2.5)]
  solid(pen, 'model', `M40 ${left + 16}a16 16 0 1 0 32 0 16 16 0 1 0-32 0M82 124a8 8 0 1 0 16 0 8 8 0 1 0-16 0`)
  solid(pen, 'model', 'M150 118h14v14h-14zM164 118h14v14h-14zM150 132h14v14h-14zM164 132h14v14h-14z')
  solid(pen, 'model', `M196 ${right + 20}a20 20 0 1 0 40 0 20 20 0 1 0-40 0`)
  length(pen, [56, left], [56, 100], [1, 0])
  length(pen, [216, right], [216, 100], [1, 0])
  pen.curveFill('modelTint', 'M167 57 128 182h72z')
  who(pen, 154, 100)
}

/** Track and masts around the clearance gauge; below, the footings of the masts, a culvert and the cable trough. */
function rail(pen) {
  const bed = 'M2 100l14-11h208l14 11'
  pen.curveFill('tint', `${bed}z`).curve('ink', `${bed}M12 83h216${Array.from({ length: 10 }, (_, i) => `M${24 + i * 21.5} 89v-6`).join('')}`)
  solid(pen, 'ink', 'M38 100h16v40H38z')
  solid(pen, 'model', 'M188 100h16v40h-16zM154 100h16v13h-16z')
  pen.curveFill('sheet', 'M98 140h44v34H98z').curve('ink', 'M120 134H92v46h28M120 140H98v34h22').curve('model', 'M120 134h28v46h-28M120 140h22v34h-22')
  pen.curve('ink', 'M46 100V16M46 22h20M46 34l20-12M0 30Q34 34 66 26M0 46h120')
  pen.curve('model', 'M196 100V16M196 22h20M196 34l20-12M66 26Q140 48 216 26 230 30 240 32M120 46h120')
  length(pen, [132, 83], [132, 50.8], [14, 0], metre.rail)
  pen.curve('markHidden', 'M108 83V58l5-7.2h14l5 7.2v25')
}
