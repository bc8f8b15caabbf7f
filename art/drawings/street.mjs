import { lengthOf, level } from '../../ui/drafting.ts'
import { frame, standard } from '../model.mjs'
import { Pen, circlePath, hatch, rect } from './pen.mjs'
import { aside, datum, flatDimension, person } from './symbols.mjs'

/** A street in section and in plan, and a manhole of it; all in metres. */
export function streets() {
  return {
    'street-section': section({ size: [1440, 590], m: 21, from: 0, ground: 454, letter: 15 }),
    'street-section-narrow': section({ size: [480, 394], m: 14.2, from: 9.4, ground: 306, letter: 17 }),
    manhole: manhole(),
  }
}

/** Axis of the sewer, its inside, and the thickness of its wall, as in ui/screens/street.tsx. */
const SEWER = [-3.4, 0.8, 0.1]

/** Somebody at a door, the road, the planned building on its lot, and whom it stands beside. */
function section({ size, m, from, ground, letter }) {
  const pen = new Pen(...size, { letter, narrow: 0 })
  const at = ([x, z]) => [(x - from) * m, ground - z * m]
  const [lot, wall, eye] = [38, 13, [14.7, 1.6]]
  const wide = size[0] > 800
  const [start, end] = [from, from + size[0] / m]
  const solid = (ring, spacing = 5) => pen.fill('tint', ring).lines('hatch', hatch([ring], 45, spacing)).lines('cut', [ring], true)
  const surface = [[start, 0.15], [19, 0.15], [19, 0], [30, 0], [30, 0.15], [end, 0.15]]
  const soil = [...surface, [end, -0.5], [start, -0.5]].map(at)
  pen.fill('tint', [...surface.map(at), size, [0, size[1]]]).lines('hatch', hatch([soil], 45, 6))
  // the house in section: walls, floors, roof
  for (const [z0, z1] of [[0.15, 0.9], [2.2, 3.8], [5, 5.9]]) solid(rect(wall - 0.35, z0, wall, z1).map(at))
  if (wide) for (const [z0, z1] of [[0.15, 0.9], [2.2, 3.8], [5, 5.9]]) solid(rect(2.65, z0, 3, z1).map(at))
  const left = Math.max(2.65, start)
  for (const z of [2.95, 5.7]) solid(rect(Math.max(left, 3), z, wall - 0.35, z + 0.25).map(at))
  pen.lines('detail', [[0.9, 2.2], [3.8, 5]].flatMap(([a, b]) => [wall - 0.22, wall - 0.12].map((x) => [[x, a], [x, b]].map(at))))
  const ridge = [(2.65 + wall) / 2, 9.6]
  const roof = [[wall + 0.6, 5.55], [wall + 0.6, 5.85], [ridge[0], ridge[1] + 0.3], [2.05, 5.85], [2.05, 5.55], [ridge[0], ridge[1]]]
  pen.fill('tint', roof.map(at)).lines('cut', [roof.map(at)], true)
  // the planned building: slabs, columns, parapet
  const { levels } = frame()
  const deep = standard.bays[1] * standard.bay[1]
  const columns = Array.from({ length: standard.bays[1] + 1 }, (_, i) => lot + standard.edge + i * standard.bay[1])
  const far = lot + deep + 2 * standard.edge
  const top = levels[standard.storeys]
  pen.fill('modelTint', rect(lot, 0, far, top).map(at))
  for (const z of levels.slice(1)) pen.lines('modelCut', [rect(lot, z - standard.slab, far, z).map(at)], true)
  for (const x of columns) pen.lines('model', levels.slice(0, -1).map((z, i) => rect(x - standard.column / 2, z, x + standard.column / 2, levels[i + 1] - standard.slab).map(at)), true)
  pen.lines('modelDetail', levels.slice(0, -1).flatMap((z, i) => Array.from({ length: 9 }, (_, k) => lot + 1.9 + k * 1.6).map((x) => [[x, z], [x, levels[i + 1] - standard.slab]].map(at))))
  if (wide) neighbour(pen, at, far + 6, end)
  // trees, a lamp, the sewer and lines under the road
  for (const [x, high, turn] of wide ? [[17.4, 6.4, 1], [33.4, 7.2, 3]] : [[17.4, 5.4, 1], [33.6, 6.4, 3]]) tree(pen, at, x, high, turn, m)
  pen.line('ink', at([30.6, 0.15]), at([30.6, 6.8]), at([29.1, 7]), at([28.7, 6.94]))
  for (const [x, z, r] of [[21.4, SEWER[0], SEWER[1] / 2], [23.6, -1.5, 0.2], [27.6, -1.3, 0.15], [28.4, -1.3, 0.15]]) {
    pen.circle('sheet', at([x, z]), r * m).circle('modelTint', at([x, z]), r * m).circle('modelCut', at([x, z]), r * m)
  }
  pen.line('cut', ...surface.map(at))
  // what somebody sees, and how far the shadow reaches
  const phone = person(pen, at([14.2, 0.15]), m)
  pen.lines('modelSight', [[phone, at([lot, top])], [phone, at([lot, 0.15])]])
  const sun = Math.tan((31 * Math.PI) / 180)
  const meets = top - (lot - wall) * sun
  pen.line('markAxis', at([lot + 2, top + 2 * sun]), at([wall, meets]))
  pen.line('markCut', at([wall + 0.12, 0.15]), at([wall + 0.12, meets]))
  pen.circle('markSolid', at([wall, meets]), 3)
  // dimensions and levels
  flatDimension(pen, at([wall, 0]), at([lot, 0]), [0, size[1] - ground - 20], { unit: m, gap: 14, lift: 6 })
  const mark = wide ? [far + 0.5, 1] : [lot + 6, 1]
  if (wide) for (const z of levels) datum(pen, at([mark[0] + 0.4, z]), 9, 20, mark[1], z)
  else for (const z of [top]) datum(pen, at([lot - 1.2, z]), 9, 20, -1, z)
  return pen
}

