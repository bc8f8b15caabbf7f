import { standard } from '../model.mjs'
import { DETECTED, FRONT, KERB, LAID, buried, earthBelow, kerb, roadbed, surface, touch } from './closing-street.mjs'
import { rect } from './pen.mjs'
import { tree } from './street.mjs'
import { datum, flatDimension, person } from './symbols.mjs'

/** How deep both houses are, in metres. */
const DEEP = 5.4

/** The same street for phones, whole: on the left the house that stands, on the right the planned one, below them what is buried. */
export function fronts({ scale, ground }, pen) {
  const middle = pen.size[0] / 2
  const at = ([x, z]) => [middle + x * scale, ground - z * scale]
  const [x0, x1] = [-middle / scale, middle / scale]
  roadbed(pen, at)
  earthBelow(pen, at, x0, x1)
  standing(pen, at)
  planned(pen, at)
  tree(pen, at, KERB + 2.2, 6.4, 1, scale)
  pen.line('ink', ...[[-KERB - 0.5, kerb], [-KERB - 0.5, 6], [-KERB + 1, 6.3], [-KERB + 1.5, 6.24]].map(at))
  pen.line('cut', ...surface(x0, x1).map(at))
  buried(pen, at, x0, x1, scale, 2.5 / scale)

  // how deep the sewer is, and how far from the kerb
  const [[x, z, r]] = LAID
  const [invert, low] = at([x, z - r])
  pen.line('mark', [invert, low], [invert - 34, low])
  datum(pen, [invert - 18, low], 9, 20, -1, z - r, true)
  const [[sewer], [curb, under]] = [at([x, 0]), at([KERB, -0.62])]
  const foot = pen.size[1] - 22
  pen.line('markAxis', [sewer, ground - 8], [sewer, foot + 4]).line('mark', [curb, under + 8], [curb, foot + 4])
  flatDimension(pen, [sewer, foot - 20], [curb, foot - 20], [0, 20], { unit: scale, gap: 14, tick: 4, beyond: 4 })

  // who looks, and how far down
  const phone = person(pen, at([-KERB - 1.9, kerb]), scale)
  const eye = [phone[0] + 2, phone[1]]
  for (const [i, [u, v, k]] of DETECTED.entries()) pen.line('modelSight', eye, touch(eye, at([u, v]), k * scale, i ? 1 : -1))
  return pen
}

/** The house that stands, cut: cellar, three storeys with windows to the street, a roof. */
function standing(pen, at) {
  const [wall, slab, high, storeys, below] = [0.4, 0.25, 3, 3, 2.6]
  const [left, right] = [-FRONT - DEEP, -FRONT]
  const eaves = kerb + storeys * high
  const ridge = eaves + 3
  const box = (a, b, c, d) => rect(a, b, c, d).map(at)
  const bodies = [box(left, -below, right, -below + slab)]
  for (const x of [left, right - wall]) {
    bodies.push(box(x, -below + slab, x + wall, kerb + 0.9))
    for (let i = 1; i <= storeys; i++) bodies.push(box(x, kerb + (i - 1) * high + 2.4, x + wall, kerb + i * high + (i < storeys ? 0.9 : 0)))
  }
  for (let i = 0; i <= storeys; i++) bodies.push(box(left + wall, kerb + i * high - slab, right - wall, kerb + i * high))
  pen.fill('sheet', box(left, -below, right, eaves))
  const middle = (left + right) / 2
  const roof = [[left - 0.5, eaves - 0.3], [middle, ridge - 0.35], [right + 0.5, eaves - 0.3], [right + 0.5, eaves], [middle, ridge], [left - 0.5, eaves]].map(at)
  for (const body of [...bodies, roof]) pen.fill('sheet', body).fill('tint', body)
  pen.lines('ink', [...bodies, roof], true)
  const panes = [left + wall / 2, right - wall / 2].flatMap((x) => Array.from({ length: storeys }, (_, i) => [[x, kerb + i * high + 0.9], [x, kerb + i * high + 2.4]].map(at)))
  pen.lines('detail', panes)
  // behind the cut: a door on each floor, the stair into the cellar
  const door = middle - 0.2
  pen.lines('detail', Array.from({ length: storeys }, (_, i) => [[door, kerb + i * high], [door, kerb + i * high + 2.1], [door + 1, kerb + i * high + 2.1], [door + 1, kerb + i * high]].map(at)))
  const steps = Array.from({ length: 10 }, (_, i) => [[left + 1 + i * 0.26, kerb - slab - i * 0.235], [left + 1.26 + i * 0.26, kerb - slab - i * 0.235]]).flat()
  pen.line('detail', ...steps.map(at))
}

/** The planned one: slabs on two columns, glass to the street, a parapet, its footings. */
function planned(pen, at) {
  const { slab, storeyHeight: high, column } = standard
  const storeys = 2
  const [left, right] = [FRONT, FRONT + DEEP]
  const box = (a, b, c, d) => rect(a, b, c, d).map(at)
  const columns = [left + 0.5, right - 0.5 - column]
  const bodies = []
  for (const x of columns) bodies.push(box(x - 0.5, -2.4, x + column + 0.5, -1.9), box(x, -1.9, x + column, kerb - slab))
  for (let i = 0; i <= storeys; i++) {
    bodies.push(box(left, kerb + i * high - slab, right, kerb + i * high))
    if (i < storeys) for (const x of columns) bodies.push(box(x, kerb + i * high, x + column, kerb + (i + 1) * high - slab))
  }
  for (const x of [left, right - 0.2]) bodies.push(box(x, kerb + storeys * high, x + 0.2, kerb + storeys * high + 0.9))
  for (const body of bodies) pen.fill('sheet', body).fill('modelTint', body)
  pen.lines('model', bodies, true)
  pen.lines('modelDetail', [left + 0.12, right - 0.12].flatMap((x) => Array.from({ length: storeys }, (_, i) => [[x, kerb + i * high], [x, kerb + (i + 1) * high - slab]].map(at))))
}
