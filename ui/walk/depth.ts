import type { Point } from '../model/shapes.ts'

/** Columns and rows of a panorama's depth: art/render/panorama.py writes it. */
export const depthSize = [1024, 512] as const
/** A distance in metres is this divided by the stored step; step 0 is nothing. */
export const depthScale = 0.5 * 16383

/** Steps of all rows, from the top one. Throws where the file does not come or is no depth. */
export async function fetchDepth(address: string): Promise<Uint16Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  const plain = answer.body.pipeThrough(new DecompressionStream('deflate'))
  return unfolded(new Uint8Array(await new Response(plain).arrayBuffer()))
}

function unfolded(bytes: Uint8Array): Uint16Array<ArrayBuffer> {
  const [width, height] = depthSize
  const count = width * height
  if (bytes.length !== 2 * count) throw new Error('depth')
  const steps = new Uint16Array(count)
  for (let i = 0; i < count; i++) {
    const folded = (bytes[i] ?? 0) | ((bytes[i + count] ?? 0) << 8)
    const left = i % width ? (steps[i - 1] ?? 0) : 0
    const above = steps[i - width] ?? 0
    const corner = i % width ? (steps[i - width - 1] ?? 0) : 0
    steps[i] = left + above - corner + ((folded >> 1) ^ -(folded & 1))
  }
  return steps
}

/**
 * The point of a cloud that an eye sees in a direction: near the ray first, then near the eye; null where none is within two
 * degrees. `origin` is where the panorama was taken.
 */
export function pointAt(steps: Uint16Array, origin: Point, eye: Point, way: Point): Point | null {
  const [width, height] = depthSize
  const [dx, dy, dz] = [origin[0] - eye[0], origin[1] - eye[1], origin[2] - eye[2]]
  const turns = Array.from({ length: width }, (_, i) => (0.5 - (i + 0.5) / width) * 2 * Math.PI)
  const [across, along] = [turns.map(Math.cos), turns.map(Math.sin)]
  let best = Number.POSITIVE_INFINITY
  let found: Point | null = null
  for (let row = 0; row < height; row++) {
    const tilt = (0.5 - (row + 0.5) / height) * Math.PI
    const [level, rise] = [Math.cos(tilt), Math.sin(tilt)]
    for (let column = 0; column < width; column++) {
      const step = steps[row * width + column] ?? 0
      if (step === 0) continue
      const far = depthScale / step
      const x = dx + far * level * (across[column] ?? 0)
      const y = dy + far * level * (along[column] ?? 0)
      const z = dz + far * rise
      const ahead = x * way[0] + y * way[1] + z * way[2]
      if (ahead < 0.3) continue
      const off = (x * x + y * y + z * z) / (ahead * ahead) - 1
      if (off > 0.0012) continue
      const score = ahead * (1 + off * 80_000)
      if (score >= best) continue
      best = score
      found = [eye[0] + x, eye[1] + y, eye[2] + z]
    }
  }
  return found
}
