import { building, frame } from '../model.mjs'
import { draw } from './building.mjs'
import { bend } from './figures.mjs'
import { Pen } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'

/** What one needs to start: a model with every trade, a part of it lightened, and devices that show it. */
export function starts() {
  return { 'start-model': whole(), 'start-light': light(), 'start-device': devices() }
}

const parameters = { bays: [3, 2], storeys: 2, poured: 1 }
const f = frame(parameters)
const storey = building(parameters).filter((part) => part.storey === 0)
const main = ['slab', 'column', 'core', 'duct', 'tray']
const every = [...main, 'stair', 'pipe', 'sprinkler', 'hanger']
const SIZE = [360, 260]

/** Draws the layers of a level that has no ceiling; `full` with joints. */
function level(pen, scale, origin, layers, full = false) {
  const scene = new Scene(axonometric({ azimuth: -52, elevation: 34, scale, at: [f.length / 2, f.depth / 2, 1.8], origin }))
  for (const part of storey) {
    if (!layers.includes(part.layer)) continue
    const thin = full || part.kind === 'tube'
    const [wide, narrow] = part.trade === 'structure' ? ['ink', 'detail'] : ['model', 'modelDetail']
    draw(scene, part, { kind: thin ? narrow : wide, wire: narrow, joints: full && part.trade !== 'structure' ? narrow : null })
  }
  scene.draw(pen)
}

function whole() {
  const pen = new Pen(...SIZE, { scaling: true, narrow: 0, bare: 0 })
  level(pen, 11.6, [180, 130], every, true)
  return pen
}

/** One bend of a duct as a dense mesh, and in a few faces. */
function light() {
  const pen = new Pen(...SIZE, { scaling: true, narrow: 0, bare: 0 })
  bend(pen, 76, [92, 90], 25, 24, 'detail')
  bend(pen, 76, [262, 168], 6, 4, 'model')
  return pen
}

/** A tablet with the level, a phone with its ducts. */
function devices() {
  const pen = new Pen(...SIZE, { scaling: true, narrow: 0, bare: 0 })
  const device = (x, y, w, h, r, edge) => {
    const outer = `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
    const [left, right, top, low] = [x + edge, x + w - edge, y + edge, y + h - edge]
    pen.curveFilled('sheet', 'cut', outer)
    pen.lines('detail', [[[left, top], [right, top], [right, low], [left, low]]], true)
  }
  device(2, 16, 300, 212, 12, 10)
  level(pen, 8.8, [146, 122], main)
  device(276, 110, 80, 146, 10, 6)
  level(pen, 2.9, [314, 184], ['duct'])
  return pen
}
