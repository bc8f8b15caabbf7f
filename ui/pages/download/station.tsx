/** One building on three devices: as a plan, as a mesh, and as a model on the slab, connected by a line. */
export function Way({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 1200 246" role="img" aria-label={label}>
      <path className="quiet" d="M0 240h822" />
      <path className="mark dash" d="M316 113h76M716 113h88" />
      <path className="mark" d="m382 106 10 7-10 7M794 106l10 7-10 7" />
      <path className="paper" d="M1 20h300v186H1z" />
      <path d="M121 206v34m60-34v34M91 240h120" />
      <path className="quiet" d="M41 40v146M109 40v146M177 40v146M245 40v146M23 66h244M23 114h244M23 162h244" />
      <path
        className="thick"
        d="M41 66h204v96H41zM109 66v30m0 18v48M41 114h40m20 0h76V66m0 96v-20M177 114h30m20 0h18"
      />
      <path className="paper" d="M411 20h290v186H411z" />
      <path d="M526 206v34m60-34v34M496 240h120" />
      <Building x={446} y={70} size={1} cells={6} triangles />
      <path d="M822 240h378M842 240V60m338 180V60M822 60h378M822 44h378" />
      <path className="hatch" d={`M830 60l16-16${'m24 16 16-16'.repeat(8)}`} />
      <path className="paper" strokeWidth={2.5} d="M876 80h270q8 0 8 8v132q0 8-8 8H876q-8 0-8-8V88q0-8 8-8z" />
      <g className="model">
        <Building x={923} y={117} size={0.8} cells={3} />
      </g>
    </svg>
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
