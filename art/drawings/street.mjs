import { frame, standard } from '../model.mjs'
import { Pen, hatch, rect } from './pen.mjs'
import { datum, flatDimension, person } from './symbols.mjs'

/** A street in section, in metres. */
export function streets() {
  return {
    'street-section': section({ size: [1440, 536], m: 21, from: 0, ground: 454, letter: 15 }),
    'street-section-narrow': section({ size: [480, 364], m: 14.2, from: 9.4, ground: 306, letter: 17 }),
  }
}

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
  pen.fill('tint', soil).lines('hatch', hatch([soil], 45, 6))
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
  // trees and a lamp
  for (const [x, high, turn] of wide ? [[17.4, 6.4, 1], [33.4, 7.2, 3]] : [[17.4, 5.4, 1], [33.6, 6.4, 3]]) tree(pen, at, x, high, turn, m)
  pen.line('ink', at([30.6, 0.15]), at([30.6, 6.8]), at([29.1, 7]), at([28.7, 6.94]))
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
  if (wide) for (const z of levels.slice(1)) datum(pen, at([mark[0] + 0.4, z]), 9, 20, mark[1], z)
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
function tree(pen, at, x, high, turn, m) {
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
