/** The floor of the walk as a laser scan: its views, and what is drawn into them, for render/cloud.py. */
import { frame } from '../ui/model/frame.ts'
import { mesh } from '../ui/model/mesh.ts'
import { eyeHeight, storey, viewpoints } from '../ui/walk/viewpoints.ts'

const { levels, length, depth } = frame()
const floor = levels[storey]

/** Places above the floor; `lens` in mm on 36 mm; `every` how many rows and columns of a panorama make one point; `light` how much brighter they are; `model` up to where on x its lines are drawn. */
export const clouds = {
  cloud: { size: [2880, 1440], eye: [66, -8, 15], at: [23, 7.5, 0.5], lens: 46, shift: [0.295, 0.03], every: 2, model: 20, widths: { 2880: 300, 2000: 190, 1200: 90 }, fallback: 1600 },
  'cloud-tall': { size: [900, 900], eye: [66, -8, 15], at: [21, 7.6, 0.5], lens: 70, shift: [-0.02, 0.03], every: 3, model: 20, widths: { 900: 48, 750: 27 }, fallback: 900 },
  'cloud-corner': { size: [2160, 1350], eye: [-6.5, -8.5, 10], at: [13, 6.5, 1], lens: 33, shift: [-0.035, -0.09], every: 2, model: 14, light: 2, widths: { 2160: 300, 1600: 220, 1200: 150, 800: 46, 720: 24 }, fallback: 1600 },
}

/** What cloud.py reads of one view. `scans`: the files of the panoramas, in the order of the viewpoints. */
export function sceneOf({ size, eye, at, lens, shift, every, model, light = 1.35 }, building, scans) {
  const above = ([x, y, z]) => [x, y, floor + z]
  return {
    scans: scans.map((exr, i) => ({ exr, at: above([...viewpoints[i].at, eyeHeight]) })),
    within: [
      [-1, -1, floor - 0.3],
      [length + 1, depth + 1, floor + 3.62],
    ],
    eye: above(eye),
    at: above(at),
    lines: services(building, model),
    walk: walked().map((line) => line.map(above)),
    ...{ size, lens, shift, every, light },
  }
}

/** Edges of the storey's ducts, pipes and trays as far as `end` on x, as [from, to]. */
function services(building, end) {
  return building
    .filter(({ layer, work }) => ['duct', 'pipe', 'tray', 'sprinkler'].includes(layer) && work[0] <= 2 && work[1] >= 2)
    .flatMap((part) => {
      const { points, edges } = mesh(part)
      return edges.map((edge) => edge.map((i) => points[i]).sort(([a], [b]) => a - b))
    })
    .filter(([from]) => from[0] < end && from[2] > floor && from[2] < floor + 3.9)
    .map(([from, to]) => [from, to[0] > end ? between(from, to, (end - from[0]) / (to[0] - from[0])) : to])
}

const between = (from, to, part) => from.map((a, k) => a + (to[k] - a) * part)

/** The tracker's way on the floor as a smooth line through the viewpoints, a circle and a pole at each. */
function walked() {
  const order = [4, 5, 0, 1, 2, 3, 1].map((i) => viewpoints[i].at)
  const stop = (i) => order[Math.max(0, Math.min(order.length - 1, i))]
  const curve = order.slice(1).flatMap((_, i) => {
    const four = [-1, 0, 1, 2].map((k) => stop(i + k))
    return Array.from({ length: 25 }, (_, k) => [...through(four, k / 24), 0.03])
  })
  const stops = viewpoints.flatMap(({ at: [x, y] }) => [
    ...[0.42, 0.14].map((radius) => Array.from({ length: 49 }, (_, k) => [x + radius * Math.cos((k * Math.PI) / 24), y + radius * Math.sin((k * Math.PI) / 24), 0.03])),
    [
      [x, y, 0.03],
      [x, y, eyeHeight],
    ],
  ])
  return [curve, ...stops]
}

/** Catmull–Rom: a point of the curve through the second and the third of four points. */
function through([a, b, c, d], t) {
  return b.map((_, k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3))
}
