import { Pen, rect } from './pen.mjs'
import { bubble, flatDimension, person } from './symbols.mjs'

/** A wall whose opening a modeled pipe misses, and the way of a change from code to a site and back. */
export function checks() {
  return { 'check-opening': opening(), 'check-loop': loop(), 'check-loop-narrow': loop(0) }
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
  person(pen, [136, 306], 52, { pose: 'raised' })
  pen.line('modelHidden', [166, 226], [304, 194])
  return pen.curve('detail', 'M470 306v-26h44v26M470 293h44')
}

/**
 * A change as a loop, numbered: a branch of commits with its diff, two reviews before it merges, a tablet below a duct on
 * site, a list back to the start. 580 × 412 with somebody at the tablet, or 460 × 412 for phones.
 */
function loop(more = 120) {
  const pen = new Pen(460 + more, 412, { narrow: 0 })
  const commit = (kind, ...points) => points.forEach(([x, y]) => pen.circle('sheet', [x, y], 8).circle(kind, [x, y], 8))
  pen.curve('cut', 'M84 24v216q0 22 22 22h100M214 362h-82M44 362h-30v-338h60')
  pen.curve('markCut', 'M199 255l8 7-8 7M139 355l-8 7 8 7M66 17l8 7-8 7')
  pen.curve('modelCut', 'M84 30q0 34 40 34h20q40 0 40 30v58q0 38-40 38h-20q-40 0-40 34')
  commit('cut', [84, 24], [84, 226])
  commit('modelCut', [184, 98], [184, 126], [184, 154])
  // what changes: lines taken out, and those that replace them
  const right = 390 + more
  pen.curveFilled('sheet', 'ink', `M222 40h${right - 222}v116h${222 - right}z`).fill('markTint', rect(223, 72, right - 1, 94)).fill('modelTint', rect(223, 94, right - 1, 138))
  pen.curve('ink', `M250 58h${78 + more / 2}M250 149h52`).curve('mark', `M232 83h8M250 83h${64 + more / 2}`)
  pen.curve('model', `M232 105h8M236 101v8M250 105h${104 + more}M232 127h8M236 123v8M262 127h${72 + more / 2}`)
  for (const x of [152, 118]) pen.circle('sheet', [x, 190], 13).circle('markCut', [x, 190], 13).curve('markCut', `M${x - 6} 190l4 5 8-10`)
  // on site
  const moved = more / 2
  pen.fill('tint', rect(214, 222, 452 + more, 240), rect(214, 388, 452 + more, 404)).lines('ink', [[[214, 240], [452 + more, 240]], [[214, 388], [452 + more, 388]]])
  pen.curveFilled('modelTint', 'model', `M${330 + moved} 262h${122 + moved}v34h-${122 + moved}z`)
  pen.curve('model', `M${350 + moved} 240v22M${432 + more} 240v22M${391 + 1.5 * moved} 262v34`)
  if (more > 0) person(pen, [256, 388], 66, { carry: null })
  pen.curve('detail', `M${272 + moved} 388l18-76 18 76M${290 + moved} 388v-76`).curveFilled('sheet', 'cut', `M${262 + moved} 296l44-14 8 26-44 14z`)
  pen.curve('modelHidden', `M${312 + moved} 292l20-10M192 98h28`)
  pen.curveFilled('sheet', 'ink', 'M44 310h86v92h-86z')
  pen.curve('ink', 'M74 332h40M74 356h40M74 380h28').curve('mark', 'M54 332l4 4 7-9M54 356l4 4 7-9').lines('mark', [rect(54, 375, 64, 385)], true)
  for (const [i, at] of [[424 + more, 98], [50, 190], [424 + more, 362], [158, 322]].entries()) bubble(pen, 'mark', at, 15.5, String(i + 1))
  return pen
}
