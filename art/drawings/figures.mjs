import { Pen, arcPath, circlePath, clipPolygon, hatch, ring } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, prism } from './solids.mjs'
import { arrowhead, dimension } from './symbols.mjs'

/** One drawing a number, so that it is felt and not only read. */
export function figures() {
  return {
    'figure-2cm': tolerance(),
    'figure-25to1': light(),
    'figure-15min': quarter(),
    'figure-10x': tenfold(),
    'figure-75': lessCost(),
    'figure-models': models(),
  }
}

const SIZE = [480, 300]

/** A sleeve through a slab, 1:20 on the left; on the right its edge at eleven times that, where 2 cm is a finger wide. */
function tolerance() {
  const pen = new Pen(...SIZE)
  // overview: 25 cm slab, 34 cm opening, sleeve of 22 cm; 1 m = 150 units
  const m = 150
  const [cx, top] = [108, 132]
  const thick = 0.25 * m
  const left = [[18, top], [cx - 0.17 * m, top], [cx - 0.17 * m, top + thick], [18, top + thick]]
  const right = [[cx + 0.17 * m, top], [198, top], [198, top + thick], [cx + 0.17 * m, top + thick]]
  for (const part of [left, right]) {
    pen.lines('hatch', hatch([part], 45, 6))
    pen.lines('cut', [[part[0], part[1]], [part[3], part[2]]])
  }
  pen.line('cut', left[1], left[2]).line('cut', right[0], right[3])
  for (const x of [18, 198]) pen.line('detail', [x, top - 8], [x, top + thick / 2 - 4], [x - 4, top + thick / 2 - 2], [x + 4, top + thick / 2 + 2], [x, top + thick / 2 + 4], [x, top + thick + 8])
  const r = 0.11 * m
  pen.lines('ink', [[[cx - r, 70], [cx - r, 236]], [[cx + r, 70], [cx + r, 236]]])
  pen.curve('ink', `M${cx - r} 70q${r / 2}-7 ${r} 0t${r} 0M${cx - r} 236q${r / 2}-7 ${r} 0t${r} 0`)
  pen.line('markAxis', [cx, 52], [cx, 254])
  const shift = 0.02 * m
  pen.lines('model', [[[cx - r + shift, 82], [cx - r + shift, 224]], [[cx + r + shift, 82], [cx + r + shift, 224]]])

  // the detail: 14.4 cm across, 1 cm = 17 units; its middle is the sleeve's right wall in the opening
  const [dx, dy, R, cm] = [340, 150, 124, 17]
  const [sx, sy] = [cx + r, top + thick / 2]
  const lens = ring(dx, dy, R, 120)
  const concrete = [[dx + 6 * cm - 12, 0], [600, 0], [600, 300], [dx + 6 * cm - 12, 300]]
  const wallReal = [[dx - 3 * cm, 0], [dx - 2.4 * cm, 0], [dx - 2.4 * cm, 300], [dx - 3 * cm, 300]]
  const inside = (points) => clipPolygon(points, lens)
  const cutConcrete = inside(concrete)
  pen.fill('tint', cutConcrete)
  pen.lines('hatch', hatch([cutConcrete], 45, 9))
  const chord = (x) => { const h = Math.sqrt(R * R - (x - dx) ** 2); return [[x, dy - h], [x, dy + h]] }
  pen.lines('hatch', hatch([inside(wallReal)], 45, 4))
  pen.line('cut', ...chord(concrete[0][0]))
  for (const x of [wallReal[0][0], wallReal[1][0]]) pen.line('cut', ...chord(x))
  const model = wallReal.map(([x, y]) => [x + 2 * cm, y])
  pen.fill('modelTint', inside(model))
  for (const x of [model[0][0], model[1][0]]) pen.line('modelCut', ...chord(x))
  // dimension between the same face of both
  const y = dy + 8
  const [x0, x1] = [wallReal[1][0], model[1][0]]
  pen.line('markCut', [x0 - 26, y], [x0, y]).line('markCut', [x1, y], [x1 + 26, y]).line('markCut', [x0, y], [x1, y])
  arrowhead(pen, 'markSolid', [x0 - 20, y], [x0, y], 11)
  arrowhead(pen, 'markSolid', [x1 + 20, y], [x1, y], 11)
  // a centimetre scale along the foot of the detail
  const s0 = x0 - 5 * cm + 0
  pen.line('mark', [s0 + 34, dy + 70], [s0 + 34 + 8 * cm, dy + 70])
  pen.lines('mark', Array.from({ length: 9 }, (_, i) => [[s0 + 34 + i * cm, dy + 70], [s0 + 34 + i * cm, dy + (i % 2 ? 65 : 61)]]))
  pen.curve('cut', circlePath(dx, dy, R))
  // the detail circle and its two tangents
  const small = R / cm / 100 * m
  pen.curve('ink', circlePath(sx, sy, small))
  const d = Math.hypot(dx - sx, dy - sy)
  const [t, open] = [Math.atan2(dy - sy, dx - sx), Math.acos((small - R) / d)]
  for (const k of [-1, 1]) pen.line('detail', [sx + small * Math.cos(t + k * open), sy + small * Math.sin(t + k * open)], [dx + R * Math.cos(t + k * open), dy + R * Math.sin(t + k * open)])
  return pen
}

