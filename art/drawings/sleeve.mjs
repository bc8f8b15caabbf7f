import { facts } from '../../ui/facts.ts'
import { Pen, hatch, rect } from './pen.mjs'
import { arrowhead, flatDimension, scaleBar } from './symbols.mjs'

/** A pipe through the sleeve of a beam, with its model as far off as the accuracy allows; across a window, and for phones. */
export function sleeves() {
  return { sleeve: passage(1920, 640, 900, 900), 'sleeve-narrow': passage(390, 450, 143, 620) }
}

const OFF = facts.accuracyCm / 100
const [SLAB, BEAM, HALF] = [0.22, -0.24, 0.15] // undersides above the pipe's axis, half the beam's width
const [PIPE, OPENING] = [0.07, 0.11]

/** `middle`: where the beam is on the sheet, `m`: units a metre. */
function passage(width, height, middle, m) {
  const pen = new Pen(width, height, { narrow: 0, letter: 16 })
  const wide = width > 480
  const end = wide ? 0.46 : 0.32 // of what is built, beyond the figure where there is room
  const at = ([x, z]) => [middle + x * m, height / 2 - z * m]
  const box = (x0, z0, x1, z1) => rect(...at([x0, z1]), ...at([x1, z0]))
  const [left, right] = [-middle / m - 0.01, (width - middle) / m + 0.01]
  const top = height / 2 / m + 0.01

  // slab and beam in one, with the opening
  const concrete = [[left, top], [left, SLAB], [-HALF, SLAB], [-HALF, BEAM], [HALF, BEAM], [HALF, SLAB], [right, SLAB], [right, top]].map(at)
  const opening = box(-HALF, -OPENING, HALF, OPENING)
  pen.fill('tint', concrete, opening).lines('hatch', hatch([concrete, opening], 45, 14)).line('cut', ...concrete)
  for (const z of [OPENING, -OPENING]) {
    const wall = box(-HALF - 0.02, z - 0.004, HALF + 0.02, z + 0.004)
    pen.fill('sheet', wall).lines('cut', [wall], true)
  }

  // what stands: a tray with its cables, a duct, the pipe on its hanger up to its coupling
  const ducts = [[-0.92, 0.4], [0.44, 0.44]]
  if (wide) {
    for (const x of [-0.96, -0.66]) pen.lines('ink', [[[x, SLAB], [x, 0.11]].map(at)])
    for (const [dz, kinds] of [[0, ['cut', 'ink']], [-OFF, ['modelCut', 'model']]]) {
      pen.line(kinds[0], ...[[-0.96, 0.175], [-0.96, 0.115], [-0.66, 0.115], [-0.66, 0.175]].map(([x, z]) => at([x, z + dz])))
      for (const [x, r] of [[-0.92, 0.02], [-0.872, 0.016], [-0.832, 0.016], [-0.784, 0.022], [-0.73, 0.018]]) pen.circle(kinds[1], at([x, 0.118 + r + dz]), r * m)
    }
  }
  const pipe = (kind, detail, fill, x0, x1, dz) => {
    const body = box(x0, dz - PIPE, x1, dz + PIPE)
    pen.fill(fill, body).lines(detail, [-1, 1].map((k) => [at([x0, dz + k * (PIPE - 0.008)]), at([x1, dz + k * (PIPE - 0.008)])]))
    pen.lines(kind, [-1, 1].map((k) => [at([x0, dz + k * PIPE]), at([x1, dz + k * PIPE])]))
  }
  const coupling = (x, kind, fill, dz) => pen.fill(fill, box(x - 0.03, dz - 0.088, x + 0.03, dz + 0.088)).lines(kind, [box(x - 0.03, dz - 0.088, x + 0.03, dz + 0.088), box(x - 0.008, dz - 0.088, x + 0.008, dz + 0.088)], true)
  const hanger = (x, kind, fill, dz) => {
    pen.fill(fill, box(x - 0.006, dz + 0.084, x + 0.006, SLAB + dz)).lines(kind, [-1, 1].map((k) => [at([x + k * 0.006, SLAB + dz]), at([x + k * 0.006, dz + 0.084])]))
    pen.fill(fill, box(x - 0.02, dz - 0.08, x + 0.02, dz + 0.08)).lines(kind, [box(x - 0.02, dz - 0.08, x + 0.02, dz + 0.08), box(x - 0.014, dz + 0.08, x + 0.014, dz + 0.1)], true)
  }
  // ducts break above the sheet's edge
  const duct = ([x, w], kind, detail, fill, dz) => {
    const [x0, x1, top, low, turn] = [x, x + w, dz - 0.12, dz - 0.31, x + w * 0.84]
    const half = ((top - low) * w) / 0.3
    const end = [[x1, low], [turn + 0.012, low], [turn + 0.006, low - 0.02], [turn - 0.006, low + 0.02], [turn - 0.012, low], [x0, low]].map(at)
    pen.fill(fill, box(x0, low, x1, top)).lines(detail, [[[x0, top], [x0 + half, low]].map(at), [[x1, top], [x1 - half, low]].map(at), end])
    pen.line(kind, at([x0, low]), at([x0, top]), at([x1, top]), at([x1, low]))
  }
  pipe('cut', 'detail', 'sheet', left, end, 0)
  if (wide) {
    duct(ducts[0], 'cut', 'detail', 'sheet', 0)
    hanger(-0.4, 'ink', 'sheet', 0)
  }
  coupling(end, 'ink', 'sheet', 0)

  // the model, as far off as may be: over what stands, then alone
  pipe('modelCut', 'modelDetail', 'modelTint', left, right, -OFF)
  if (wide) {
    duct(ducts[0], 'modelCut', 'modelDetail', 'modelTint', -OFF)
    hanger(-0.4, 'model', 'modelTint', -OFF)
    coupling(0.94, 'modelCut', 'modelTint', -OFF)
    hanger(0.72, 'modelCut', 'modelTint', -OFF)
    duct(ducts[1], 'modelCut', 'modelDetail', 'modelTint', -OFF)
  }
  pen.lines('model', [[[left, SLAB - OFF], [-HALF, SLAB - OFF], [-HALF, BEAM - OFF], [HALF, BEAM - OFF], [HALF, SLAB - OFF], [right, SLAB - OFF]].map(at)])

  // from face to face
  const x = 0.195
  const [from, to, a, b] = [[x, 0.19], [x, PIPE], [x, PIPE - OFF], [x, -0.03]].map(at)
  pen.line('markCut', from, to).line('markCut', a, b)
  arrowhead(pen, 'markSolid', from, to, 16)
  arrowhead(pen, 'markSolid', b, a, 16)
  const high = wide ? 44 : 24
  pen.finely(() => pen.text('markCut', `${facts.accuracyCm} cm`, [from[0] + 16, at([0, wide ? 0.135 : 0.157])[1] + high / 2], { height: high, anchor: 'start' }))
  if (wide) {
    flatDimension(pen, at([-0.25, -PIPE]), at([-0.25, PIPE]), [0.01, 0], { unit: m, gap: 0, beyond: 0, say: () => `ø ${2000 * PIPE}` })
    flatDimension(pen, at([-0.03, -OPENING]), at([-0.03, OPENING]), [0.01, 0], { unit: m, gap: 0, beyond: 0, say: () => `ø ${2000 * OPENING}` })
  }
  // the names of parts, which the page has beside these numbers
  const r = wide ? 19 : 15
  const parts = [[[0, 0.155]], [[0.24, wide ? -0.19 : -0.175], [HALF + 0.022, -OPENING - 0.004]], [[wide ? -0.52 : -0.19, -OFF / 2]]]
  for (const [i, places] of parts.entries()) {
    const [[cx, cy], tip] = places.map(at)
    pen.finely(() => {
      if (tip) pen.line('mark', [cx, cy], tip).circle('markSolid', tip, 3)
      pen.circle('sheet', [cx, cy], r).circle('mark', [cx, cy], r)
      pen.text('mark', `${i + 1}`, [cx, cy + r * 0.45], { height: r * 0.9 })
    })
  }
  if (wide) scaleBar(pen, at([-0.42, -0.32]), m / 100, [0, 10, 20], 'cm')
  else scaleBar(pen, at([0.19, -0.257]), m / 100, [0, 5, 10], 'cm')
  return pen
}
