import { building, frame } from '../model.mjs'
import { draw } from './building.mjs'
import { Pen, rect } from './pen.mjs'
import { axonometric } from './projection.mjs'
import { Scene } from './scene.mjs'
import { arrowhead, axes } from './symbols.mjs'

/** The way of a model, 400 × 240 each: a plan and every part on screens, and on site the services through a tablet. And the level alone. */
export function ways() {
  return { 'way-plan': plan(), 'way-parts': parts(), 'way-site': site(), 'way-level': alone() }
}

const parameters = { bays: [3, 2], storeys: 2, poured: 1 }
const f = frame(parameters)
const storey = building(parameters).filter((part) => part.storey === 0)
const structure = ['slab', 'column', 'core']
const services = ['duct', 'tray', 'pipe', 'sprinkler']
const sheet = (narrow = 0) => new Pen(400, 240, { narrow })

/** Draws parts of the level; `solid` covers what is behind. */
function level(pen, { layers, scale, origin, elevation = 34, azimuth = -52, how = {} }, options) {
  const scene = new Scene(axonometric({ azimuth, elevation, scale, at: [f.length / 2, f.depth / 2, 1.8], origin }))
  for (const part of storey.filter(({ layer }) => layers.includes(layer))) {
    const [wide, narrow] = part.trade === 'structure' ? ['ink', 'detail'] : ['model', 'modelDetail']
    draw(scene, part, { kind: part.kind === 'tube' ? narrow : wide, wire: narrow, ...how })
  }
  scene.draw(pen, options)
}

/** A screen on its foot, and an arrow to the next device. */
function screen(pen) {
  const frame = 'M8 8h288a6 6 0 0 1 6 6v178a6 6 0 0 1-6 6h-288a6 6 0 0 1-6-6v-178a6 6 0 0 1 6-6z'
  pen.curve('cut', frame).curve('detail', 'M2 184h300').curve('ink', 'M122 198v34M182 198v34M92 232h120')
  pen.finely(() => {
    pen.line('markHidden', [322, 103], [380, 103])
    arrowhead(pen, 'markSolid', [372, 103], [392, 103], 12)
  })
}

function plan() {
  const pen = sheet(300)
  screen(pen)
  const [scale, origin] = [7.2, [160, 105]]
  const at = (x, y) => [origin[0] + scale * (x - f.length / 2), origin[1] - scale * (y - f.depth / 2)]
  const lines = (n, step) => Array.from({ length: n + 1 }, (_, i) => i * step)
  const [xs, ys] = [lines(3, f.length / 3), lines(2, f.depth / 2)]
  pen.lines('markAxis', [...xs.map((x) => [at(x, -0.8), at(x, f.depth + 1.6)]), ...ys.map((y) => [at(-1.6, y), at(f.length + 0.8, y)])])
  if (!pen.small) axes(pen, 'mark', 9, { xs: xs.map((x) => at(x, f.depth + 2.6)), ys: ys.map((y) => at(-2.6, y)) })
  level(pen, { layers: ['slab', 'column', 'core', 'duct'], scale, origin, elevation: 89.9, azimuth: -90 })
  return pen
}

function parts() {
  const pen = sheet()
  screen(pen)
  level(pen, { layers: [...structure, ...services], scale: 8, origin: [152, 98] })
  return pen
}

function site() {
  const pen = sheet()
  const place = { scale: 12.2, origin: [178, 122] }
  level(pen, { layers: structure, ...place })
  const [x, y, w, h, r] = [44, 22, 262, 178, 12]
  const edge = `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  const window = rect(x + 8, y + 8, x + w - 8, y + h - 8)
  pen.curveFill('sheet', edge)
  level(pen, { layers: [...structure, ...services], ...place }, { window })
  return pen.lines('detail', [window], true).curve('cut', edge)
}

function alone() {
  const pen = new Pen(320, 240, { narrow: 0 })
  level(pen, { layers: [...structure, ...services], scale: 11, origin: [160, 118] })
  return pen
}