/** The same pipe bend twice: 600 faces, then 24; beneath, 25 squares against one. */
function light() {
  const pen = new Pen(...SIZE)
  const bend = (origin, along, around, kind, crease) => {
    const scene = new Scene(axonometric({ azimuth: -58, elevation: 26, scale: 62, at: [1.25, 0, 1.25], origin }))
    const [R, r] = [1.55, 0.72]
    const rings = Array.from({ length: along + 1 }, (_, i) => {
      const t = (i / along) * (Math.PI / 2)
      return Array.from({ length: around }, (_, k) => {
        const s = (2 * Math.PI * (k + 0.5)) / around
        const q = R + r * Math.cos(s)
        return [2.3 - q * Math.cos(t), r * Math.sin(s), 0.35 + q * Math.sin(t)]
      })
    })
    const faces = rings.slice(1).flatMap((high, i) => rings[i].map((p, k) => { const j = (k + 1) % around; return [p, rings[i][j], high[j], high[k]] }))
    const end = rings.at(-1)
    scene.solid([...faces, [...rings[0]].reverse(), end].map((f) => [...f].reverse()), { kind, crease })
    return scene.draw(pen)
  }
  bend([136, 102], 30, 20, 'detail', 0)
  bend([348, 102], 6, 4, 'modelCut', 0)
  const square = (x, y) => [[x, y], [x + 13, y], [x + 13, y + 13], [x, y + 13]]
  const pile = Array.from({ length: 25 }, (_, i) => square(94 + (i % 5) * 17, 202 + Math.floor(i / 5) * 17))
  pen.fill('tint', ...pile).lines('detail', pile, true)
  const one = square(338, 270)
  pen.fill('modelSolid', one).lines('modelCut', [one], true)
  pen.lines('detail', [[[74, 287], [199, 287]], [[282, 287], [407, 287]]])
  return pen
}

