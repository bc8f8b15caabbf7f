import type { Frame, Rectangle } from './frame.ts'
import type { Parameters } from './parameters.ts'
import type { Add } from './primitive.ts'
import { box, type Flat, prism, rectangle, type Shape } from './shapes.ts'

/** Slabs, beams, columns, core and stairs. */
export function structure(p: Parameters, f: Frame, add: Add) {
  const [wide, deep] = p.beam
  const h = p.storeyHeight
  const well: Rectangle = [f.core[0] + 0.25, f.core[1] + 2.1, f.core[0] + 2.95, f.core[3] - 0.25]
  const poured = p.poured * p.bay[0]

  for (let s = 0; s <= p.storeys; s++) {
    const top = s * h
    const slab = (x0: number, x1: number, holes: Rectangle[], built = true) => {
      const outline = rectangle(x0, -p.edge, x1, f.depth + p.edge)
      add('slab', s, { ...prism('z', outline, top - p.slab, top), holes }, { built })
    }
    const last = s === p.storeys
    const joint = last ? poured - 1.2 : -p.edge
    if (last) slab(-p.edge, joint, [], false)
    slab(joint, f.length + p.edge, s ? (last ? [f.shaft] : [well, f.shaft]) : [])
    if (!s) continue
    const beam = (at: readonly [number, number], size: readonly [number, number], line: number) =>
      add('beam', s, box([...at, top - deep], [...size, deep - p.slab]), { built: !last || line >= p.poured })
    for (const [i, x] of f.xs.entries())
      for (const y of f.ys.slice(0, -1)) beam([x - wide / 2, y + p.column / 2], [wide, p.bay[1] - p.column], i)
    for (const [i, x] of f.xs.slice(0, -1).entries())
      for (const y of [0, f.depth]) beam([x + p.column / 2, y - wide / 2], [p.bay[0] - p.column, wide], i)
  }

  for (let s = 0; s < p.storeys; s++) {
    const z = s * h
    for (const x of f.xs)
      for (const y of f.ys)
        add('column', s, box([x - p.column / 2, y - p.column / 2, z], [p.column, p.column, h - p.slab]))
    for (const wall of walls(f.core, z, h - p.slab)) add('core', s, wall)
    for (const part of flights(well, z, h)) add('stair', s, part)
  }
}

/** Four walls 25 cm thick, with a door in the front one, and one wall beside the stairs. */
function walls([x0, y0, x1, y1]: Rectangle, z: number, h: number): Shape[] {
  const t = 0.25
  const [left, right, head] = [x0 + 3.9, x0 + 5.2, z + 2.3]
  const outline: Flat[] = [
    [x0, z],
    [left, z],
    [left, head],
    [right, head],
    [right, z],
    [x1, z],
    [x1, z + h],
    [x0, z + h],
  ]
  return [
    prism('y', outline, y0, y0 + t),
    box([x0, y1 - t, z], [x1 - x0, t, h]),
    box([x0, y0 + t, z], [t, y1 - y0 - 2 * t, h]),
    box([x1 - t, y0 + t, z], [t, y1 - y0 - 2 * t, h]),
    box([x0 + 2.95, y0 + 2.1, z], [0.2, y1 - y0 - 2.1 - t, h]),
  ]
}

/** Two flights and a landing in the stairwell. */
function flights([x0, y0, x1, y1]: Rectangle, z: number, h: number): Shape[] {
  const steps = 11
  const rise = h / 2 / steps
  const landing = 1.3
  const going = (y1 - y0 - landing) / steps
  const width = (x1 - x0 - 0.15) / 2
  const flight = (from: number, base: number, direction: number) => {
    const start = direction > 0 ? y0 : y1 - landing
    const outline: Flat[] = []
    for (let i = 0; i < steps; i++) {
      const y = start + direction * i * going
      outline.push([y, base + i * rise], [y, base + (i + 1) * rise])
    }
    const end = start + direction * steps * going
    outline.push([end, base + steps * rise], [end, base + steps * rise - 0.3], [start + direction * going, base])
    return prism('x', outline, from, from + width)
  }
  return [
    flight(x0, z, 1),
    box([x0, y1 - landing, z + h / 2 - 0.2], [x1 - x0, landing, 0.2]),
    flight(x1 - width, z + h / 2, -1),
  ]
}
