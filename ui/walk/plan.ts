import { frame } from '../model/frame.ts'
import { once } from '../once.ts'
import { viewpoints } from './viewpoints.ts'

/** The walked floor in plan, metres with y downwards: paths, and where the stops are. */
export const plan = once(() => {
  const { xs, ys, core, length, depth, edge } = frame()
  const rim = edge + 0.7 // clear of the columns
  const [left, front, right, back] = core
  const stops = viewpoints.map(({ at: [x, y] }) => [x, -y] as const)
  return {
    box: `${-rim} ${-depth - rim} ${length + 2 * rim} ${depth + 2 * rim}`,
    slab: `M${-rim} ${rim}H${length + rim}V${-depth - rim}H${-rim}z`,
    columns: xs.map((x) => ys.map((y) => `M${x} ${-y}h0`).join('')).join(''),
    core: `M${left + 3.9} ${-front}H${left}V${-back}H${right}V${-front}H${left + 5.2}`,
    /** The tracker's path. */
    path: viewpoints
      .flatMap(({ leads }, stop) => leads.filter((next) => next > stop).map((next) => `M${stops[stop]}L${stops[next]}`))
      .join(''),
    stops,
  }
})