/** A graduated circle swept through a quarter: there the plan has become a model. */
function quarter() {
  const pen = new Pen(...SIZE)
  const [cx, cy, R] = [240, 150, 138]
  const on = (minute, r) => [cx + r * Math.sin((minute * Math.PI) / 30), cy - r * Math.cos((minute * Math.PI) / 30)]
  pen.curveFill('modelTint', `M${cx} ${cy}V${cy - R}A${R} ${R} 0 0 1 ${cx + R} ${cy}z`)
  pen.curve('cut', circlePath(cx, cy, R)).curve('ink', circlePath(cx, cy, R - 18))
  const ticks = (step, skip, length) => Array.from({ length: 60 / step }, (_, i) => i * step).filter((m) => m % skip).map((m) => [on(m, R), on(m, R - length)])
  pen.lines('detail', ticks(0.5, 1, 4)).lines('detail', ticks(1, 5, 8))
  pen.lines('ink', [...ticks(5, 15, 17), ...[30, 45].map((m) => [on(m, R + 5), on(m, R - 18)])])

  // the plan in metres of the sheet; east and north of the centre it rises towards north-east
  const k = 0.115
  const view = ([x, y, z]) => [cx + x + k * z, cy - y - k * z, z * 0.01]
  const flat = (points) => points.map(([x, y]) => [cx + x, cy - y])
  const shell = [[0, 56], [-80, 56], [-80, -56], [-46, -56], [-46, -50], [-74, -50], [-74, 2], [-52, 2], [-52, 8], [-74, 8], [-74, 50], [-24, 50], [-24, 8], [-32, 8], [-32, 2], [-18, 2], [-18, 50], [0, 50]]
  const south = [[80, 0], [80, -56], [-26, -56], [-26, -50], [10, -50], [10, -30], [16, -30], [16, -50], [74, -50], [74, 0]]
  for (const part of [shell, south]) pen.fill('tint', flat(part)).line('cut', ...flat(part))
  const steps = Array.from({ length: 7 }, (_, i) => flat([[24 + i * 7, -50], [24 + i * 7, -28]]))
  pen.lines('detail', [...steps, flat([[16, -28], [66, -28], [66, -50]]), flat([[20, -39], [62, -39]])])
  pen.curve('detail', `M${cx - 46} ${cy + 50}v-20a20 20 0 0 1 20 20M${cx - 52} ${cy - 2}v20a20 20 0 0 0 20-20`)
  for (const [x, y] of [[-46, -24], [13, -6]]) pen.lines('detail', [flat([[x - 4, y - 4], [x + 4, y - 4], [x + 4, y + 4], [x - 4, y + 4]])], true)
  const scene = new Scene(view)
  const risen = [[0, 50], [30, 50], [30, 26], [36, 26], [36, 50], [74, 50], [74, 0], [80, 0], [80, 56], [0, 56]]
  scene.floor('sheet', risen.map(([x, y]) => [x, y, 120]))
  scene.solid(prism(risen, 0, 120), { kind: 'modelCut' })
  scene.solid(box([46, 12, 0], [62, 22, 40]), { kind: 'model' })
  scene.draw(pen)
  // index at zero, index at a quarter, and the sweep between them
  pen.line('markCut', [cx, cy], on(0, R + 2)).line('markCut', [cx, cy], on(15, R + 2))
  pen.curve('markCut', arcPath(cx, cy, 24, 0, 78))
  arrowhead(pen, 'markSolid', [cx + 23, cy - 10], [cx + 24, cy - 1], 9)
  pen.circle('sheet', [cx, cy], 4).circle('markCut', [cx, cy], 4)
  return pen
}

const isoAt = (scale, at, origin, azimuth = -45, elevation = 30) => axonometric({ azimuth, elevation, scale, at, origin })

