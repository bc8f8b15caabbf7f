import type { ReactNode } from 'react'

const waves = (x: number, y: number) =>
  [14, 24, 34].map((r) => `M${x - r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 1 ${r * 1.4} 0`).join('')

const floor = (y: number) => `M0 ${y}l90-26 90 26-90 26zM0 ${y}v6l90 26 90-26v-6`

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
      <g transform="translate(-69.6 -18) scale(1.2)">
        {pump}
        <path className="model full" d="M131 85h18v12h-18z" />
        <path className="model" d={waves(140, 80)} />
      </g>
      <path className="out model dash" d="M98 24V12h182v100h18" />
      <path className="out model" d="m292 107 7 5-7 5" />
    </>
  ),
  id: (
    <>
      <path d="M0 30h120v132H0zM0 52h120M0 74h120M0 96h120M0 128h120M0 146h120M52 30v132" />
      <path className="model glass" d="M0 96h120v32H0z" />
      <path className="model" d="M120 112h34m0 0 16-20h60v40h-60z" />
      <circle className="model" cx={170} cy={112} r={4} />
      <path className="model" d="M184 106h36M184 118h24" />
      <path className="out model dash" d="M230 112h30V12h40" />
    </>
  ),
  place: (
    <>
      <path className="solid" d={floor(130)} />
      <path className="solid" d={floor(90)} />
      <path className="in model dash" d="M-1 12h101v70" />
      <path className="model" d="M46 90l44-13 44 13-44 13z" />
      <path className="model full" d="m100 94-7-13h14z" />
      <path className="solid" d={floor(46)} opacity={0.4} />
      <path className="mark" d="M188 46v84m-5-84h10m-10 44h10m-10 40h10" />
      <path className="out model dash" d="M106 84h192" />
      <path className="out model" d="m292 79 7 5-7 5" />
    </>
  ),
  view: (
    <>
      <path
        className="paper"
        d="M10 30h200a10 10 0 0 1 10 10v112a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z"
      />
      <g transform="translate(-34 0)">
        <g className="model">{pump}</g>
        <circle className="model full" cx={140} cy={92} r={5} />
        <path className="mark" d="M140 87V50h48" />
        <path className="mark veil" d="M188 38h54v34h-54z" />
        <path className="mark" d="m196 62 9-8 8 5 10-13 10 8" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>

export type StationName = keyof typeof drawings

/** A station of a reading, from the left edge of its text; the dashed line leads to the next where that stands beside it. */
export function Station({ name, label }: { name: StationName; label: string }) {
  return (
    <svg className="sketch" viewBox="-1 0 301 172" role="img" aria-label={label}>
      {drawings[name]}
    </svg>
  )
}
