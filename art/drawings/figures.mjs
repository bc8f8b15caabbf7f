import { millimetres } from '../../ui/drafting.ts'
import { facts } from '../../ui/facts.ts'
import { Pen, circlePath, clipPolygon, hatch, ring } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { arrowhead, flatDimension, scaleBar } from './symbols.mjs'

/** One drawing a number, so that it is felt and not only read. */
export function figures() {
  return {
    'figure-2cm': tolerance(),
    'figure-25to1': light(),
  }
}

const SIZE = [480, 300]

/** A sleeve through a slab; on the right its edge, `times` as large, where the gap to the model is measured face to face. */
function tolerance() {
  const pen = new Pen(...SIZE)
  const [m, times] = [170, 10]
  const [thickness, opening, sleeve, gap] = [0.25, 0.36, 0.22, facts.accuracyCm / 100]
  const [cx, top, from, to] = [122, 132, 47, 206]
  const thick = thickness * m
  const edge = (opening / 2) * m
  const left = [[from, top], [cx - edge, top], [cx - edge, top + thick], [from, top + thick]]
  const right = [[cx + edge, top], [to, top], [to, top + thick], [cx + edge, top + thick]]
  for (const part of [left, right]) {
    pen.lines('hatch', hatch([part], 45, 6))
    pen.lines('cut', [[part[0], part[1]], [part[3], part[2]]])
  }
  pen.line('cut', left[1], left[2]).line('cut', right[0], right[3])
  for (const x of [from, to]) pen.line('detail', [x, top - 8], [x, top + thick / 2 - 4], [x - 4, top + thick / 2 - 2], [x + 4, top + thick / 2 + 2], [x, top + thick / 2 + 4], [x, top + thick + 8])
  const r = (sleeve / 2) * m
  const shift = gap * m
  pen.lines('ink', [[[cx - r, 70], [cx - r, 228]], [[cx + r, 70], [cx + r, 228]]])
  pen.curve('ink', `M${cx - r} 70q${r / 2}-7 ${r} 0t${r} 0M${cx - r} 228q${r / 2}-7 ${r} 0t${r} 0`)
  pen.line('markAxis', [cx, 62], [cx, 242])
  pen.lines('model', [[[cx - r + shift, 82], [cx - r + shift, 218]], [[cx + r + shift, 82], [cx + r + shift, 218]]])
  flatDimension(pen, [cx - r, 66], [cx + r, 66], [0, -18], { unit: m, say: (v) => `ø ${millimetres(v / m)}` })
  flatDimension(pen, [from, top + thick], [from, top], [-20, 0], { unit: m, gap: 10 })
  scaleBar(pen, [from, 280], m / 100, [0, 25, 50], 'cm')

  // the detail: its middle is the sleeve's right wall in the opening
  const [dx, dy, R] = [350, 128, 120]
  const cm = (m * times) / 100
  const [sx, sy] = [cx + r, top + thick / 2]
  const lens = ring(dx, dy, R, 120)
  const wall = dx - 2.4 * cm
  const face = wall + (opening - sleeve) * 50 * cm
  const concrete = [[face, 0], [600, 0], [600, 300], [face, 300]]
  const wallReal = [[wall - 0.6 * cm, 0], [wall, 0], [wall, 300], [wall - 0.6 * cm, 300]]
  const inside = (points) => clipPolygon(points, lens)
  const cutConcrete = inside(concrete)
  pen.fill('tint', cutConcrete)
  pen.lines('hatch', hatch([cutConcrete], 45, 9))
  const chord = (x) => { const h = Math.sqrt(R * R - (x - dx) ** 2); return [[x, dy - h], [x, dy + h]] }
  pen.lines('hatch', hatch([inside(wallReal)], 45, 4))
  pen.line('cut', ...chord(face))
  for (const x of [wallReal[0][0], wall]) pen.line('cut', ...chord(x))
  const model = wallReal.map(([x, y]) => [x + gap * 100 * cm, y])
  pen.fill('modelTint', inside(model))
  for (const x of [model[0][0], model[1][0]]) pen.line('modelCut', ...chord(x))
  // from a face to the same face of the model
  const y = dy - 8
  const [x0, x1] = [wall, model[1][0]]
  pen.line('mark', [x0 - 30, y], [x1 + 62, y])
  arrowhead(pen, 'markSolid', [x0 - 20, y], [x0, y], 11)
  arrowhead(pen, 'markSolid', [x1 + 20, y], [x1, y], 11)
  pen.text('mark', `${facts.accuracyCm} cm`, [x1 + 38, y - 5], { height: 15 })
  scaleBar(pen, [dx - 2.5 * cm - 30, 280], cm, [0, 1, 2, 3, 4, 5], 'cm')
  pen.curve('cut', circlePath(dx, dy, R))
  // the detail circle, its two tangents, and how much larger it is
  const small = R / times
  pen.curve('ink', circlePath(sx, sy, small))
  const d = Math.hypot(dx - sx, dy - sy)
  const [t, open] = [Math.atan2(dy - sy, dx - sx), Math.acos((small - R) / d)]
  for (const k of [-1, 1]) pen.line('detail', [sx + small * Math.cos(t + k * open), sy + small * Math.sin(t + k * open)], [dx + R * Math.cos(t + k * open), dy + R * Math.sin(t + k * open)])
  pen.text('mark', 'A', pen.small ? [sx + 20, sy + small + 46] : [sx - 9, sy + small + 14])
  pen.text('mark', `A ${times}:1`, [dx + R, 284], { anchor: 'end' })
  return pen
}

/** A duct's bend in so many faces along and around it; returns how many it has. */
function bend(pen, scale, origin, along, around, kind) {
  const scene = new Scene(axonometric({ azimuth: -58, elevation: 26, scale, at: [1.25, 0, 1.25], origin }))
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
  scene.solid([...faces, [...rings[0]].reverse(), end].map((f) => [...f].reverse()), { kind, crease: 0 })
  scene.draw(pen)
  return faces.length
}

/** The same bend twice: a dense mesh, and one of as many fewer faces as facts.ts says. */
function light() {
  const pen = new Pen(500, 232)
  const [many, few] = facts.lightweighting
  const [along, around] = [3, 8]
  const counts = [bend(pen, 96, [114, 120], along * 5, around * 5, pen.small ? 'ink' : 'detail'), bend(pen, 96, [370, 120], along, around, 'modelCut')]
  if (counts[0] * few !== counts[1] * many) throw new Error('The bends are not lighter by the figure that facts.ts gives.')
  return pen
}
