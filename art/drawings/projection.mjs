/**
 * Views: each maps a point in metres [x east, y north, z up] to [sx, sy, depth],
 * sx and sy in drawing units (y down), depth growing towards the eye.
 * Every view is linear, so hidden lines can be worked out in the mapped space; `view.scale` is its units a metre.
 */

const radians = (degrees) => (degrees * Math.PI) / 180

/** A parallel view; azimuth is where the eye stands, in degrees from east, anticlockwise. */
export function axonometric({ azimuth = -45, elevation = 35.264, scale, at = [0, 0, 0], origin = [0, 0] }) {
  const a = radians(azimuth)
  const e = radians(elevation)
  const right = [-Math.sin(a), Math.cos(a), 0]
  const up = [-Math.sin(e) * Math.cos(a), -Math.sin(e) * Math.sin(a), Math.cos(e)]
  const eye = [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)]
  const view = (p) => {
    const q = sub(p, at)
    return [origin[0] + scale * dot(right, q), origin[1] - scale * dot(up, q), dot(eye, q)]
  }
  return Object.assign(view, { scale })
}

/** Plan oblique: the plan stays true (turned by `turn` degrees), heights rise straight up the sheet. */
export function planOblique({ turn = 0, rise = 0.7, scale, origin = [0, 0] }) {
  const c = Math.cos(radians(turn))
  const s = Math.sin(radians(turn))
  return ([x, y, z]) => [origin[0] + scale * (c * x - s * y), origin[1] - scale * (s * x + c * y + rise * z), z - 1e-3 * (s * x + c * y)]
}

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a, k) => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a) => times(a, 1 / (Math.hypot(...a) || 1))
export const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)
