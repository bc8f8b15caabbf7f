import { add, cross, mix, sub, times, unit } from './projection.mjs'

/** Joint positions in centimetres, side view, facing right, feet at 0: [x, y, r] to [x, y, r]. */
const LIMBS = [
  [[-4, 92, 9], [-9, 52, 6.6]], [[-9, 52, 6.6], [-19, 12, 4.4]], [[-20, 5.5, 4.6], [-3, 3.6, 3.2]], // far leg
  [[-2, 94, 10.5], [4, 52, 7.2]], [[4, 52, 7.2], [1, 11, 4.6]], [[-1, 5.5, 4.8], [17, 3.6, 3.2]], // near leg
  [[-3, 139, 11.5], [-2, 97, 11.5]], // trunk
  [[-1, 150, 5], [2, 160, 5.5]], [[3, 161, 9.6], [5, 161.5, 8.6]], // neck, head
]
const ARM = [[[-2, 140, 6], [6, 113, 5]], [[6, 113, 5], [31, 129, 3.8]], [[31, 129, 4.2], [36, 133, 3.4]]]
const HELMET = [[-10.5, 164], [-9.5, 170], [-5, 175.5], [2, 177.5], [9, 175.5], [13, 170.5], [14, 166.5], [20.5, 164.4], [20.5, 163]]

/**
 * A person of 1.78 m with a phone in the hand, feet at `foot` on the sheet, `scale` units a metre.
 * Returns where the phone is. `carry`: 'phone' or null.
 */
export function person(pen, foot, scale, { facing = 1, carry = 'phone' } = {}) {
  const at = ([x, y]) => [foot[0] + (facing * x * scale) / 100, foot[1] - (y * scale) / 100]
  const limb = ([a, b]) => capsule([...at(a), (a[2] * scale) / 100], [...at(b), (b[2] * scale) / 100])
  const path = (points) => `M${points.map((p) => at(p).map((v) => v.toFixed(1)).join(' ')).join('L')}z`
  pen.union('ink', 'sheet', LIMBS.map(limb).join('') + path(HELMET))
  pen.line('ink', at([-10.5, 163.2]), at([20.5, 163.2]))
  // the vest: hem and two reflective bands
  pen.lines('detail', [[[-13.4, 118], [9.4, 118]], [[-13.4, 112], [9.4, 112]], [[-13.2, 94], [9.2, 94]]].map((l) => l.map(at)))
  const phone = at([40, 139])
  if (carry) {
    const tilt = [0.26, 0.966]
    const half = 11
    const [a, b] = [[40 - tilt[0] * half, 139 + tilt[1] * half], [40 + tilt[0] * half, 139 - tilt[1] * half]]
    pen.line('modelCut', at(a), at(b))
  }
  pen.union('ink', 'sheet', ARM.map(limb).join(''))
  return phone
}

/** The convex outline of two circles as path data. */
function capsule([x0, y0, r0], [x1, y1, r1]) {
  const d = Math.hypot(x1 - x0, y1 - y0)
  const along = Math.atan2(y1 - y0, x1 - x0)
  const open = Math.acos((r0 - r1) / d)
  const on = (x, y, r, t) => `${(x + r * Math.cos(t)).toFixed(1)} ${(y + r * Math.sin(t)).toFixed(1)}`
  return (
    `M${on(x0, y0, r0, along + open)}A${r0.toFixed(1)} ${r0.toFixed(1)} 0 ${r0 > r1 ? 1 : 0} 1 ${on(x0, y0, r0, along - open)}` +
    `L${on(x1, y1, r1, along - open)}A${r1.toFixed(1)} ${r1.toFixed(1)} 0 ${r0 > r1 ? 0 : 1} 1 ${on(x1, y1, r1, along + open)}z`
  )
}

/** A dimension line in space: extension lines from a and b by `off`, oblique ticks as on a building drawing. */
export function dimension(scene, a, b, off, { kind = 'mark', tick = 0.12, gap = 0.15, beyond = 0.12, between = [] } = {}) {
  const out = unit(off)
  const along = unit(sub(b, a))
  const slash = times(unit(add(along, out)), tick)
  const points = [a, ...between.map((t) => mix(a, b, t)), b]
  for (const p of points) {
    const q = add(p, off)
    scene.over(kind, [add(p, times(out, gap)), add(q, times(out, beyond))])
    scene.over(kind, [sub(q, slash), add(q, slash)])
  }
  scene.over(kind, [sub(add(a, off), times(along, beyond)), add(add(b, off), times(along, beyond))])
}

