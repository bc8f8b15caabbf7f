/** A box in an isometric drawing: its back corner, its size and its storey lines. `model` highlights it. */
export interface Box {
  at: readonly [x: number, y: number, z: number]
  size: readonly [x: number, y: number, z: number]
  model?: boolean
  /** Lines across the two visible faces: vertical ones along x and y, horizontal ones along z. */
  lines?: readonly [x: number, y: number, z: number]
}

/** Boxes from the front right, drawn in the given order: back to front, bottom to top. */
export function Boxes({ boxes, guides = '' }: { boxes: readonly Box[]; guides?: string }) {
  return (
    <>
      {boxes.map((box) => (
        <g key={box.at.join()} className={box.model ? 'box box-model' : 'box'}>
          <Faces box={box} />
        </g>
      ))}
      {guides && <path className="guide" d={guides} />}
    </>
  )
}

function Faces({ box }: { box: Box }) {
  const { top, front, side, detail } = facesOf(box)
  return (
    <>
      <path className="top" d={top} />
      <path className="front" d={front} />
      <path className="side" d={side} />
      {detail && <path className="detail" d={detail} />}
    </>
  )
}

const known = new WeakMap<Box, Record<'top' | 'front' | 'side' | 'detail', string>>()

/** The paths of a box, computed once, because boxes are constants. */
function facesOf(box: Box) {
  const faces = known.get(box) ?? projected(box)
  known.set(box, faces)
  return faces
}

function projected({ at: [x, y, z], size: [w, d, h], lines = [0, 0, 0] }: Box) {
  const [X, Y, Z] = [x + w, y + d, z + h]
  const parts = (from: number, size: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + (size * (i + 1)) / (count + 1))
  const detail = [
    ...parts(x, w, lines[0]).map((at) => path([at, Y, z], [at, Y, Z])),
    ...parts(y, d, lines[1]).map((at) => path([X, at, z], [X, at, Z])),
    ...parts(z, h, lines[2]).map((at) => path([x, Y, at], [X, Y, at], [X, y, at])),
  ]
  return {
    top: `${path([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z])}z`,
    front: `${path([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z])}z`,
    side: `${path([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z])}z`,
    detail: detail.join(''),
  }
}

/** Projects points to a path on the sheet: x to the lower right, y to the lower left, z up. */
export function path(...points: readonly (readonly [number, number, number])[]): string {
  const flat = points.map(([x, y, z]) => `${round((x - y) * 0.866)} ${round((x + y) / 2 - z)}`)
  return `M${flat.join('L')}`
}

const round = (value: number) => Math.round(value * 10) / 10
