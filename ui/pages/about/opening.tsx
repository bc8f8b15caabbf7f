import { lettering } from '../../drafting.ts'
import { Person } from '../../parts/person.tsx'

/** A wall in section with its opening, and the modeled pipe that misses it. */
export function Opening({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 560 340" role="img" aria-label={label}>
      <path className="ground" d="M0 20h560v24H0zM0 306h560v24H0z" />
      <path d="M0 20h560M0 44h560M0 306h560M0 330h560" />
      <path className="solid" d="M326 44h40v48h-40zM326 146h40v160h-40z" />
      <path className="quiet" d="M326 92h40M326 146h40M326 119h40" />
      <path className="model glass" d="M96 172h440v34H96z" />
      <path className="model" d="M150 44v128m0 34v4m70-166v128m0 34v4m260-166v128m0 34v4M144 210h12m58 0h12m248 0h12" />
      <circle className="mark thick" cx={346} cy={189} r={44} />
      <path className="mark" d="M374 119h76M394 189h56M442 111v86" />
      <path className="mark thick" d="m438 123 8-8m-8 78 8-8" />
      <path className="mark figures" d={lettering('Δ', [456, 160], { height: 15, anchor: 'start' })} />
      <path className="model dash" d="m164 228 140-34" />
      <Person x={136} y={306} scale={1.1} up />
      <path className="quiet" d="m470 306 0-26h44v26m-44-13h44" />
    </svg>
  )
}
