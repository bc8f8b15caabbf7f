import type { ReactNode } from 'react'
import { lettering } from '../../drafting.ts'
import { Person } from '../../parts/person.tsx'

export type View = 'bim' | 'web' | 'tracking' | 'cloud' | 'field'

const slab = <path className="solid" d="M-10-40h260v40H-10z" />
const rods = 'M70 0v128M170 0v128'
const bar = 'M58 116h124v9H58z'
const pipes = 'M80 92a24 24 0 1 0 48 0 24 24 0 1 0-48 0zM132 99a17 17 0 1 0 34 0 17 17 0 1 0-34 0z'

/** A mesh of a circle: its corners, connected to the center. */
const fan = (x: number, y: number, r: number) =>
  [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((a) => [x + r * Math.cos(a), y + r * Math.sin(a)].map(Math.round))
    .map(([cx, cy], i) => `${i ? 'L' : 'M'}${cx} ${cy}L${x} ${y}L${cx} ${cy}`)
    .join('')
    .concat('z')

const views: Record<View, ReactNode> = {
  bim: (
    <>
      {slab}
      <path className="solid" d="M192 0h60v46h-60z" />
      <path className="model glass" d={`${bar}${pipes}`} />
      <path className="model" d="M70 34v94M170 34v94" />
      <path className="mark dash" d="M104 56v92M68 92h72M149 74v72M126 99h48" />
      <path className="mark" d="M56 34h28M156 34h28" />
    </>
  ),
  web: (
    <>
      <path className="thick" d="M28 22q0-8 8-8h168q8 0 8 8v132q0 8-8 8H36q-8 0-8-8zM206 82v12" />
      <path className="model glass" d={fan(104, 92, 24) + fan(149, 99, 17)} />
      <path className="model" d="M70 22v104M170 22v104M58 116h124v9H58zM58 125l40-9v9l42-9v9l42-9" />
    </>
  ),
  tracking: (
    <>
      {slab}
      <path className="quiet" d={rods + bar + pipes} />
      <path className="model glass" d={bar + pipes} transform="translate(22 14)" />
      <path className="model" d={rods} transform="translate(22 14)" />
      <path className="mark" d="M70 136v34M92 146v24M52 164h58M65 169l10-10M87 169l10-10" />
      <path className="mark figures" d={lettering('Δ', [81, 158], { height: 11 })} />
    </>
  ),
  cloud: (
    <>
      <path className="dots thick" d={rods + bar + pipes} />
      <path className="dots" d={rods + bar} transform="translate(3 2)" />
      <path className="dots" d={pipes} transform="rotate(3 120 92)" />
      <path className="dots quiet" d="M10-12h220M10-6h220M20 1h200" />
    </>
  ),
  field: (
    <>
      {slab}
      <path d={rods} />
      <path className="solid" d={bar + pipes} />
      <path className="model dash" d="m132 142 8-14" />
      <Person x={112} y={198} scale={0.72} up />
      <path className="solid" d="M-10 198h260v20H-10z" />
    </>
  ),
}

/** A pipe hanger as one trade sees it. */
export function Hanger({ view, label }: { view: View; label: string }) {
  return (
    <svg className="sketch" viewBox="22 -16 196 222" role="img" aria-label={label}>
      {views[view]}
    </svg>
  )
}
