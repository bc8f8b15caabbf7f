import { Pen, arcPath } from './pen.mjs'
import { add, axonometric, unit } from './projection.mjs'
import { Scene } from './scene.mjs'
import { box, duct, hoop, lathe, prism, rounded, skin, tube } from './solids.mjs'
import { axes, sectionMark } from './symbols.mjs'

/** One small isometric drawing a product. */
export function products() {
  return {
    'product-construction': construction(),
    'product-design': design(),
    'product-operation': operation(),
    'product-capture': capture(),
    'product-headset': headset(),
    'product-sandtable': sandtable(),
    'product-city': city(),
  }
}

const SIZE = [320, 240]
const iso = (scale, at, origin = [160, 120]) => axonometric({ azimuth: -45, elevation: 35.264, scale, at, origin })
const model = { kind: 'model' }
const flat = (view, ...points) => points.map((p) => view(p).slice(0, 2))
const sides = (n) => (n[2] > 0.5 ? null : 'tint')

function roundedBox(x, y, w, h, r) {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** What stands is ink; on the phone the same columns carry the storey that is still to come, in register. */
function construction() {
  const pen = new Pen(...SIZE)
  const view = iso(18.6, [4.5, 4.5, 1.2], [160, 132])
  const grid = [0.6, 4.5, 8.4]
  const site = new Scene(view)
  site.solid(box([0, 0, -0.35], [9, 9, 0]), { tone: sides })
  for (const x of grid) for (const y of grid) site.solid(box([x - 0.3, y - 0.3, 0], [x + 0.3, y + 0.3, 2.9]))
  for (const x of grid) site.line('markAxis', [[x, -1.2, 0], [x, 0, 0]])
  for (const y of grid) site.line('markAxis', [[10.2, y, 0], [9, y, 0]])
  site.draw(pen)
  axes(pen, 'mark', 8, { xs: grid.map((x) => flat(view, [x, -1.75, 0])[0]), ys: grid.map((y) => flat(view, [10.75, y, 0])[0]) })

  const [x, y, w, h] = [68, 28, 184, 106]
  pen.curveFill('sheet', roundedBox(x, y, w, h, 11))
  const screen = [[x + 6, y + 6], [x + w - 6, y + 6], [x + w - 6, y + h - 6], [x + 6, y + h - 6]]
  const coming = new Scene(view)
  for (const gx of grid) for (const gy of grid) coming.solid(box([gx - 0.3, gy - 0.3, 0], [gx + 0.3, gy + 0.3, 2.9]), model)
  for (const g of grid) for (const [a, b] of [[0.9, 4.2], [4.8, 8.1]]) {
    coming.solid(box([a, g - 0.22, 2.3], [b, g + 0.22, 2.9]), model)
    coming.solid(box([g - 0.22, a, 2.3], [g + 0.22, b, 2.9]), model)
  }
  coming.solid(duct([[0.2, 2.5, 3.5], [8.8, 2.5, 3.5]], 0.95, 0.55), model)
  for (const at of [2.6, 4.8, 7]) coming.line('modelDetail', [[at, 2.02, 3.22], [at, 2.02, 3.78], [at, 2.98, 3.78]])
  coming.line('modelDetail', [[0, 0, 0], [9, 0, 0], [9, 9, 0], [0, 9, 0]], { closed: true })
  coming.draw(pen, { window: screen })
  pen.curve('cut', roundedBox(x, y, w, h, 11))
  pen.curve('detail', roundedBox(x + 5, y + 5, w - 10, h - 10, 6))
  return pen
}

/** The plan stays ink on the sheet; from the section line on it stands up as model. */
function design() {
  const pen = new Pen(...SIZE)
  const view = iso(27, [4.4, 3.1, 0.5], [160, 128])
  const scene = new Scene(view)
  const sheet = [[0, 0, 0], [8.8, 0, 0], [8.8, 6.2, 0], [0, 6.2, 0]]
  scene.floor('tint', sheet.map((p) => add(p, [0.22, -0.22, -0.12])))
  scene.floor('sheet', sheet)
  scene.line('ink', sheet, { closed: true })
  scene.line('detail', [[0.3, 0.3, 0], [8.5, 0.3, 0], [8.5, 5.9, 0], [0.3, 5.9, 0]], { closed: true })
  scene.line('detail', [[6.4, 0.3, 0], [6.4, 1.1, 0], [8.5, 1.1, 0]]).line('detail', [[6.4, 0.7, 0], [8.5, 0.7, 0]]).line('detail', [[7.6, 0.3, 0], [7.6, 1.1, 0]])
  const t = 0.2
  const [x0, x1, y0, y1, cut, high] = [0.9, 7.6, 1.75, 5.4, 3.5, 1.7]
  const plan = (points) => points.map(([x, y]) => [x, y, 0])
  // left of the section: walls as double lines with a door and a window
  scene.line('cut', plan([[cut, y1], [x0, y1], [x0, y0], [1.6, y0], [1.6, y0 + t], [x0 + t, y0 + t], [x0 + t, y1 - t], [cut, y1 - t]]))
  scene.line('cut', plan([[cut, y0], [2.5, y0], [2.5, y0 + t], [cut, y0 + t]]))
  scene.line('detail', plan([[1.6, y0 + t], [1.6, y0 + t + 0.9]]))
  scene.line('detail', plan(Array.from({ length: 9 }, (_, i) => [1.6 + 0.9 * Math.sin((i / 8) * Math.PI / 2), y0 + t + 0.9 * Math.cos((i / 8) * Math.PI / 2)])))
  // right of it: the same walls, risen
  const walls = [[cut, y1], [cut, y1 - t], [5.3, y1 - t], [5.3, 3.9], [5.5, 3.9], [5.5, y1 - t], [x1 - t, y1 - t], [x1 - t, y0 + t], [5.5, y0 + t], [5.5, 2.8], [5.3, 2.8], [5.3, y0 + t], [cut, y0 + t], [cut, y0], [x1, y0], [x1, y1]]
  scene.solid(prism(walls, 0, high), { kind: 'model' })
  scene.floor('modelTint', walls.map(([x, y]) => [x, y, high]))
  // the section line with its arrow, as on the sheet it comes from
  scene.line('markAxis', [[cut, 1.05, 0], [cut, y0 - 0.1, 0]])
  scene.draw(pen)
  const [from, look, line] = flat(view, [cut, 1.05, 0], [cut + 1, 1.05, 0], [cut, 2.05, 0])
  const towards = (p) => unit([p[0] - from[0], p[1] - from[1], 0]).slice(0, 2)
  sectionMark(pen, from, towards(look), towards(line), 'A', 7)
  return pen
}

/** Pump, valve and pipe, one sensor and its tag. */
function operation() {
  const pen = new Pen(...SIZE)
  const view = iso(52, [1.75, 0.5, 0.95], [116, 130])
  const scene = new Scene(view)
  scene.solid(box([-0.35, -0.1, -0.22], [3.0, 1.1, 0]), { tone: sides })
  scene.solid(box([-0.1, 0.2, 0], [2.6, 0.8, 0.12]))
  const axis = [1, 0, 0]
  scene.solid(lathe([[0.3, 0], [0.38, 0.06], [0.38, 1.0], [0.3, 1.06]], [0, 0.5, 0.62], axis, 28)) // motor
  for (const x of [0.22, 0.52, 0.82]) scene.line('detail', hoop([x, 0.5, 0.62], axis, 0.381, 40), { closed: true })
  scene.solid(box([0.34, 0.36, 0.98], [0.72, 0.64, 1.16])) // terminal box
  scene.solid(lathe([[0.1, 0], [0.1, 0.44]], [1.06, 0.5, 0.62], axis, 16)) // shaft
  scene.solid(lathe([[0.2, 0], [0.2, 0.12]], [1.2, 0.5, 0.62], axis, 20)) // coupling
  scene.solid(lathe([[0.2, 0], [0.46, 0.08], [0.46, 0.4], [0.3, 0.5], [0.2, 0.5], [0.2, 0.68], [0.3, 0.68], [0.3, 0.76]], [1.5, 0.5, 0.62], axis, 32)) // volute, suction
  for (const [x, y] of [[0.25, 0.5], [1.75, 0.5]]) scene.solid(box([x - 0.14, y - 0.24, 0.12], [x + 0.14, y + 0.24, 0.26]))
  const riser = [1.74, 0.5]
  const flange = (z) => scene.solid(lathe([[0.27, 0], [0.27, 0.07]], [...riser, z], [0, 0, 1], 24))
  scene.solid(lathe([[0.17, 0], [0.17, 0.22]], [...riser, 1.04], [0, 0, 1], 20))
  flange(1.2), flange(1.27)
  scene.solid(lathe([[0.17, 0], [0.17, 0.1], [0.26, 0.2], [0.26, 0.32], [0.17, 0.42], [0.17, 0.5]], [...riser, 1.34], [0, 0, 1], 24)) // valve body
  scene.solid(lathe([[0.09, 0], [0.09, 0.16], [0.035, 0.16], [0.035, 0.42]], [riser[0], riser[1] - 0.22, 1.6], [0, -1, 0], 12))
  const wheel = [riser[0], riser[1] - 0.6, 1.6]
  scene.solid(torus(wheel, [0, -1, 0], 0.24, 0.03), {})
  for (const k of [0, 1, 2]) { const h = hoop(wheel, [0, -1, 0], 0.22, 6); scene.line('ink', [h[k], h[k + 3]]) }
  flange(1.84), flange(1.91)
  scene.solid(tube(rounded([[...riser, 1.98], [...riser, 2.62], [3.5, 0.5, 2.62]], 0.34, 6), 0.17, 16), model)
  scene.solid(lathe([[0.27, 0], [0.27, 0.07]], [3.0, 0.5, 2.62], axis, 24), model)
  scene.draw(pen)
  const [sensor] = flat(view, [0.53, 0.5, 1.16])
  pen.circle('modelSolid', [sensor[0], sensor[1] - 3], 3)
  for (const r of [9, 16, 23]) pen.curve('model', arcPath(sensor[0], sensor[1] - 3, r, -48, 48))
  // the tag: leader, frame, three lines
  return pen.finely(() => {
    const [at] = flat(view, [1.96, 0.5, 0.72])
    const corner = [222, 162]
    pen.line('model', at, [corner[0] - 14, corner[1] + 16], [corner[0], corner[1] + 16])
    pen.circle('modelSolid', at, 2.4)
    pen.curveFill('sheet', roundedBox(...corner, 66, 34, 3))
    pen.curve('model', roundedBox(...corner, 66, 34, 3))
    pen.lines('modelDetail', [[[230, 172], [262, 172]], [[230, 179], [254, 179]], [[230, 186], [258, 186]]])
    pen.lines('mark', [[[267, 187], [272, 181], [276, 184], [281, 172]]])
  })
}

function torus(centre, axis, radius, thick, count = 24) {
  const [outer, inner] = [radius + thick, radius - thick]
  const ringAt = (r, off) => hoop(add(centre, axis.map((v) => v * off)), axis, r, count)
  const rings = [ringAt(inner, -thick), ringAt(outer, -thick), ringAt(outer, thick), ringAt(inner, thick), ringAt(inner, -thick)]
  return rings.slice(1).flatMap((high, k) => high.map((_, i) => { const j = (i + 1) % count; return [rings[k][i], rings[k][j], high[j], high[i]] }))
}

/** A floor walked once with a camera that sees all round. */
function capture() {
  const pen = new Pen(...SIZE)
  const view = iso(25, [4.2, 3, 0.6], [152, 140])
  const scene = new Scene(view)
  const [X, Y, t, h] = [8.4, 6, 0.2, 0.55]
  scene.floor('tint', [[-t, -t, h], [X + t, -t, h], [X + t, Y + t, h], [-t, Y + t, h]], [[0, 0, h], [X, 0, h], [X, Y, h], [0, Y, h]])
  const inner = [[0, 0], [2.6, 0], [2.6, 2.2], [2.8, 2.2], [2.8, 0], [X, 0], [X, 2.5], [5.6, 2.5], [5.6, 2.7], [X, 2.7], [X, Y], [4.6, Y], [4.6, 4.3], [4.4, 4.3], [4.4, Y], [0, Y]]
  scene.solid(prism([[-t, -t], [X + t, -t], [X + t, Y + t], [-t, Y + t]], 0, h, [inner]))
  const path = [[1.3, 0.9], [1.3, 3.2], [3.1, 5], [3.7, 3.1], [4.2, 1.2], [6.9, 1.25], [4.7, 2.5], [6.4, 4.3]]
  scene.line('modelCut', path.map(([x, y]) => [x, y, 0.01]))
  for (const [x, y] of path.slice(0, -1)) scene.line('model', hoop([x, y, 0.01], [0, 0, 1], 0.22, 20), { closed: true })
  scene.draw(pen)
  const end = path.at(-1)
  const [foot, top] = flat(view, [...end, 0], [...end, 2.9])
  const [cx, cy] = [top[0], top[1] - 8]
  pen.line('ink', ...flat(view, [end[0] - 0.35, end[1], 0], [...end, 0.5], [end[0] + 0.35, end[1], 0]))
  pen.line('ink', ...flat(view, [end[0], end[1] - 0.35, 0], [...end, 0.5], [end[0], end[1] + 0.35, 0]))
  pen.line('cut', foot, top)
  pen.curveFill('sheet', roundedBox(cx - 6, cy - 10, 12, 22, 6))
  pen.curve('cut', roundedBox(cx - 6, cy - 10, 12, 22, 6))
  pen.circle('modelSolid', [cx, cy - 3], 3.4)
  // the sphere of view: horizon and two meridians, isometric
  const R = 1.85
  const centre = [end[0], end[1], 2.9 + 8 / 25 / 0.816]
  const arcs = new Scene(view)
  for (const axis of [[0, 0, 1], [1, 0, 0], [0, 1, 0]]) arcs.line('modelDetail', hoop(centre, axis, R, 48), { closed: true })
  arcs.draw(pen)
  pen.circle('modelHidden', flat(view, centre)[0], R * 25)
  return pen
}

/** A see-through head-set from three quarters, and what its wearer sees where it belongs. */
function headset() {
  const pen = new Pen(...SIZE, { bare: 0 })
  const view = axonometric({ azimuth: -58, elevation: 24, scale: 560, at: [0.14, 0, 0.01], origin: [152, 118] })
  const [a, b] = [0.108, 0.084] // half length and half width of the band
  const on = (t, off, z) => [(a + off) * Math.cos(t), (b + off) * Math.sin(t), z]
  const strip = (from, to, inner, outer, low, high, count) =>
    skin(Array.from({ length: count + 1 }, (_, i) => {
      const t = from + ((to - from) * i) / count
      return [on(t, inner, low(t)), on(t, outer, low(t)), on(t, outer, high(t)), on(t, inner, high(t))]
    }))
  const still = (v) => () => v
  const head = new Scene(view)
  head.solid(strip(1, 2 * Math.PI - 1, 0, 0.006, still(0), still(0.022), 44))
  head.solid(strip(2.7, 2 * Math.PI - 2.7, -0.004, 0.022, still(-0.008), still(0.03), 12)) // battery
  head.solid(skin(Array.from({ length: 25 }, (_, i) => {
    const t = 0.12 + ((Math.PI - 0.24) * i) / 24
    const at = (r, y) => [(a - 0.01 + r) * Math.cos(t), y, 0.026 + (0.085 + r) * Math.sin(t)]
    return [at(0, -0.014), at(0.005, -0.014), at(0.005, 0.014), at(0, 0.014)].reverse()
  }))) // strap over the crown
  head.solid(strip(-1.08, 1.08, 0, 0.026, still(0.004), still(0.038), 26)) // housing across the brow
  const visor = strip(-1, 1, 0.014, 0.022, (t) => -0.05 + 0.026 * Math.abs(t) ** 3, still(0.004), 26)
  head.solid(visor)
  const camera = -0.3
  head.line('ink', hoop(on(camera, 0.0262, 0.021), [Math.cos(camera) * b, Math.sin(camera) * a, 0], 0.007, 16), { closed: true })

  const [x, y, z0] = [0.36, 0.085, -0.075]
  const eyes = [0.034, -0.034].map((v) => [0.128, v, -0.016])
  const shown = new Scene(view)
  for (const [u, v, w, d, h] of [[-0.05, -0.06, 0.04, 0.045, 0.05], [0.0, -0.06, 0.045, 0.06, 0.11], [-0.05, 0, 0.035, 0.06, 0.08], [0.0, 0.015, 0.045, 0.045, 0.035]])
    shown.solid(box([x + u, v, z0], [x + u + w, v + d, z0 + h]), { kind: 'model' })
  shown.solid([[[x - 0.07, -y, z0], [x + 0.065, -y, z0], [x + 0.065, y, z0], [x - 0.07, y, z0]]], { kind: 'modelDetail', open: true })
  head.draw(pen)
  const lens = [-0.88, 0.1]
  pen.fill('modelTint', [...Array.from({ length: 14 }, (_, i) => on(lens[0] + ((lens[1] - lens[0]) * i) / 13, 0.022, 0.004)), ...Array.from({ length: 14 }, (_, i) => { const t = lens[1] + ((lens[0] - lens[1]) * i) / 13; return on(t, 0.022, -0.046 + 0.026 * Math.abs(t) ** 3) })].map((p) => view(p)))
  for (const [eye, p] of [[1, [x - 0.07, -y, z0]], [0, [x - 0.07, y, z0]], [1, [x, -0.06, z0 + 0.11]], [0, [x + 0.045, 0, z0 + 0.11]]]) shown.line('modelSight', [eyes[eye], p])
  shown.draw(pen)
  return pen
}

/** A city model that stands on a table. */
function sandtable() {
  const pen = new Pen(...SIZE)
  const view = iso(84, [1.3, 0.9, 0.62], [147, 124])
  const scene = new Scene(view)
  const [W, D, H] = [2.6, 1.8, 0.75]
  for (const [x, y] of [[0.08, 0.08], [W - 0.2, 0.08], [W - 0.2, D - 0.2], [0.08, D - 0.2]]) scene.solid(box([x, y, 0], [x + 0.12, y + 0.12, H - 0.14]))
  scene.solid(box([0, 0, H - 0.14], [W, D, H]), { tone: sides })
  scene.line('detail', [[0.08, 0.08, H], [W - 0.08, 0.08, H], [W - 0.08, D - 0.08, H], [0.08, D - 0.08, H]], { closed: true })
  const blocks = [
    [0.2, 0.2, 0.35, 0.3, 0.14], [0.62, 0.2, 0.22, 0.3, 0.24], [1.15, 0.2, 0.5, 0.2, 0.12], [1.15, 0.48, 0.2, 0.2, 0.3], [1.85, 0.2, 0.5, 0.42, 0.1],
    [0.2, 0.68, 0.22, 0.34, 0.5], [0.52, 0.72, 0.32, 0.3, 0.22], [1.12, 0.86, 0.24, 0.24, 0.66], [1.45, 0.86, 0.26, 0.22, 0.4], [1.9, 0.84, 0.22, 0.3, 0.3], [2.2, 0.84, 0.2, 0.3, 0.18],
    [0.2, 1.24, 0.3, 0.34, 0.3], [0.6, 1.24, 0.26, 0.34, 0.42], [1.12, 1.28, 0.54, 0.3, 0.26], [1.9, 1.34, 0.5, 0.24, 0.44],
  ]
  for (const [x, y, w, d, h] of blocks) scene.solid(box([x, y, H], [x + w, y + d, H + h]), model)
  for (const x of [0.98, 1.76]) scene.line('modelDetail', [[x, 0.08, H], [x, D - 0.08, H]])
  scene.line('modelDetail', [[0.08, 0.6, H], [W - 0.08, 0.6, H]]).line('modelDetail', [[0.08, 1.15, H], [W - 0.08, 1.15, H]])
  scene.draw(pen)
  // the four marks by which model and table are brought together
  for (const [x, y] of [[0.08, 0.08], [W - 0.08, 0.08], [W - 0.08, D - 0.08]]) {
    const [c] = flat(view, [x, y, H])
    pen.circle('sheet', c, 3.4).circle('mark', c, 3.4).circle('markSolid', c, 1.4)
  }
  return pen
}

/** City blocks, one of them still a model, on a grid of fixed points. */
function city() {
  const pen = new Pen(...SIZE)
  const view = iso(19, [4.6, 4.6, 1.1], [160, 132])
  const scene = new Scene(view)
  const blocks = [
    [0.2, 0.2, 2.2, 1.0, 1.2], [0.2, 1.5, 1.0, 1.0, 0.8], [1.5, 1.5, 0.9, 1.0, 1.9], [3.5, 0.2, 2.2, 2.3, 0.7], [3.9, 0.6, 1.0, 1.4, 1.8, 0.7], [6.8, 0.2, 2.2, 0.9, 1.4], [6.8, 1.4, 2.2, 1.1, 0.8],
    [0.2, 3.5, 0.9, 2.2, 2.4], [1.4, 3.5, 1.0, 2.2, 1.1], [6.8, 3.5, 2.2, 0.9, 0.9], [6.8, 4.7, 1.0, 1.0, 2.2], [8.0, 4.7, 1.0, 1.0, 1.3],
    [0.2, 6.8, 2.2, 1.0, 1.7], [0.2, 8.0, 1.0, 1.0, 1.2], [3.5, 6.8, 1.0, 2.2, 2.2], [4.8, 6.8, 0.9, 2.2, 1.2], [6.8, 6.8, 2.2, 2.2, 1.0],
  ]
  for (const [x, y, w, d, h, base = 0] of blocks) scene.solid(box([x, y, base], [x + w, y + d, base + h]))
  scene.solid(box([3.5, 3.5, 0], [5.7, 5.7, 0.8]), model)
  scene.solid(box([3.8, 3.8, 0.8], [5.1, 5.4, 4.4]), model)
  for (let z = 1.4; z < 4.3; z += 0.6) scene.line('modelDetail', [[3.8, 3.8, z], [5.1, 3.8, z], [5.1, 5.4, z]])
  const at = [-0.4, 2.95, 6.25, 9.6]
  for (const v of at) scene.line('mark', [[v, -1, 0], [v, 10.2, 0]]).line('mark', [[-1, v, 0], [10.2, v, 0]])
  scene.draw(pen)
  // fixed points on the outer lines, and the antenna that ties them to the sky
  return pen.finely(() => {
    for (const p of [[-0.4, -0.4, 0], [9.6, -0.4, 0], [9.6, 9.6, 0]]) pen.circle('markSolid', flat(view, p)[0], 2.6)
    const [[fx, fy]] = flat(view, [-0.4, -0.4, 0])
    pen.line('cut', [fx, fy], [fx, fy - 34])
    pen.curveFill('solid', `M${fx - 6} ${(fy - 34).toFixed(1)}q0-6 6-6q6 0 6 6z`)
    for (const r of [11, 17]) pen.curve('mark', arcPath(fx, fy - 36, r, -42, 42))
  })
}
