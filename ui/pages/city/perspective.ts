/** Right, up and ahead, in meters. */
export type Point = readonly [x: number, y: number, z: number]

/** Height of the eye, and units of the sheet per meter at a distance of 1 m. */
const eye = 1.6
export const scale = 560

/** Projects a point of the street onto the sheet. */
export function at([x, y, z]: Point): string {
  return `${(600 + (scale * x) / z).toFixed(1)} ${(330 - (scale * (y - eye)) / z).toFixed(1)}`
}
/** Projects a polyline. */
export const line = (...points: Point[]) => `M${points.map(at).join('L')}`

/** A street front: its outline, and a window every 3 m in length and height. */
export function front(x: number, from: number, bays: number, floors: number) {
  const [top, to] = [floors * 3 + 0.6, from + bays * 3]
  const outline = line([x, 0, from], [x, top, from], [x, top, to], [x, 0, to])
  const windows = Array.from({ length: bays * floors }, (_, i) => {
    const [z, y] = [from + 0.7 + (i % bays) * 3, Math.floor(i / bays) * 3 + 1]
    return `${line([x, y, z], [x, y + 1.6, z], [x, y + 1.6, z + 1.6], [x, y, z + 1.6])}Z`
  })
  return outline + windows.join('')
}
/** A street lamp that leans over the road. */
export const lamp = (x: number, z: number) => line([x, 0, z], [x, 6, z], [x - Math.sign(x) * 1.4, 6.2, z])
