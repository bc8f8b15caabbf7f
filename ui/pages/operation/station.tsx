import type { ReactNode } from 'react'

const waves = (x: number, y: number) =>
  [14, 24, 34].map((r) => `M${x - r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 1 ${r * 1.4} 0`).join('')

const floor = (y: number) => `M60 ${y}l90-26 90 26-90 26zM60 ${y}v6l90 26 90-26v-6`

const drawings = {
  address: (
    <>
      <path className="solid" d="M0 118h300v44H0zM64 108h14v64H64zM222 108h14v64h-14z" />
      <path className="model full" d="M140 100h20v18h-20z" />
      <path className="model" d={waves(150, 96)} />
      <path className="out model dash" d="M150 50V16h150" />
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
      <path
        className="model"
        d="M58 150h150v-10H58zM74 140v-10h66v10M66 92h66v38H66zM78 92v38m10-38v38m10-38v38m10-38v38M132 108h16v8h-16"
      />
      <circle className="model glass" cx={170} cy={114} r={24} />
      <circle className="model" cx={170} cy={114} r={9} />
      <path className="model" d="M158 92V46h16v43M154 56h24" />
      <circle className="model full" cx={99} cy={84} r={5} />
      <path className="mark" d="M99 78V61h89" />
      <path className="mark veil" d="M188 44h54v34h-54z" />
      <path className="mark" d="m196 68 9-8 8 5 10-13 10 8" />
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
