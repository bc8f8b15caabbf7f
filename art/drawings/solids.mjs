import { add, cross, dot, sub, times, unit } from './projection.mjs'

/** A box from its low to its high corner. */
export function box([x0, y0, z0], [x1, y1, z1]) {
  return prism([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], z0, z1)
}

/** An upright prism over a plan ring (anticlockwise), with holes. */
export function prism(ring, z0, z1, holes = []) {
  const at = (points, z) => points.map(([x, y]) => [x, y, z])
  const walls = (points) => points.map((p, i) => { const q = points[(i + 1) % points.length]; return [[...p, z0], [...q, z0], [...q, z1], [...p, z1]] })
  const inner = holes.map((hole) => [...hole].reverse())
  return [
    { ring: at(ring, z1), holes: inner.map((hole) => at(hole, z1)) },
    { ring: at(ring, z0).reverse(), holes: inner.map((hole) => at(hole, z0).reverse()) },
    ...[ring, ...inner].flatMap(walls),
  ]
}

/** A flat profile [u, v] pushed along `along`; u and v are vectors, u × v pointing along. */
export function extrude(profile, origin, u, v, along) {
  const low = profile.map(([a, b]) => add(origin, add(times(u, a), times(v, b))))
  const high = low.map((p) => add(p, along))
  return [[...low].reverse(), high, ...low.map((p, i) => { const j = (i + 1) % low.length; return [p, low[j], high[j], high[i]] })]
}

/** A ring of `count` points about `centre`, in the plane across `axis`. */
export function hoop(centre, axis, radius, count = 24) {
  const [u, v] = across(axis)
  return Array.from({ length: count }, (_, i) => {
    const t = (2 * Math.PI * i) / count
    return add(centre, add(times(u, radius * Math.cos(t)), times(v, radius * Math.sin(t))))
  })
}

/** A solid of revolution: profile of [radius, height] from bottom to top. */
export function lathe(profile, base, axis = [0, 0, 1], count = 24) {
  const rings = profile.map(([r, h]) => hoop(add(base, times(unit(axis), h)), axis, Math.max(r, 1e-4), count))
  return skin(rings)
}

/** A round bar along points in space, mitred at the bends. */
export function tube(points, radius, count = 12) {
  return skin(sweep(points, (u, v) => Array.from({ length: count }, (_, i) => {
    const t = (2 * Math.PI * i) / count
    return add(times(u, radius * Math.cos(t)), times(v, radius * Math.sin(t)))
  })))
}

/** A rectangular bar (width across, height up) along points in space, mitred at the bends. */
export function duct(points, width, height) {
  return skin(sweep(points, (u, v) => [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([a, b]) => add(times(u, (a * width) / 2), times(v, (b * height) / 2)))))
}

/** Points of a path with its corners rounded, for pipes and ducts with bends. */
export function rounded(points, radius, steps = 5) {
  return points.flatMap((p, i) => {
    if (!i || i === points.length - 1) return [p]
    const [a, b] = [unit(sub(points[i - 1], p)), unit(sub(points[i + 1], p))]
    const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
    const back = radius / Math.tan(angle / 2)
    const [s, e] = [add(p, times(a, back)), add(p, times(b, back))]
    const centre = add(p, times(unit(add(a, b)), radius / Math.sin(angle / 2)))
    const [m, n] = [sub(s, centre), sub(e, centre)]
    const sweepAngle = Math.PI - angle
    return Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps
      const [f, g] = [Math.sin((1 - t) * sweepAngle) / Math.sin(sweepAngle), Math.sin(t * sweepAngle) / Math.sin(sweepAngle)]
      return add(centre, add(times(m, f), times(n, g)))
    })
  })
}

/** Faces between neighbouring rings, closed at both ends. */
export function skin(rings) {
  const sides = rings.slice(1).flatMap((high, k) => {
    const low = rings[k]
    return low.map((p, i) => { const j = (i + 1) % low.length; return [p, low[j], high[j], high[i]] })
  })
  return [[...rings[0]].reverse(), ...sides, rings.at(-1)]
}

function sweep(points, profile) {
  let side = null
  return points.map((p, i) => {
    const into = unit(sub(p, points[Math.max(0, i - 1)]))
    const out = unit(sub(points[Math.min(points.length - 1, i + 1)], p))
    const forward = i === 0 ? out : into
    const mitre = i === 0 ? out : i === points.length - 1 ? into : unit(add(into, out))
    if (!side) side = across(forward)[0]
    // carried along the path, so that the profile does not twist
    side = unit(sub(side, times(forward, dot(side, forward))))
    const lift = cross(forward, side)
    const ring = profile(side, lift).map((q) => add(p, slide(q, forward, mitre)))
    side = unit(sub(side, times(out, dot(side, out))))
    return ring
  })
}

/** Moves q along `forward` onto the plane across `mitre`. */
const slide = (q, forward, mitre) => sub(q, times(forward, dot(q, mitre) / (dot(forward, mitre) || 1)))

/** Two unit vectors across an axis, the first level where possible, u × v along the axis. */
export function across(axis) {
  const w = unit(axis)
  const u = Math.abs(w[2]) > 0.99 ? [1, 0, 0] : unit(cross([0, 0, 1], w))
  return [u, cross(w, u)]
}
