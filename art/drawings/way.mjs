import { building, frame } from '../model.mjs'
import { draw } from './building.mjs'
import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'

/** One level, structure and services, 320 × 240. */
export function ways() {
  const parameters = { bays: [3, 2], storeys: 2, poured: 1 }
  const { length, depth } = frame(parameters)
  const shown = ['slab', 'column', 'core', 'duct', 'tray', 'pipe', 'sprinkler']
  const pen = new Pen(320, 240, { narrow: 0 })
  const scene = new Scene(axonometric({ azimuth: -52, elevation: 34, scale: 11, at: [length / 2, depth / 2, 1.8], origin: [160, 118] }))
  for (const part of building(parameters).filter(({ storey, layer }) => storey === 0 && shown.includes(layer))) {
    const [wide, narrow] = part.trade === 'structure' ? ['ink', 'detail'] : ['model', 'modelDetail']
    draw(scene, part, { kind: part.kind === 'tube' ? narrow : wide, wire: narrow })
  }
  scene.draw(pen)
  return { 'way-level': pen }
}
