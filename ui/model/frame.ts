import { type Parameters, parametersOf } from './parameters.ts'
import { grid } from './shapes.ts'

export type Rectangle = readonly [x0: number, y0: number, x1: number, y1: number]
export type Frame = ReturnType<typeof frame>

/** Derived measures for cameras and drawings: grid lines, levels, core, riser, end of the built part. */
export function frame(given: Partial<Parameters> = {}) {
  const p = parametersOf(given)
  const [wide, deep] = p.bays
  const x = (line: number) => line * p.bay[0]
  const middle = Math.floor(wide / 2)
  const [back, end] = [(deep - 1) * p.bay[1], deep * p.bay[1]]
  const core: Rectangle = [x(middle) + 0.4, back + 0.7, x(middle + 1) - 0.4, end - 0.3]
  const shaft: Rectangle = [x(middle + 1) + 0.4, back + 0.9, x(middle + 1) + 3.4, back + 2.3]
  return {
    /** Grid lines 1, 2, 3 … and A, B, C … */
    xs: grid(wide, p.bay[0]),
    ys: grid(deep, p.bay[1]),
    /** Floors, the roof last. */
    levels: grid(p.storeys, p.storeyHeight),
    length: x(wide),
    depth: end,
    height: p.storeys * p.storeyHeight,
    edge: p.edge,
    cut: p.cut * x(wide),
    /** Outer faces of the core's walls. */
    core,
    /** The riser shaft beside the core. */
    shaft,
  }
}
