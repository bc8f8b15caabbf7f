import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, lathe, rounded, tube } from './solids.mjs'

/** Map, network and model of one crossing as three sheets above each other, with a plumb line through its manhole. */
export function layers() {
  const pen = new Pen(400, 460, { narrow: 0 })
  const view = axonometric({ azimuth: -52, elevation: 27, scale: 9.6, at: [0, 0, 0], origin: [200, 308] })
  const scene = new Scene(view, pen)
  for (const z of [MODEL, NETWORK, MAP]) {
    scene.floor('tint', square(z, HALF))
    scene.solid(box([-HALF, -HALF, z - 0.25], [HALF, HALF, z]), { kind: 'ink' })
  }
  map(scene)
  network(scene)
  model(scene)
  // the plumb line, seen between the sheets and on them
  for (const [low, high] of [[MAP, MAP + 5], [NETWORK, NETWORK + 7.2], [MODEL + 4.6, MODEL + 7.2]]) scene.line('markCut', [[0, 0, low], [0, 0, high]])
  scene.draw(pen)
  for (const z of [MAP, NETWORK, MODEL + 4.6]) pen.circle('markSolid', view([0, 0, z]), 4.2)
  return { layers: pen }
}

const HALF = 13
/** Heights of the sheets. */
const [MODEL, NETWORK, MAP] = [-6.5, 9, 24.5]
const square = (z, half) => [[-half, -half, z], [half, -half, z], [half, half, z], [-half, half, z]]

/** Two streets with curbs, parcels, houses and contours. */
function map(scene) {
  const z = MAP
  const [curb, walk] = [2.6, 4]
  for (const [u, v] of [[1, 1], [1, -1], [-1, 1], [-1, -1]]) {
    scene.line('ink', [[u * curb, v * HALF, z], [u * curb, v * curb, z], [u * HALF, v * curb, z]])
    scene.line('detail', [[u * walk, v * HALF, z], [u * walk, v * walk, z], [u * HALF, v * walk, z]])
    scene.line('hidden', [[u * 8.6, v * walk, z], [u * 8.6, v * HALF, z]])
  }
  for (const [x, y, wide, deep] of [[-11.8, 5.4, 2.6, 5], [-7.6, 5.4, 2.6, 4], [5.2, 5.6, 2.8, 4.6], [9.4, 5.6, 2.4, 6], [5.2, -10.6, 2.8, 5], [-8, -10.4, 3.2, 5.4]]) {
    const ring = [[x, y, z], [x + wide, y, z], [x + wide, y + deep, z], [x, y + deep, z]]
    scene.floor('sheet', ring)
    scene.line('detail', ring, { closed: true })
  }
  for (const r of [1.8, 3, 4]) scene.line('detail', Array.from({ length: 10 }, (_, i) => [-HALF + r * Math.cos((i * Math.PI) / 18), -HALF + 1.3 * r * Math.sin((i * Math.PI) / 18), z]))
}

/** Pipes and cables as lines with their nodes. */
function network(scene) {
  const z = NETWORK
  for (const [kind, ...points] of [
    ['modelCut', [-HALF, 0], [HALF, 0]],
    ['modelCut', [0, -HALF], [0, HALF]],
    ['model', [-HALF, 1.7], [1.7, 1.7], [1.7, HALF]],
    ['modelHidden', [-HALF, -2], [HALF, -2]],
    ['modelDetail', [2.2, -HALF], [2.2, -2.6], [HALF, -2.6]],
    ['modelDetail', [6.6, 0], [6.6, 5.6]],
    ['modelDetail', [-6.6, 0], [-6.6, -6]],
  ]) scene.line(kind, points.map((p) => [...p, z]))
  for (const [x, y] of [[-9, 0], [6.6, 0], [-6.6, 0], [0, 8], [0, -8], [1.7, 1.7], [6.6, 5.6], [-6.6, -6], [2.2, -2.6]]) scene.line('modelCut', ring([x, y, z], 0.42), { closed: true })
}

const ring = ([x, y, z], r) => Array.from({ length: 14 }, (_, i) => [x + r * Math.cos((i * Math.PI) / 7), y + r * Math.sin((i * Math.PI) / 7), z])

/** The sewers with their manhole, a water main and a duct of cables, as they are. */
function model(scene) {
  const z = MODEL
  const tone = () => 'modelTint'
  const solid = (faces) => scene.solid(faces, { kind: 'model', tone, crease: 40 })
  solid(lathe([[1.5, 0], [1.5, 3.4], [0.9, 4], [0.9, 4.6]], [0, 0, z], [0, 0, 1], 28))
  for (const [from, to] of [[[-HALF, 0], [-1.4, 0]], [[1.4, 0], [HALF, 0]], [[0, -HALF], [0, -1.4]], [[0, 1.4], [0, HALF]]]) {
    solid(tube([[...from, z + 1], [...to, z + 1]], 0.8, 20))
    const at = from.map((v, i) => (v + to[i]) / 2)
    const way = from.map((v, i) => Math.sign(to[i] - v))
    solid(tube([[at[0] - way[0] * 0.25, at[1] - way[1] * 0.25, z + 1], [at[0] + way[0] * 0.25, at[1] + way[1] * 0.25, z + 1]], 1, 20))
  }
  solid(tube(rounded([[-HALF, 4, z + 2.6], [4.4, 4, z + 2.6], [4.4, HALF, z + 2.6]], 1.4), 0.42, 14))
  for (const [u, v] of [[0, 0], [0.8, 0], [0, 0.8], [0.8, 0.8]]) solid(box([-HALF, -6 + u, z + 1.8 + v], [HALF, -5.3 + u, z + 2.5 + v]))
}
