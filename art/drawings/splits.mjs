import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box } from './solids.mjs'

/** The three ways of splitting a model: what one crew takes along is drawn as model. */
export function splits() {
  return { 'split-level': levels(), 'split-trade': trades(), 'split-area': areas() }
}

const model = { kind: 'model', tone: (n) => (n[2] > 0.5 ? null : 'modelTint') }
const built = { tone: (n) => (n[2] > 0.5 ? null : 'tint') }
const opaque = { kind: null, ghost: true, tone: () => 'sheet' }
const [long, deep] = [12, 7.2]

function sheet(middle, fill) {
  const pen = new Pen(300, 294)
  const scene = new Scene(axonometric({ azimuth: -45, elevation: 35.264, scale: 16.5, at: [long / 2 + 0.8, deep / 2, middle], origin: [125, 146] }))
  fill(scene)
  scene.draw(pen)
  return pen
}

/** A body that hides the tints behind it too. */
const put = (scene, faces, look) => scene.solid(faces, opaque).solid(faces, look)

/** Windows' axes on the two faces in sight. */
const bays = (scene, kind, [x, y, z], [w, d, h], [across, along]) => {
  for (let i = 1; i <= across; i++) scene.line(kind, [[x + (w * i) / (across + 1), y, z], [x + (w * i) / (across + 1), y, z + h]])
  for (let i = 1; i <= along; i++) scene.line(kind, [[x + w, y + (d * i) / (along + 1), z], [x + w, y + (d * i) / (along + 1), z + h]])
}

/** Five levels; the middle one is pulled out. */
function levels() {
  return sheet(6.1, (scene) => {
    for (let level = 0; level < 5; level++) {
      const out = level === 2
      const at = [out ? 5.4 : 0, 0, level * 2.4]
      const size = [long, deep, 2]
      put(scene, box(at, at.map((v, i) => v + size[i])), out ? model : built)
      bays(scene, out ? 'modelDetail' : 'detail', at, size, [5, 3])
    }
  })
}

/** One level in three layers: structure, ducts, pipes; the ducts are taken along. */
function trades() {
  return sheet(6, (scene) => {
    put(scene, box([0, 0, 0], [long, deep, 0.4]), built)
    for (const x of [0.6, 5.7, 10.8]) for (const y of [0.6, 6]) put(scene, box([x, y, 0.4], [x + 0.6, y + 0.6, 2.4]), built)
    for (const x of [2, 5.2, 8.4]) put(scene, box([x, 0.7, 5.7], [x + 0.9, 2.9, 6.3]), model)
    put(scene, box([0.4, 2.9, 5.6], [11.6, 4.2, 6.5]), model)
    for (const x of [3, 7.4]) put(scene, box([x, 4.2, 5.7], [x + 0.9, 6.4, 6.3]), model)
    for (const y of [2.2, 3.2, 4.6]) put(scene, box([0.4, y, 10.4], [11.6, y + 0.35, 10.75]), built)
    put(scene, box([9, 4.95, 10.4], [9.35, 6.9, 10.75]), built)
    for (const z of [5.6, 10.4]) scene.line('markHidden', [[0, 0, z], [long, 0, z], [long, deep, z], [0, deep, z]], { closed: true })
    for (const [x, y] of [[0, 0], [long, 0], [long, deep]]) scene.line('markHidden', [[x, y, 0.4], [x, y, 10.4]])
  })
}

/** Three areas; the middle one is pulled out. */
function areas() {
  return sheet(6.5, (scene) => {
    for (let area = 0; area < 3; area++) {
      const out = area === 1
      const at = [area * 4.6 - 0.5, out ? -4 : 1.2, 0.6]
      const size = [4.3, 4.8, 9]
      put(scene, box(at, at.map((v, i) => v + size[i])), out ? model : built)
      bays(scene, out ? 'modelDetail' : 'detail', at, size, [2, 2])
      for (const z of [2.85, 5.1, 7.35]) {
        const [x, y, X, Y] = [at[0], at[1], at[0] + size[0], at[1] + size[1]]
        scene.line(out ? 'modelDetail' : 'detail', [[x, y, z], [X, y, z], [X, Y, z]])
      }
    }
  })
}
