import type { Frame } from './frame.ts'
import type { Parameters } from './parameters.ts'
import type { Add } from './primitive.ts'
import { box, type Point, pairs, rectangle, rod } from './shapes.ts'

/** A tower crane behind the building, with its jib over the model half. */
export function crane(p: Parameters, f: Frame, add: Add) {
  const bar = (a: Point, b: Point, radius = 0.04) => add('crane', 0, rod(a, b, radius))
  const block = (at: Point, size: Point, more = {}) => add('crane', 0, box(at, size), more)
  const [cx, cy] = [2 * p.bay[0] + 1, f.depth + 5]
  const top = f.height + 10
  const corners = rectangle(-0.9, -0.9, 0.9, 0.9).map(
    ([dx, dy]) =>
      (z: number): Point => [cx + dx, cy + dy, z],
  )
  const sides = pairs([...corners, ...corners.slice(0, 1)])
  for (const corner of corners) bar(corner(0), corner(top), 0.09)
  for (let z = 0, i = 0; z < top - 1; z += 1.8, i++)
    for (const [a, b] of sides) {
      const [from, to] = i % 2 ? [a, b] : [b, a]
      bar(from(z), to(z + 1.8))
      bar(a(z), b(z))
    }

  const angle = 0.3
  const along = (u: number, v: number, z: number): Point => [
    cx + u * Math.cos(angle) - v * Math.sin(angle),
    cy + u * Math.sin(angle) + v * Math.cos(angle),
    top + z,
  ]
  const reach = 30
  for (const v of [-0.7, 0.7]) bar(along(-13, v, 0), along(reach, v, 0), 0.08)
  bar(along(1, 0, 1.5), along(reach, 0, 1.1), 0.09)
  for (let u = 0, i = 0; u < reach - 1; u += 1.5, i++)
    for (const v of [-0.7, 0.7]) {
      const peak = along(u + 0.75, 0, 1.45)
      bar(along(u, v, 0), peak)
      bar(peak, along(u + 1.5, v, 0))
      bar(along(u, v, 0), along(u + 1.5, i % 2 ? v : -v, 0), 0.03)
    }
  for (let u = -13; u < 0; u += 1.6) bar(along(u, -0.7, 0), along(u + 1.6, 0.7, 0), 0.03)
  const peak = along(0, 0, 7)
  for (const corner of corners) bar(corner(top), peak, 0.08)
  for (const u of [13, 26]) bar(peak, along(u, 0, 1.4), 0.035)
  bar(peak, along(-12, 0, 0.1), 0.035)
  for (const u of [-12.4, -11, -9.6]) block(along(u, -0.6, -1.7), [1.2, 1.2, 1.7], { ballast: true })
  block(along(0.9, -1.6, -2.1), [1.5, 1.4, 2])
  block([cx - 2.6, cy - 2.6, -0.3], [5.2, 5.2, 0.7])
  block(along(22.4, -0.6, -0.5), [1.2, 1.2, 0.3])
  bar(along(23, 0, -0.4), along(23, 0, -7.6), 0.02)
  block(along(22.85, -0.15, -8.2), [0.3, 0.3, 0.6])
}
