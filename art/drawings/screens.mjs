import { axisLetter, axisNumber } from '../../ui/drafting.ts'
import { arcPath, Pen, circlePath, hatch } from './pen.mjs'
import { bubble } from './symbols.mjs'

/** What the product's own screens show: the map of the city platform and the plan of a capture. */
export function screens() {
  return { 'screen-city': crossing(), 'screen-capture': plan() }
}

const rect = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]

/** A street crossing on a map: blocks with houses, the cut of a permit, lines of three grades, their crossings numbered. */
function crossing() {
  const pen = new Pen(680, 404, { phone: 276 })
  pen.curveFill('tint', 'M0 0h236v100q0 40-40 40H0zM0 268h196q40 0 40 40v96H0zM680 0H430v100q0 40 40 40h210zM680 268H470q-40 0-40 40v96h250z')
  const houses = [rect(460, 20, 84, 96), rect(568, 20, 58, 60), rect(24, 298, 132, 50), rect(460, 298, 72, 82), rect(24, 20, 76, 92), rect(120, 20, 84, 40), rect(120, 80, 84, 32), rect(556, 298, 100, 44)]
  for (const house of houses) pen.fill('sheet', house)
  pen.lines('hatch', houses.flatMap((house) => hatch([house], 45, 8)))
  for (const house of houses) pen.lines('detail', [house], true)
  pen.curve('ink', 'M0 140h196q40 0 40-40V0M0 268h196q40 0 40 40v96M680 140H470q-40 0-40-40V0M680 268H470q-40 0-40 40v96')
  pen.curve('hatch', 'M0 128h192q32 0 32-32V0M0 280h192q32 0 32 32v92M680 128H474q-32 0-32-32V0M680 280H474q-32 0-32 32v92')
  pen.lines('hidden', [[[0, 204], [222, 204]], [[444, 204], [680, 204]], [[333, 0], [333, 118]], [[333, 290], [333, 404]]])
  // crosswalks
  for (let k = 0; k < 7; k++) {
    pen.line('hatch', [238, 150 + k * 18], [260, 150 + k * 18]).line('hatch', [404, 150 + k * 18], [426, 150 + k * 18])
  }
  for (const tree of [[224, 34], [224, 82], [442, 34], [442, 82], [442, 350], [224, 330], [224, 374], [520, 128], [600, 128], [60, 280], [120, 280]]) pen.circle('tint', tree, 8).circle('detail', tree, 8).circle('solid', tree, 1.4)
  pen.lines('modelCut', [[[0, 172], [250, 172], [270, 192], [422, 192], [442, 172], [680, 172]], [[0, 252], [680, 252]]])
  pen.line('modelDetected', [378, 0], [378, 404])
  pen.line('modelArchived', [268, 404], [268, 0])
  for (const [x, y] of [[60, 172], [560, 172], [110, 252], [620, 252], [378, 70], [378, 346]]) pen.circle('sheet', [x, y], 6).circle('model', [x, y], 6)
  const cut = [[234, 160], [446, 146], [450, 274], [238, 284]]
  pen.fill('markTint', cut).lines('markCut', [cut], true)
  for (const [x, y] of cut) pen.fill('markSolid', rect(x - 3, y - 3, 6, 6))
  for (const [i, [x, y]] of [[268, 190], [268, 252], [378, 192], [378, 252]].entries()) {
    bubble(pen, 'markCut', [x, y], 12, axisNumber(i))
  }
  // north, and ten meters
  return pen.finely(() => {
    pen.curveFill('solid', 'M652 46l-8 20 8-5 8 5z').text('ink', 'N', [652, 40], { height: 12 })
    pen.line('ink', [24, 380], [24, 386], [112, 386], [112, 380]).text('ink', '10 m', [68, 380], { height: 12 })
  })
}

