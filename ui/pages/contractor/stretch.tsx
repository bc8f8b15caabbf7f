import { Person } from '../../parts/person.tsx'

/** Where a stretch of the corridor begins on the whole section. */
const starts = { model: 0, work: 400, done: 800 } as const

export type StretchName = keyof typeof starts

const hatch = Array.from({ length: 100 }, (_, i) => `M${i * 12} 48l12-20`).join('')
const axes = [100, 300, 500, 700, 900, 1100]
const columns = axes.map((x) => `M${x - 9} 48v232M${x + 9} 48v232`).join('')
const joints = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 60) }, (_, i) => `M${from + 60 + i * 60} 72v38`).join('')
const hangers = Array.from({ length: 11 }, (_, i) => `M${560 + i * 60} 48v70m-6 0h12`).join('')

/** A third of one corridor in long section: only model at its left end, work in the middle, closed at its right. */
export function Stretch({ name, label }: { name: StretchName; label: string }) {
  return (
    <svg className="sketch" viewBox={`${starts[name]} 0 400 330`} role="img" aria-label={label}>
      <path className="hatch" d={hatch} />
      <path d={`M0 28h1200M0 48h1200M0 280h1200${columns}`} />
      <path className="mark dash" d={axes.map((x) => `M${x} 10v282`).join('')} />
      <path className="mark" d={axes.map((x) => `M${x} 292a9 9 0 1 0 0 18 9 9 0 0 0 0-18`).join('')} />

      <path className="model glass" d="M0 72h640v38H0z" />
      <path className="model" d={`M0 126h760M0 134h760M0 146h560M0 156h560${joints(0, 640)}M180 110v44h44v-44`} />
      <path className="solid" d="M640 72h560v38H640z" />
      <path
        className="solid"
        d={`${joints(640, 1200)}M760 126h440M760 134h440M560 146h280M560 156h280M940 146h260M940 156h260`}
      />
      <path d={hangers} />

      {/* A code on the column; the beam the duct meets. */}
      <path className="paper" d="M291 196h18v18h-18z" />
      <path className="full" d="M294 199h5v5h-5zM302 199h4v4h-4zM294 207h4v4h-4zM301 207h5v5h-5z" />
      <path className="solid" d="M436 48h30v38h-30z" />
      <circle className="mark" cx={451} cy={80} r={28} />

      {/* One pipe below its level, then the closed ceiling. */}
      <path className="solid" d="M846 160h88M846 170h88" />
      <path className="model dash" d="M840 146h100M840 156h100" />
      <circle className="mark" cx={878} cy={158} r={26} />
      <path d="M970 184h230M990 184v6h40v-6m30 0v6h40v-6m50 0v6h40v-6" />
      <path className="dash" d="M800 184h170" />

      <Person x={40} y={280} />
      <Person x={250} y={280} />
      <path className="dash model" d="m272 224 19-18M62 224 130 110" />
      <path d="M566 280v-60h54v60m-54-18h54m-54-22h54" />
      <Person x={588} y={220} />
      <Person x={1030} y={280} />
      <Person x={1068} y={280} />
      <path className="mark thick" d="m1126 238 10 11 22-27" />
    </svg>
  )
}
