/** One building on a device: as a plan, as a mesh, or as a model on the slab. An arrow leads to the next device. */
export function Station({ of, label }: { of: keyof typeof devices; label: string | undefined }) {
  const Device = devices[of]

  return (
    <svg className="sketch" viewBox="0 0 400 246" role="img" aria-label={label} aria-hidden={label ? undefined : true}>
      <Device />
    </svg>
  )
}

const devices = { plan: Plan, mesh: Mesh, model: Model }

function Plan() {
  return (
    <>
      <path className="quiet" d="M0 240h400" />
      <path className="paper" d="M1 20h300v186H1z" />
      <path d="M121 206v34m60-34v34M91 240h120" />
      <path className="quiet" d="M41 40v146M109 40v146M177 40v146M245 40v146M23 66h244M23 114h244M23 162h244" />
      <path
        className="thick"
        d="M41 66h204v96H41zM109 66v30m0 18v48M41 114h40m20 0h76V66m0 96v-20M177 114h30m20 0h18"
      />
      <Arrow />
    </>
  )
}

function Mesh() {
  return (
    <>
      <path className="quiet" d="M0 240h400" />
      <path className="paper" d="M1 20h300v186H1z" />
      <path d="M121 206v34m60-34v34M91 240h120" />
      <Building x={41} y={70} size={1} cells={6} triangles />
      <Arrow />
    </>
  )
}

function Model() {
  return (
    <>
      <path d="M11 240h378M31 240V60m338 180V60M11 60h378M11 44h378" />
      <path className="hatch" d={`M19 60l16-16${'m24 16 16-16'.repeat(8)}`} />
      <path className="paper" strokeWidth={2.5} d="M65 80h270q8 0 8 8v132q0 8-8 8H65q-8 0-8-8V88q0-8 8-8z" />
      <g className="model">
        <Building x={112} y={117} size={0.8} cells={3} />
      </g>
    </>
  )
}

function Arrow() {
  return (
    <>
      <path className="mark dash" d="M316 113h76" />
      <path className="mark" d="m382 106 10 7-10 7" />
    </>
  )
}

interface BuildingProps {
  /** Left edge. */
  x: number
  y: number
  size: number
  /** Bays and floors; the mesh of an office file splits each into triangles. */
  cells: number
  triangles?: boolean
}

function Building({ x, y, size, cells, triangles = false }: BuildingProps) {
  const [left, right, height] = [{ x: 100 * size, y: 36 * size }, { x: 120 * size, y: -32 * size }, 80 * size]
  const face = (fromX: number, fromY: number, along: { x: number; y: number }) =>
    Array.from({ length: cells }, (_, i) => {
      const part = (i + 1) / cells
      const bay = `M${fromX + along.x * part} ${fromY + along.y * part}v${height}`
      const floor = `M${fromX} ${fromY + height * part}l${along.x} ${along.y}`
      const cut = (n: number) =>
        `M${fromX + (along.x * i) / cells} ${fromY + (along.y * i) / cells + (height * n) / cells}` +
        `l${along.x / cells} ${(along.y + height) / cells}`
      return bay + floor + (triangles ? Array.from({ length: cells }, (_, n) => cut(n)).join('') : '')
    }).join('')
  const outline =
    `M${x} ${y}l${right.x} ${right.y} ${left.x} ${left.y}v${height}` +
    `l${-right.x} ${-right.y} ${-left.x} ${-left.y}zl${left.x} ${left.y} ${right.x} ${right.y}`

  return (
    <>
      <path className={triangles ? 'thick' : 'model glass'} d={outline} />
      <path d={face(x, y, left) + face(x + left.x, y + left.y, right)} />
    </>
  )
}
