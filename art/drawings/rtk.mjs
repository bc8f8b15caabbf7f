import { lengthOf, level } from '../../ui/drafting.ts'
import { Pen } from './pen.mjs'
import { mix } from './projection.mjs'
import { arrowhead, bubble, datum, person, satellite, sends } from './symbols.mjs'
import { digger, sheeted, soil } from './works-section.mjs'

/**
 * Positioning outdoors in section, in metres, its three steps numbered: satellites above a reference station and a receiver, the
 * correction between them over a mast, and the pipe below the street at its elevation. On phones they stand closer.
 */
export function rtks() {
  return {
    rtk: drawn(new Pen(1440, 450, { narrow: 0, letter: 15 }), 330, { length: 48, station: 6, mast: 18, rover: 30.4, third: [4.3, -1], sky: [[170, 62, -26], [500, 34, -8], [860, 36, 9], [1230, 66, 26]], works: true }),
    'rtk-narrow': drawn(new Pen(480, 425, { narrow: 480, phone: 280, letter: 16 }), 305, { length: 16, station: 1, mast: 3.9, rover: 6.7, third: [1.7, 3.2], sky: [[52, 58, -26], [236, 34, -4], [424, 62, 26]] }),
  }
}

const M = 30
const [AXIS, OUT, IN] = [-1.95, 0.37, 0.3]
const [HIGH, DEEP] = [6.6, -2.5]

function drawn(pen, ground, { length, station, mast, rover, third, sky, works }) {
  const on = ([x, z]) => [x * M, ground - z * M]
  const floor = (ground - pen.size[1]) / M
  const [open, shut] = [rover + 1.3, rover + 5.5]
  soil({ pen, on, floor }, [[-1, 0], [open, 0], [open + 0.3, DEEP], [shut - 0.3, DEEP], [shut, 0], [length + 1, 0]], [[-1, -3.1], [station + 3, -3.3], [mast, -3.05], [rover, -3.3], [length + 1, -3.1]])
  pipes(pen, on, open, shut, length)
  const tops = [station, rover].map((x) => on([x, 2.16]))
  for (const [i, [x, y]] of sky.entries()) {
    const seen = i < sky.length - 1 ? tops : tops.slice(1)
    pen.lines('markHidden', seen.map((top) => [mix([x, y], top, 26 / Math.hypot(top[0] - x, top[1] - y)), mix([x, y], top, 0.95)]))
  }
  for (const [x, y, turn] of sky) satellite(pen, [x, y], turn)
  tower(pen, on, mast)
  const peak = on([mast, HIGH])
  pen.line('markCut', tops[0], peak, tops[1])
  arrowhead(pen, 'markSolid', peak, mix(peak, tops[1], 0.95), 11)
  sends(pen, peak, 1)
  antenna(pen, on, station, true)
  antenna(pen, on, rover, false)
  const [u, v] = person(pen, on([rover - 0.6, 0]), M)
  for (const x of [open + 0.5, shut - 0.4]) pen.line('modelSight', [u + 3, v], on([x, AXIS + OUT]))
  if (works) digger(pen, ([x, z]) => on([2 * (rover + 8.2) - x, z]), [rover + 8.2, 0], { size: 0.9, knee: [2.2, 4.6], tip: [4.4, 3.5], hand: [4.6, 1.5], bucket: true })
  elevation(pen, on([shut + 0.5, AXIS + OUT]), works ? 0 : 92)
  const last = sky.at(-1)
  for (const [number, at] of [['1', mix(last.slice(0, 2), tops[1], 0.45)], ['2', mix(peak, tops[1], 0.5)], ['3', on([shut + third[0], third[1]])]]) bubble(pen, 'markCut', at, 13, number)
  return pen
}

/** The level mark on the pipe; with `up`, its figure stands on a leader above the ground. */
function elevation(pen, [x, y], up) {
  const metres = 38.72
  datum(pen, [x, y], 9, up ? 0 : 20, 1, up ? null : metres)
  if (!up) return
  const text = level(metres)
  pen.line('mark', [x, y - 8], [x, y - up], [x + lengthOf(text, pen.letter) + 8, y - up])
  pen.finely(() => pen.text('mark', text, [x + 6, y - up - 6], { anchor: 'start' }))
}

/** A pipe that lies in the open trench and goes on as model on both sides, and ducts that cross it. */
function pipes(pen, on, open, shut, length) {
  const pipe = (kind, a, b) => {
    const [bold, fine] = kind === 'ink' ? ['cut', 'detail'] : ['modelCut', 'modelDetail']
    for (const body of [[a, b, OUT], [a, a + 0.3, OUT + 0.09]]) {
      const [from, to, r] = body
      const shape = [[from, AXIS - r], [to, AXIS - r], [to, AXIS + r], [from, AXIS + r]].map(on)
      sheeted(pen, kind, shape)
      pen.lines(bold, [shape], true)
    }
    pen.lines(fine, [IN, -IN].map((r) => [[a + 0.3, AXIS + r], [b, AXIS + r]].map(on)))
  }
  for (let x = shut - 0.4; x < length + 1; x += 2.4) pipe('model', x, x + 2.4)
  for (let x = open + 0.2 - 2.4; x > open - 6; x -= 2.4) pipe('model', x, x + 2.4)
  pipe('ink', open + 0.2, (open + shut) / 2)
  pipe('ink', (open + shut) / 2, shut - 0.4)
  for (const [x, z, r] of [[shut + 6.2, -1, 0.2], [shut + 6.9, -1, 0.2], [open - 3.4, -0.95, 0.26]]) pen.circle('sheet', on([x, z]), r * M).circle('modelTint', on([x, z]), r * M).circle('modelCut', on([x, z]), r * M)
}

/** A mast of the mobile network. */
function tower(pen, on, x) {
  const half = (z) => 0.5 - (0.38 * z) / HIGH
  pen.lines('ink', [-1, 1].map((side) => [[x + side * half(0), 0], [x + side * half(HIGH), HIGH - 0.3]].map(on)))
  const steps = [0, 1.5, 2.9, 4.2, 5.4, HIGH - 0.3]
  pen.line('detail', ...steps.map((z, i) => on([x + (i % 2 ? 1 : -1) * half(z), z])))
}

/** A receiver on its pole, or on the pillar of a station, on a known point. */
function antenna(pen, on, x, pillar) {
  const [u, v] = on([x, 2.1])
  if (pillar) {
    const shape = [[x - 0.28, -0.7], [x + 0.28, -0.7], [x + 0.28, 1.5], [x - 0.28, 1.5]].map(on)
    sheeted(pen, 'ink', shape)
    pen.lines('cut', [shape], true)
    const mark = [[x - 0.17, 0.62], [x + 0.17, 0.62], [x, 0.95]].map(on)
    pen.lines('markCut', [mark], true).circle('markSolid', on([x, 0.73]), 1.6)
  }
  pen.line('cut', on([x, pillar ? 1.5 : 0]), [u, v + 2])
  pen.union('ink', 'sheet', `M${(u - 9).toFixed(1)} ${v.toFixed(1)}q0-9 9-9q9 0 9 9z`)
  pen.line('ink', [u - 5, v], [u - 5, v + 3], [u + 5, v + 3], [u + 5, v])
}
