import { building, frame } from '../model.mjs'
import { draw } from './building.mjs'
import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'

/** What one needs to start: a model with every trade. */
export function starts() {
  return { 'start-model': whole() }
}

const parameters = { bays: [3, 2], storeys: 2, poured: 1 }
const f = frame(parameters)
const storey = building(parameters).filter((part) => part.storey === 0)
/** What stands on the slab; it has no ceiling. */
const layers = ['slab', 'column', 'core', 'duct', 'tray', 'stair', 'pipe', 'sprinkler', 'hanger']

function whole() {
  const pen = new Pen(360, 260, { scaling: true, narrow: 0, bare: 0 })
  const scene = new Scene(axonometric({ azimuth: -52, elevation: 34, scale: 11.6, at: [f.length / 2, f.depth / 2, 1.8], origin: [180, 130] }))
  for (const part of storey) {
    if (!layers.includes(part.layer)) continue
    const kind = part.trade === 'structure' ? 'detail' : 'modelDetail'
    draw(scene, part, { kind, wire: kind, joints: part.trade === 'structure' ? null : kind })
  }
  scene.draw(pen)
  return pen
}
