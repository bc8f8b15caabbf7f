import { type Quad, screens } from './corners.ts'

/**
 * The perspective that lays a square of side 1, with its origin at its top left, onto four corners, as the 16 numbers
 * of CSS `matrix3d`, column by column. Throws for corners of which three are in line.
 */
export function matrixOnto([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): number[] {
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const area = ax * by - bx * ay
  const g = (sx * by - bx * sy) / area
  const h = (ax * sy - sx * ay) / area
  if (![1 + g, 1 + h, 1 + g + h].every((depth) => depth > 1e-6 && depth < 1e6))
    throw new Error('Three of the corners are in line')
  return [x1 - x0 + g * x1, y1 - y0 + g * y1, 0, g, x3 - x0 + h * x3, y3 - y0 + h * y3, 0, h, 0, 0, 1, 0, x0, y0, 0, 1]
}

/** What `matrix3d(NAME)` lays onto a screen, in px. */
const [wide, high] = [1000, 644]

/** A sheet with each `matrix3d(NAME)`, a name of corners.ts, in numbers; the origin is the middle of the picture. */
export function withMatrices(sheet: string): string {
  return sheet.replace(/matrix3d\(([a-z-]+)\)/g, (_, name) => {
    const screen = Object.entries(screens).find(([one]) => one === name)?.[1]
    if (!screen) throw new Error(`ui/screens/corners.ts has no screen "${name}"`)
    const [width, height] = screen.size
    const corners = screen.corners.map(([x, y]) => [x - width / 2, y - height / 2] as const)
    const scaled = matrixOnto(corners as unknown as Quad).map((n, i) => n / ([wide, high][Math.floor(i / 4)] ?? 1))
    return `matrix3d(${scaled.map((n) => Number(n.toPrecision(4)))})`
  })
}