/** One unit put in, ten units back, on one ground and to one scale. */
function tenfold() {
  const pen = new Pen(...SIZE)
  const scene = new Scene(isoAt(23, [4.1, 1, 3.2], [236, 152], -52, 24))
  const unit = 0.92
  const stack = (x, count, kind) => {
    for (let i = 0; i < count; i++) scene.solid(box([x, 0, i * unit], [x + 2, 2, (i + 1) * unit]), { kind, tone: (n) => (kind === 'cut' ? (n[2] > 0.5 ? null : 'tint') : n[0] > 0.5 ? 'modelTint' : null) })
  }
  stack(0, 1, 'cut')
  stack(6.4, 10, 'modelCut')
  scene.line('ink', [[-1.6, -0.9, 0], [10, -0.9, 0], [10, 2.9, 0], [-1.6, 2.9, 0]], { closed: true })
  scene.line('hidden', [[2, 0, unit], [6.4, 0, unit]]).line('hidden', [[2, 2, unit], [6.4, 2, unit]])
  dimension(scene, [8.4, 2, 0], [8.4, 2, 10 * unit], [0.85, 0.85, 0], { between: Array.from({ length: 9 }, (_, i) => (i + 1) / 10), gap: 0.25, tick: 0.16 })
  dimension(scene, [0, 0, 0], [0, 0, unit], [-0.7, -0.7, 0], { gap: 0.25, tick: 0.16 })
  return scene.draw(pen)
}

/** A year of running cost in twelve months; nine of them are taken away. */
function lessCost() {
  const pen = new Pen(...SIZE)
  const view = isoAt(31, [6, 1.1, 1.1], [238, 148], -58, 26)
  const scene = new Scene(view)
  const [L, D, H] = [12, 2.2, 2.2]
  scene.solid(box([0, 0, 0], [3, D, H]), { kind: 'cut' })
  scene.floor('tint', [[0, 0, 0], [3, 0, 0], [3, 0, H], [0, 0, H]])
  for (const x of [1, 2]) scene.line('detail', [[x, 0, 0], [x, 0, H], [x, D, H]])
  // gone: only its hidden outline is left
  for (const [y, z] of [[0, 0], [0, H], [D, H], [D, 0]]) scene.line('hidden', [[3, y, z], [L, y, z]])
  scene.line('hidden', [[L, 0, 0], [L, 0, H], [L, D, H], [L, D, 0]], { closed: true })
  for (let x = 4; x < L; x++) scene.line('hidden', [[x, 0, 0], [x, 0, H], [x, D, H]])
  dimension(scene, [0, 0, 0], [L, 0, 0], [0, -1.7, 0], { between: [0.25, 0.5, 0.75], gap: 0.3, tick: 0.22, beyond: 0.25 })
  dimension(scene, [0, 0, 0], [3, 0, 0], [0, -3.1, 0], { gap: 1.9, tick: 0.22, beyond: 0.25 })
  scene.draw(pen)
  const face = [[3, 0, 0], [3, D, 0], [3, D, H], [3, 0, H]].map((p) => view(p).slice(0, 2))
  pen.fill('sheet', face).lines('hatch', hatch([face], 45, 6)).lines('cut', [face], true)
  return pen
}

/** A building that is nothing but model frames, one upon the other. */
function models() {
  const pen = new Pen(...SIZE)
  const scene = new Scene(isoAt(25.5, [5, 2.5, 3.1], [236, 146], -52, 24))
  const bodies = [[0, 10, 0, 5, 0, 4], [0.8, 9.2, 0.8, 4.2, 4, 8], [3.4, 9.2, 0.8, 4.2, 8, 14], [5, 8.4, 1.2, 3.8, 14, 18]]
  for (const [x0, x1, y0, y1, from, to] of bodies)
    for (let i = from; i < to; i++) {
      const z = i * 0.375
      const t = 0.45
      const hole = [[x0 + t, y0 + t], [x1 - t, y0 + t], [x1 - t, y1 - t], [x0 + t, y1 - t]]
      const real = i < 2
      scene.solid(prism([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], z, z + 0.13, [hole]), { kind: real ? 'detail' : 'modelDetail' })
    }
  scene.line('ink', [[-1.6, -1.4, 0], [11.6, -1.4, 0], [11.6, 6.4, 0], [-1.6, 6.4, 0]], { closed: true })
  dimension(scene, [10, 5, 0], [10, 5, 6.63], [0.9, 0.9, 0], { tick: 0.18, gap: 0.25, between: [2, 4, 8, 14].map((i) => (i * 0.375) / 6.63) })
  return scene.draw(pen)
}
