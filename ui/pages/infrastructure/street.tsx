import { Person } from '../../parts/person.tsx'

const satellites = [
  [150, 44, -18],
  [372, 26, 0],
  [600, 58, 16],
] as const
const base = 'M92 276'
const rover = 'M524 262'
const rays = satellites.map(([x, y]) => `${base}L${x} ${y + 14}${rover}L${x} ${y + 14}`).join('')

/** A street in section, 720 × 560: satellites, reference station, a crew member, and modeled pipes below. */
export function Street({ label }: { label: string }) {
  return (
    <svg className="sketch street right-7" viewBox="0 0 720 560" role="img" aria-label={label}>
      <path className="ground" d="M0 380h236v10h384v-10h100v180H0z" />
      <path className="mark fine dash" d={rays} />
      {satellites.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path className="paper" d="M-9-8H9V8H-9z" />
          <path d="M-40-7h24v14h-24zM16-7h24v14H16zM-16 0h7M9 0h7M0 8v6M-32-7v14M-24-7v14M24-7v14M32-7v14" />
        </g>
      ))}
      <path d="M0 380h236v10h384v-10h100" />
      <path className="paper" d="M80 284a12 8 0 0 1 24 0z" />
      <path d="M92 284v26M92 310 62 380M92 310l30 70M92 310v70" />
      <path className="mark" d="M112 268q12 14 0 28M122 258q22 24 0 48M132 248q32 34 0 68" />
      <path className="mark dash" d="M150 282C260 236 400 232 506 258M496 248l10 10-13 4" />
      <path className="paper" d="M512 270a12 8 0 0 1 24 0z" />
      <path d="M524 270v120" />
      <path
        className="fine dash"
        d="M116 470a18 18 0 1 0 36 0 18 18 0 1 0-36 0M628 506a26 26 0 1 0 52 0 26 26 0 1 0-52 0"
      />
      <path className="cone" d="M486 326 216 560h306z" />
      <path className="fine" d="M330 390v10h44v-10M336 400v72M368 400v72" />
      <path
        className="model glass"
        d="M318 504a34 34 0 1 0 68 0 34 34 0 1 0-68 0M414 448a14 14 0 1 0 28 0 14 14 0 1 0-28 0"
      />
      <path className="model glass" d="M430 500h22v22h-22zM452 500h22v22h-22zM430 522h22v22h-22zM452 522h22v22h-22z" />
      <path className="model glass" d="M266 528a10 10 0 1 0 20 0 10 10 0 1 0-20 0" />
      <path className="model" d="M326 390h52" />
      <Person x={506} y={390} left cover="paper" />
    </svg>
  )
}