const corners = [[116, 524], [116, 276], [184, 262], [188, 150], [150, 92], [96, 120], [110, 176], [196, 196], [204, 252], [320, 256], [324, 130], [292, 96], [272, 140], [338, 184], [348, 258], [434, 254], [438, 110], [476, 96], [484, 150], [452, 186], [458, 254], [576, 256], [580, 140], [628, 104], [640, 170], [590, 196], [612, 272], [404, 278], [394, 400], [474, 408], [612, 404], [626, 464], [480, 476], [372, 452], [384, 284], [136, 290], [128, 512]]
const stops = [[116, 470], [116, 390], [118, 290], [187, 205], [150, 96], [102, 146], [262, 254], [322, 190], [286, 104], [400, 256], [436, 160], [482, 126], [522, 255], [578, 190], [634, 128], [500, 275], [398, 340], [590, 405], [560, 470], [440, 467], [260, 287]]

/** A floor plan with axes: columns, walls, the route of a walk, its panoramas, and one of them open with its field of view. */
function plan() {
  const pen = new Pen(720, 544)
  const [xs, ys] = [[64, 212, 360, 508, 656], [504, 312, 64]]
  if (!pen.small) for (const [i, x] of xs.entries()) axis(pen, [x, 24], axisNumber(i), [[x, 38], [x, 52]])
  if (!pen.small) for (const [i, y] of ys.entries()) axis(pen, [28, y], axisLetter(i), [[42, y], [52, y]])
  const rooms = [[64, 64, 144, 148], [216, 64, 140, 148], [364, 64, 140, 148], [512, 64, 144, 148], [64, 220, 592, 88], [64, 316, 144, 188], [216, 316, 116, 188], [340, 316, 316, 188]]
  const openings = [[164, 212, 44, 8], [308, 212, 44, 8], [420, 212, 44, 8], [560, 212, 44, 8], [98, 308, 44, 8], [372, 308, 44, 8], [98, 504, 44, 12]]
  pen.fill('wall', rect(52, 52, 616, 464), ...[...rooms, ...openings].map((room) => rect(...room)))
  for (const x of xs) for (const y of ys) pen.fill('solid', rect(x - 11, y - 11, 22, 22))
  pen.curve('detail', 'M164 212v-44a44 44 0 0 1 44 44M308 212v-44a44 44 0 0 1 44 44M420 212v-44a44 44 0 0 1 44 44M560 212v-44a44 44 0 0 1 44 44M416 316v44a44 44 0 0 1-44-44M142 316v44a44 44 0 0 1-44-44M142 504v-44a44 44 0 0 0-44 44')
  pen.lines('detail', [...Array.from({ length: 10 }, (_, i) => [[216, 350 + i * 14], [332, 350 + i * 14]]), [[274, 350], [274, 476]]])
  pen.curveFill('modelTint', 'M474 408 604 344A150 150 0 0 1 604 472z')
  pen.curve('modelCut', walked(corners))
  for (const [x, y] of stops) pen.circle('modelSolid', [x, y], 5)
  pen.circle('sheet', [474, 408], 20).circle('modelTint', [474, 408], 20).circle('modelCut', [474, 408], 20)
  pen.curve('modelDetail', `M454 408h40${arcPath(474, 408, 20, 0, 359)}`).curve('modelDetail', circlePath(474, 408, 8, 20))
  return pen.fill('markSolid', [[116, 508], [104, 526], [128, 526]])
}

/** An axis and its name, which phones leave out. */
function axis(pen, [x, y], name, end) {
  pen.line('markAxis', ...end)
  bubble(pen, 'mark', [x, y], 14, name)
}

/** A polyline with rounded corners, as a walked route. */
function walked(points, radius = 20) {
  return points.map(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after) return `${i ? 'L' : 'M'}${x} ${y}`
    const [from, to] = [before, after].map(([px, py]) => {
      const way = Math.hypot(px - x, py - y)
      const share = Math.min(radius, way / 2) / way
      return `${Math.round(x + (px - x) * share)} ${Math.round(y + (py - y) * share)}`
    })
    return `L${from}Q${x} ${y} ${to}`
  }).join('')
}