/** A block of flats in elevation, as far as the sheet reaches. */
function neighbour(pen, at, from, end) {
  const ring = rect(from, 0.15, end + 1, 13.6).map(at)
  pen.fill('sheet', ring).lines('ink', [ring], true)
  pen.lines('detail', [0.9, 13, 13.3].map((z) => [[from, z], [end, z]].map(at)))
  for (let i = 0; i < 4; i++) for (let x = from + 1; x < end; x += 2.4) {
    const z = 1.7 + i * 3.05
    pen.fill('tint', rect(x, z, x + 1.3, z + 1.7).map(at)).lines('ink', [rect(x, z, x + 1.3, z + 1.7).map(at)], true)
    pen.lines('detail', [[[x + 0.65, z], [x + 0.65, z + 1.7]], [[x - 0.12, z - 0.08], [x + 1.42, z - 0.08]]].map((line) => line.map(at)))
  }
}

/** A tree on a pavement: trunk, boughs, and a crown of small bows, uneven by `turn`. */
export function tree(pen, at, x, high, turn, m) {
  const [cx, cy] = at([x, high * 0.62])
  const r = high * 0.31 * m
  const crown = Array.from({ length: 21 }, (_, i) => {
    const t = (i / 21) * 2 * Math.PI
    const k = r * (1 + 0.09 * Math.sin(i * 2.4 + turn))
    return [cx + k * 0.9 * Math.cos(t), cy - k * 1.15 * Math.sin(t)]
  })
  const bow = (r * 0.19).toFixed(1)
  pen.line('ink', at([x, 0.15]), [cx, cy - r * 0.75])
  const boughs = [[0.55, -0.5, 0.15], [-0.55, -0.35, 0.3], [0.5, 0.05, 0.5], [-0.42, 0.25, 0.6], [0.3, -0.85, -0.3], [-0.3, -0.8, -0.2]]
  pen.lines('detail', boughs.map(([u, v, w]) => [[cx, cy + w * r], [cx + u * r, cy + v * r]]))
  pen.curve('detail', `M${crown.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join(`A${bow} ${bow} 0 0 0 `)}A${bow} ${bow} 0 0 0 ${crown[0].map((v) => v.toFixed(1)).join(' ')}`)
}

