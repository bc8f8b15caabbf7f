import { axisLetter, axisNumber } from '../../ui/drafting.ts'
import { building, cut, frame } from '../model.mjs'
import { draw } from './building.mjs'
import { Pen, hatch } from './pen.mjs'
import { add, axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { bubble, datum, dimension, flatDimension } from './symbols.mjs'

/** A building on one day of its construction, against its model. */
export function progress() {
  return {
    progress: state({ size: [760, 530], bays: [4, 2], stands: [1, 1, 0.5, 0, 0], scale: 14.3, origin: [404, 262], lens: [78, 84, 74], letter: 15 }),
    'progress-narrow': state({ size: [480, 416], bays: [3, 2], stands: [1, 1, 0.67, 0], scale: 10, origin: [216, 238], lens: [72, 74, 70], letter: 17.3 }),
  }
}

/** The column that was poured beside its place: the first of the front, on this storey, by so many meters. */
const [STOREY, OFF] = [1, 0.08]

/** `stands`: how much of each storey's length has its columns and the slab above, from the ground up. */
function state({ size, bays, stands, scale, origin, lens, letter }) {
  const pen = new Pen(...size, { letter, narrow: 0 })
  const given = { bays, storeys: stands.length, poured: 1, cut: 1 }
  const f = frame(given)
  const view = axonometric({ azimuth: -58, elevation: 22, scale, at: [f.length / 2, f.depth / 2, f.height / 2], origin })
  const flat = (p) => view(p).slice(0, 2)
  const scene = new Scene(view, pen)
  const end = (storey) => ((share) => (share ? share * f.length + (share < 1 ? 0.01 : f.edge + 1) : -9))(stands[storey] ?? 0)
  const wrong = (p) => p.layer === 'column' && p.storey === STOREY && p.at[0] < 0 && p.at[1] < 0
  const shown = { slab: ['ink', 'model'], column: ['ink', 'model'], beam: ['detail', 'modelDetail'], core: ['detail', 'modelDetail'] }
  const roof = (p) => p.layer === 'slab' && p.storey === stands.length
  for (const p of building(given).sort((a, b) => roof(a) - roof(b))) {
    if (!shown[p.layer]) continue
    const floor = ['slab', 'beam'].includes(p.layer) ? p.storey - 1 : p.storey
    const { before, after } = cut([p], floor < 0 ? f.length + 9 : end(floor))
    const [real, model] = shown[p.layer]
    if (wrong(p)) draw(scene, p, { kind: 'markCut', tone: () => 'markTint' })
    else for (const q of before) draw(scene, q, { kind: real, tone: () => p.layer === 'slab' && 'tint' })
    // a floor of the model hides the tint of what lies below it
    const hide = () => after.forEach((q) => q.layer === 'slab' && scene.floor('sheet', q.outline.map((at) => [...at, q.to])))
    if (roof(p)) hide()
    for (const q of after) draw(scene, q, { kind: model, tone: ([, y, z]) => (y < -0.5 || (z > 0.5 && roof(p))) && (p.layer === 'slab' || (p.at && p.at[1] < 0)) && 'modelTint' })
    if (!roof(p)) hide()
  }
  // starter bars and guard rails on the slab that was poured last
  const top = stands.findIndex((share) => share < 1)
  const [x1, z1] = [stands[top] * f.length, f.levels[top + 1]]
  for (const x of f.xs.filter((at) => at < x1 - 1)) for (const y of f.ys) for (const [u, v] of [[-0.18, -0.18], [0.18, -0.18], [0.18, 0.18], [-0.18, 0.18]]) scene.line('detail', [[x + u, y + v, z1], [x + u, y + v, z1 + 1.2]])
  const e = f.edge - 0.1
  for (const h of [0.55, 1.1]) scene.line('detail', [[x1, -e, z1 + h], [-e, -e, z1 + h], [-e, f.depth + e, z1 + h]])
  for (let x = -e; x < x1; x += 1.875) scene.line('detail', [[x, -e, z1], [x, -e, z1 + 1.1]])
  // axes, on phones their length, and the levels of ground, work and roof
  const reach = 7.4
  const chain = { tick: 6 / scale, gap: 0.5, beyond: 8 / scale }
  const out = f.length + f.edge
  if (size[0] < 600) dimension(scene, [0, -f.edge, 0], [f.length, -f.edge, 0], [0, -reach, 0], chain)
  scene.draw(pen)
  const r = pen.letter * 0.92
  const named = (at, name) => {
    const [start, stop] = at
    pen.line('mark', flat(start), flat(stop))
    bubble(pen, 'mark', flat(stop), r, name)
  }
  // a phone has room for the outer axes
  for (const [i, x] of f.xs.entries()) if (size[0] > 600 || i % (f.xs.length - 1) === 0) named((size[0] > 600 ? [0.6, 4.4] : [reach + 0.5, reach + 3.6]).map((off) => [x, -f.edge - off, 0]), axisNumber(i))
  for (const [i, y] of f.ys.entries()) named([[out + 0.5, y, 0], [out + (size[0] > 600 ? 6.2 : 9.2), y, 0]], axisLetter(i))
  for (const z of [0, z1, f.levels.at(-1)]) {
    const [x, y] = flat([out, f.depth + f.edge, z])
    pen.line('mark', [x + 6, y], [x + 30, y])
    datum(pen, [x + 22, y], 8, 20, 1, z)
  }
  detail(pen, lens, flat([-0.25, -0.25, f.levels[STOREY] + 1.6]))
  return pen
}

/** A lens on a place: the column in plan where the model has it and where it stands, with the offset. */
function detail(pen, [x, y, r], place) {
  const metre = r * 1.5
  const half = 0.25 * metre
  const square = (dx) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => [x + dx + u * half, y + 6 + v * half])
  const far = Math.hypot(place[0] - x, place[1] - y)
  pen.circle('markCut', place, 19)
  pen.line('mark', ...[r, far - 19].map((t) => [x + ((place[0] - x) * t) / far, y + ((place[1] - y) * t) / far]))
  pen.circle('sheet', [x, y], r).circle('mark', [x, y], r)
  pen.fill('modelTint', square(0)).lines('model', [square(0)], true)
  const off = OFF * metre
  pen.fill('sheet', square(off)).fill('markTint', square(off)).lines('hatch', hatch([square(off)], 45, 5)).lines('markCut', [square(off)], true)
  pen.lines('modelHidden', [square(0)], true)
  pen.lines('markAxis', [[[x, y - half], [x, y + r - 8]], [[x - r + 8, y + 6], [x + r - 8, y + 6]]])
  flatDimension(pen, [x - half, y + 6 - half], [x - half + off, y + 6 - half], [0, -14], { unit: metre, tick: 4, gap: 3, beyond: 7, lift: 4 })
}