/** The same on the sheet. */
export function flatDimension(pen, a, b, off, { kind = 'mark', tick = 5, gap = 4, beyond = 5, between = [] } = {}) {
  const flat = { over: (k, points) => pen.line(k, ...points.map(([x, y]) => [x, y])) }
  dimension(flat, [...a, 0], [...b, 0], [...off, 0], { kind, tick, gap, beyond, between })
}

/** A level mark: the triangle stands with its tip on the level; half of it solid. */
export function datum(pen, [x, y], size = 8, tail = 26, facing = 1) {
  const h = size * 0.9
  pen.line('mark', [x - size * 0.6, y - h], [x, y], [x + size * 0.6, y - h], [x - size * 0.6, y - h])
  pen.fill('markSolid', [[x, y], [x, y - h], [x - size * 0.6, y - h]])
  if (tail) pen.line('mark', [x, y - h], [x + facing * tail, y - h])
}

/** A quartered survey target lying on the floor. */
export function target(scene, pen, centre, radius, axis = [0, 0, 1]) {
  const u = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : unit(cross([0, 0, 1], axis))
  const v = cross(axis, u)
  const at = (t) => add(centre, add(times(u, radius * Math.cos(t)), times(v, radius * Math.sin(t))))
  const arc = (from) => Array.from({ length: 10 }, (_, i) => at(from + (i / 9) * (Math.PI / 2)))
  const flat = (points) => points.map(scene.view)
  pen.fill('sheet', flat(Array.from({ length: 36 }, (_, i) => at((i / 36) * 2 * Math.PI))))
  pen.fill('markSolid', flat([centre, ...arc(0)]))
  pen.fill('markSolid', flat([centre, ...arc(Math.PI)]))
  pen.lines('mark', [flat(Array.from({ length: 36 }, (_, i) => at((i / 36) * 2 * Math.PI)))], true)
  for (const d of [u, v]) pen.line('mark', ...flat([add(centre, times(d, -radius * 1.7)), add(centre, times(d, radius * 1.7))]))
}

/** An arrowhead on the sheet, tip at b, coming from a. */
export function arrowhead(pen, fillKind, a, b, length = 7) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const k = length / (Math.hypot(dx, dy) || 1)
  const [bx, by] = [b[0] - dx * k, b[1] - dy * k]
  const [wx, wy] = [dy * k * 0.3, -dx * k * 0.3]
  pen.fill(fillKind, [b.slice(0, 2), [bx + wx, by + wy], [bx - wx, by - wy]])
}

/** Small crosses on the sheet. */
export function crosses(pen, kind, points, size = 3) {
  pen.lines(kind, points.flatMap(([x, y]) => [[[x - size, y], [x + size, y]], [[x, y - size], [x, y + size]]]))
}

/** A GNSS satellite, `turn` in degrees. */
export function satellite(pen, [x, y], turn, size = 1) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
  const at = (points) => points.map(([u, v]) => [x + c * u - s * v, y + s * u + c * v])
  for (const k of [-1, 1]) {
    pen.lines('ink', [at([[k * 7, -5], [k * 21, -5], [k * 21, 5], [k * 7, 5]])], true)
    pen.lines('detail', [at([[k * 11.7, -5], [k * 11.7, 5]]), at([[k * 16.3, -5], [k * 16.3, 5]]), at([[k * 7, 0], [k * 21, 0]]), at([[k * 4, 0], [k * 7, 0]])])
  }
  pen.lines('ink', [at([[-4, -6], [4, -6], [4, 6], [-4, 6]])], true)
  pen.line('ink', ...at([[-4.5, 10.5], [-2.5, 8], [2.5, 8], [4.5, 10.5]]))
  pen.line('ink', ...at([[0, 6], [0, 8]]))
}

/** A grid bubble as on a plan. */
export function bubble(pen, kind, [x, y], r = 7) {
  pen.circle('sheet', [x, y], r)
  pen.circle(kind, [x, y], r)
}