/** A manhole in section: the frame of its cover is cracked, and an inspector records it. */
function manhole() {
  const pen = new Pen(640, 560, { letter: 13, narrow: 420 })
  const [m, ground, x0] = [84, 176, 4.3]
  const at = ([x, z]) => [x * m, ground - z * m]
  const [axis, inside, thick] = SEWER
  const [lid, shaft, ring] = [0.625 / 2, 0.5, 0.12]
  const [under, cone] = [axis - inside / 2, [-0.25, -0.95]]
  // ground: surface, base, soil
  const half = (sign) => {
    const edge = sign < 0 ? 0 : 640 / m
    const layer = (z0, z1, gap) => [[edge, z0], [x0 + sign * gap, z0], [x0 + sign * gap, z1], [edge, z1]].map(at)
    const [surface, base] = [layer(0, -0.12, lid + 0.2), layer(-0.12, -0.4, shaft + ring)]
    pen.fill('tint', surface).lines('hatch', hatch([surface], 45, 4)).line('cut', surface[0], surface[1]).line('ink', surface[2], surface[3])
    pen.lines('hatch', hatch([base], -45, 9)).line('detail', base[2], base[3])
  }
  pen.fill('tint', rect(0, -0.4, 640 / m, -6).map(at))
  pen.fill('sheet', [[-shaft, axis], [-shaft, cone[1]], [-lid, cone[0]], [-lid, 0], [lid, 0], [lid, cone[0]], [shaft, cone[1]], [shaft, axis]].map(([u, z]) => at([x0 + u, z])))
  pen.fill('sheet', rect(0, axis - inside / 2, 640 / m, axis + inside / 2).map(at))
  half(-1), half(1)
  // the sewer in long section, then the shaft on it
  for (const z of [axis + inside / 2, under]) {
    const out = z > axis ? thick : -thick
    const wall = rect(0, z, 640 / m, z + out).map(at)
    pen.fill('modelTint', wall).line('modelCut', wall[0], wall[1]).line('model', wall[2], wall[3])
  }
  pen.line('markAxis', at([0, axis]), at([640 / m, axis]))
  pen.curve('modelDetail', `M0 ${at([0, axis - 0.18])[1]}q20-3 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`)
  pen.fill('sheet', rect(x0 - shaft, axis + inside / 2 - 0.02, x0 + shaft, axis + inside / 2 + thick + 0.03).map(at))
  for (const k of [-1, 1]) {
    const side = [[shaft, axis + inside / 2], [shaft, cone[1]], [lid, cone[0]], [lid, -0.14], [lid + ring, -0.14], [lid + ring + 0.04, cone[0]], [shaft + ring, cone[1]], [shaft + ring, axis + inside / 2]].map(([u, z]) => at([x0 + k * u, z]))
    pen.fill('tint', side).lines('hatch', hatch([side], 45, 5)).lines('cut', [side], true)
    for (let z = cone[1] - 0.6; z > axis + inside / 2 + 0.2; z -= 0.6) pen.line('ink', at([x0 + k * shaft, z]), at([x0 + k * (shaft + ring), z]))
    const frameRing = [[lid - 0.06, -0.14], [lid + 0.2, -0.14], [lid + 0.2, 0], [lid + 0.04, 0], [lid + 0.04, -0.07], [lid - 0.06, -0.07]].map(([u, z]) => at([x0 + k * u, z]))
    pen.fill('sheet', frameRing).fill('tint', frameRing).lines('cut', [frameRing], true)
  }
  for (let z = -1.15; z > axis + inside / 2; z -= 0.28) if (Math.abs(z + 2.02) > 0.2) pen.line('ink', at([x0 - shaft, z]), at([x0 - shaft + 0.16, z]), at([x0 - shaft + 0.16, z + 0.05]))
  // the cover rocks on its cracked frame
  const cover = [[-lid, 0.035], [lid, -0.035], [lid, -0.095], [-lid, -0.025]].map(([u, z]) => at([x0 + u, z + 0.02]))
  pen.fill('solid', cover)
  const crack = at([x0 + lid + 0.1, -0.06])
  pen.line('markCut', [crack[0] + 4, crack[1] - 7], [crack[0] - 3, crack[1] - 1], [crack[0] + 4, crack[1] + 3], [crack[0] - 2, crack[1] + 9])
  pen.curve('markCut', circlePath(...crack, 24))
  const phone = person(pen, at([2.45, 0]), m)
  const reach = Math.hypot(crack[0] - phone[0], crack[1] - phone[1])
  for (const d of [-24, 24]) {
    const [nx, ny] = [(-(crack[1] - phone[1]) / reach) * d, ((crack[0] - phone[0]) / reach) * d]
    pen.line('modelSight', phone, [crack[0] + nx, crack[1] + ny])
  }
  flatDimension(pen, at([x0 - lid, -0.14]), at([x0 + lid, -0.14]), [0, -96], { say: null, gap: 12 })
  const [rim, above] = at([x0 + lid, -0.14])
  aside(pen, [[rim, above - 96]], 'ø625')
  flatDimension(pen, at([x0 - shaft, -1.9]), at([x0 + shaft, -1.9]), [0, 10], { say: null, gap: -10, beyond: 0 })
  const [wall, low] = at([x0 + shaft, -1.9])
  aside(pen, [[wall, low + 10], [wall + ring * m, low + 10]], 'ø1000')
  const [pipe, floor] = at([6.2, under])
  flatDimension(pen, [pipe, floor], at([6.2, axis + inside / 2]), [24, 0], { say: null, gap: 14 })
  aside(pen, [[pipe + 24, floor], [pipe + 24, floor + thick * m + pen.letter + 14]], 'ø800')
  datum(pen, at([1.75, 0]), 10, 24, -1, 0)
  if (pen.small) raised(pen, at([1.75, axis]), (inside / 2 + thick) * m, axis)
  else datum(pen, at([1.75, axis]), 10, 24, -1, axis)
  return pen
}

/** A level whose figure stands above the pipe that it lies in. */
function raised(pen, [x, y], high, metres) {
  return pen.finely(() => {
    const say = level(metres)
    datum(pen, [x, y], 10, 0)
    pen.line('mark', [x, y - 9], [x, y - high - 10], [x - lengthOf(say, pen.letter) - 6, y - high - 10])
    pen.text('mark', say, [x - 3, y - high - 15], { anchor: 'end' })
  })
}
