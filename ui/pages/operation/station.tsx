import type { ReactNode } from 'react'

const waves = (x: number, y: number) =>
  [14, 24, 34].map((r) => `M${x - r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 1 ${r * 1.4} 0`).join('')

const floor = (y: number) => `M60 ${y}l90-26 90 26-90 26zM60 ${y}v6l90 26 90-26v-6`

/** A motor on a base, the bearing of the shaft, and the pump with its pipe. */
const pump = (
  <>
    <path d="M58 150h170v-10H58zM74 140v-10h66v10M66 92h60v38H66zM78 92v38m10-38v38m10-38v38m10-38v38M126 108h22v8h-22" />
    <path className="paper" d="M132 97h16v43h-16z" />
    <circle className="glass" cx={172} cy={114} r={24} />
    <circle cx={172} cy={114} r={9} />
    <path d="M160 92V60h16v31M156 68h24M196 104h24v20h-24" />
  </>
)

const drawings = {
  address: (
    <>
      <g transform="translate(-57 12)">{pump}</g>
      <path className="model full" d="M74 97h18v12H74z" />
      <path className="model" d={waves(83, 92)} />
      <path className="out model dash" d="M83 48V16h217" />
    </>
  ),
  id: (
    <>
      <path className="in model dash" d="M0 16h30v96h20" />
      <path className="in model" d="m46 107 7 5-7 5" />
      <path d="M54 30h120v132H54zM54 52h120M54 74h120M54 96h120M54 128h120M54 146h120M106 30v132" />
      <path className="model glass" d="M54 96h120v32H54z" />
      <path className="model" d="M174 112h34m0 0 16-20h60v40h-60z" />
      <circle className="model" cx={224} cy={112} r={4} />
      <path className="model" d="M238 106h36M238 118h24" />
      <path className="out model dash" d="M284 112h16" />
    </>
  ),
  place: (
    <>
      <path className="solid" d={floor(150)} />
      <path className="solid" d={floor(104)} />
      <path className="in model dash" d="M0 112h28V16h132v80" />
      <path className="model" d="M106 104l44-13 44 13-44 13z" />
      <path className="model full" d="m160 108-7-13h14z" />
      <path className="solid" d={floor(54)} opacity={0.4} />
      <path className="mark" d="M248 54v96m-5-96h10m-10 50h10m-10 46h10" />
      <path className="out model dash" d="M167 102h133" />
    </>
  ),
  view: (
    <>
      <path className="in model dash" d="M0 102h34" />
      <path className="in model" d="m26 97 7 5-7 5" />
      <path
        className="paper"
        d="M44 30h200a10 10 0 0 1 10 10v112a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"
      />
      <g className="model">{pump}</g>
      <circle className="model full" cx={140} cy={92} r={5} />
      <path className="mark" d="M140 87V50h48" />
      <path className="mark veil" d="M188 38h54v34h-54z" />
      <path className="mark" d="m196 62 9-8 8 5 10-13 10 8" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type StationName = keyof typeof drawings

/** A station of a reading; the dashed line enters on the left and leaves on the right where its neighbors stand beside it. */
export function Station({ name, label }: { name: StationName; label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 300 190" role="img" aria-label={label}>
      {drawings[name]}
    </svg>
  )
}
