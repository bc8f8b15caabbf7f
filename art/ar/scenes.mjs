/**
 * What a visitor sees in augmented reality, as one list of triangles a material: a bay at 1:1 and the building at 1:100.
 * Metres, Y up, the origin on the floor under the middle.
 */
import { trianglesOf } from '../../ui/model/buffers.ts'
import { building, extent, frame, standard } from '../../ui/model/building.ts'
import { cut } from '../../ui/model/cut.ts'
import { mesh } from '../../ui/model/mesh.ts'

/** Base colour as linear red, green and blue, and what the surface is like, by trade; boards are timber in each of them. */
const materials = {
  structure: { colour: [0.42, 0.41, 0.385], metallic: 0, roughness: 0.9 },
  ventilation: { colour: [0.56, 0.6, 0.63], metallic: 1, roughness: 0.38 },
  piping: { colour: [0.05, 0.32, 0.24], metallic: 0, roughness: 0.45 },
  sprinklers: { colour: [0.52, 0.05, 0.035], metallic: 0, roughness: 0.4 },
  electrical: { colour: [0.62, 0.5, 0.27], metallic: 1, roughness: 0.5 },
  temporary: { colour: [0.4, 0.42, 0.44], metallic: 1, roughness: 0.55 },
  site: { colour: [0.78, 0.46, 0.04], metallic: 0, roughness: 0.5 },
  timber: { colour: [0.46, 0.29, 0.14], metallic: 0, roughness: 0.8 },
}

/** @typedef {{ name: string, colour: number[], metallic: number, roughness: number, points: number[][], normals: number[][], corners: number[] }} Surface */

/** The scenes by file name. @returns {Record<'bay' | 'building', { title: string, surfaces: Surface[] }>} */
export function scenes() {
  return {
    bay: { title: 'Bay', surfaces: surfacesOf(bay(), [4, 4, 0], 1) },
    building: { title: 'Building', surfaces: surfacesOf(wholeBuilding(), underTheMiddle(), 0.01) },
  }
}

/** Columns, beams, slab and services between four grid lines; the visitor's own floor takes the lower slab's place. */
function bay() {
  const side = 8
  const reach = side + 0.25
  const all = building({ bays: [2, 1], bay: [side, side], storeys: 2, storeyHeight: 4, edge: 0.25 })
  const overhead = ({ layer, storey }) => storey === 1 && (layer === 'slab' || layer === 'beam')
  const kept = all.filter(
    (primitive) =>
      !['temporary', 'site'].includes(primitive.trade) &&
      ((primitive.storey === 0 && primitive.layer !== 'slab') || overhead(primitive)) &&
      farthest(primitive) <= reach + 1e-6,
  )
  return cut(kept, reach).before.filter((primitive) => extent(primitive)[0] < reach)
}

/** Without what is thinner than a hair at that scale, and without the crane, which would need a table of its own. */
function wholeBuilding() {
  return building().filter(({ layer, trade }) => trade !== 'site' && layer !== 'hanger' && layer !== 'rebar')
}

function underTheMiddle() {
  const { length: long, depth } = frame()
  return [long / 2, depth / 2, -standard.slab]
}

const farthest = (primitive) => Math.max(...mesh(primitive, fewSides).points.map(([, y]) => y))

const fewSides = (radius) => (radius > 0.05 ? 12 : radius > 0.03 ? 8 : 5)
const thinSides = (radius) => (radius > 0.05 ? 8 : radius > 0.03 ? 5 : 3)

/** @returns {Surface[]} */
function surfacesOf(primitives, [x0, y0, z0], scale) {
  const found = {}
  for (const primitive of primitives) {
    const name = primitive.board ? 'timber' : primitive.trade
    const surface = (found[name] ??= { name, ...materials[name], points: [], normals: [], corners: [] })
    const made = mesh(primitive, scale === 1 ? fewSides : thinSides)
    const points = made.points.map(([x, y, z]) => [(x - x0) * scale, (z - z0) * scale, (y0 - y) * scale].map(to(1e5)))
    add(surface, points, made, primitive.kind === 'tube')
  }
  return Object.values(found)
}

/** Flat faces have corners of their own; the sides of round things share theirs, so that they look round. */
function add(surface, points, { points: real, faces }, round) {
  const isSide = (face) => round && face.length === 4
  const shared = points.map(() => [0, 0, 0])
  for (const face of faces) {
    if (!isSide(face)) continue
    const across = normalOf(points, face)
    for (const corner of face) shared[corner] = shared[corner].map((value, k) => value + across[k])
  }
  const places = new Map()
  const put = (corner, normal) => {
    surface.points.push(points[corner])
    surface.normals.push(unit(normal).map(to(1e4)))
    return surface.points.length - 1
  }
  for (const face of faces) {
    const flat = isSide(face) ? null : normalOf(points, face)
    const own = new Map()
    const place = (corner) => {
      const known = flat ? own : places
      if (!known.has(corner)) known.set(corner, put(corner, flat ?? shared[corner]))
      return known.get(corner)
    }
    const corners = trianglesOf(real, face)
    for (let i = 0; i < corners.length; i += 3) {
      const triangle = corners.slice(i, i + 3)
      if (length(normalOf(points, triangle)) > 0) surface.corners.push(...triangle.map(place))
    }
  }
}

/** At right angles to a polygon, as long as twice its area. */
function normalOf(points, face) {
  const sum = [0, 0, 0]
  for (const [i, corner] of face.entries()) {
    const [a, b] = [points[corner], points[face[(i + 1) % face.length]]]
    for (const k of [0, 1, 2]) {
      const [u, v] = [(k + 1) % 3, (k + 2) % 3]
      sum[k] += (a[u] - b[u]) * (a[v] + b[v])
    }
  }
  return [sum[0], sum[1], sum[2]]
}

const length = (vector) => Math.hypot(...vector)
const unit = (vector) => vector.map((value) => value / length(vector))
/** To so many parts of one; never −0, which would be written otherwise. */
const to = (parts) => (value) => Math.round(value * parts) / parts || 0
