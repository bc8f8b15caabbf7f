import type { ReactNode } from 'react'

const waves = (x: number, y: number) =>
  [12, 19, 26].map((r) => `M${x - r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 1 ${r * 1.4} 0`).join('')

const floor = (y: number) => `M0 ${y}l110-30 110 30-110 30zM0 ${y}v6l110 30 110-30v-6`

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
      <g transform="translate(-81.2 102) scale(1.4)">
        {pump}
        <path d="M160 60V-54h16V60M154-30h28M154-22h28M154 20h28M154 28h28M176-2h14" />
        <circle cx={202} cy={-2} r={12} />
        <path className="mark" d="m202-2 7-7" />
        <path className="model full" d="M131 85h18v12h-18z" />
        <path className="model" d={waves(140, 80)} />
      </g>
      <path className="out model dash" d="M115 166V12h165v168h18" />
      <path className="out model" d="m292 175 7 5-7 5" />
    </>
  ),
  id: (
    <>
      <path d="M0 20h120v304H0zM0 36h120M0 68h120M0 100h120M0 132h120M0 164h120M0 196h120M0 228h120M0 260h120M0 292h120M52 20v304" />
      <path className="model glass" d="M0 164h120v32H0z" />
      <path className="model" d="M120 180h30m0 0 20-26h72v52h-72z" />
      <circle className="model" cx={171} cy={180} r={5} />
      <path className="model" d="M188 172h40M188 188h28" />
      <path className="out model dash" d="M242 180h26V12h32" />
    </>
  ),
  place: (
    <>
      <path className="solid" d={floor(280)} />
      <path className="solid" d={floor(222)} />
      <path className="solid" d={floor(164)} />
      <path className="in model dash" d="M-1 12h121v138" />
      <path className="model" d="M56 164l54-15 54 15-54 15z" />
      <path className="model full" d="m120 166-8-15h16z" />
      <path className="solid" d={floor(106)} opacity={0.35} />
      <path className="solid" d={floor(48)} opacity={0.25} />
      <path className="mark" d="M240 164v116m-5-116h10m-10 58h10m-10 58h10" />
      <path className="out model dash" d="M130 158h168" />
      <path className="out model" d="m292 153 7 5-7 5" />
    </>
  ),
  view: (
    <>
      <path
        className="paper"
        d="M10 20h204a10 10 0 0 1 10 10v284a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z"
      />
      <g transform="translate(-45.3 130) scale(1.1)">
        <g className="model">{pump}</g>
        <circle className="model full" cx={140} cy={92} r={5} />
        <path className="mark" d="M140 87V-6" />
        <path className="mark veil" d="M88-70h104v64H88z" />
        <path className="mark" d="m102-24 18-16 16 10 20-26 20 20" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>

export type StationName = keyof typeof drawings

/** A station of a reading, from the left edge of its text; the dashed line leads to the next where that stands beside it. */
export function Station({ name, label }: { name: StationName; label: string }) {
  return (
    <svg className="sketch" viewBox="-1 0 301 326" role="img" aria-label={label}>
      {drawings[name]}
    </svg>
  )
}
