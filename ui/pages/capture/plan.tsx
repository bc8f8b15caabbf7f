import { axisLetter, axisNumber, lettering } from '../../drafting.ts'
import { route, stops } from './route.ts'

/** A floor plan, 720 × 560: walls, the route of the walk, its panoramas, one of them open. */
export function Plan({ label }: { label: string }) {
  return (
    <svg className="sketch plan right-7" viewBox="0 0 720 560" role="img" aria-label={label}>
      <path className="mark fine" d={axes} />
      <path className="wall" fillRule="evenodd" d={`${outer}${rooms}`} />
      <path className="fine" d={doors} />
      <path className="fine" d={stairs} />
      <path className="cone" d="M474 408 604 344A150 150 0 0 1 604 472z" />
      <path className="model thick" d={route} />
      <path className="model node" d={stops.map(([x, y]) => `M${x} ${y}h0`).join('')} />
      <circle className="model glass thick" cx={474} cy={408} r={34} />
      <path className="model fine" d="M440 408h68M474 374a14 34 0 0 0 0 68 14 34 0 0 0 0-68" />
      <path className="mark full" d="M116 534 104 554h24z" />
    </svg>
  )
}

const grid = [64, 212, 360, 508, 656]
const bubble = (x: number, y: number, name: string) =>
  `M${x - 14} ${y}a14 14 0 1 0 28 0 14 14 0 1 0-28 0${lettering(name, [x, y + 7], { height: 14 })}`
const axes =
  grid.map((x, i) => `${bubble(x, 15, axisNumber(i))}M${x} 29v27`).join('') +
  [504, 274, 64].map((y, i) => `${bubble(15, y, axisLetter(i))}M29 ${y}h23`).join('')

/** The building, and the openings in it: rooms on both sides of a corridor, and the entrance. */
const outer = 'M52 52h616v464H52z'
const rooms =
  'M64 64h192v148H64zM264 64h136v148H264zM408 64h96v148h-96zM512 64h144v148H512z' +
  'M64 220h592v88H64zM64 316h148v188H64zM220 316h112v188H220zM340 316h316v188H340z' +
  'M168 212h44v8h-44zM320 212h44v8h-44zM420 212h44v8h-44zM560 212h44v8h-44zM98 308h44v8H98zM372 308h44v8h-44zM98 504h44v12H98z'
const doors =
  'M168 212v-44a44 44 0 0 1 44 44M320 212v-44a44 44 0 0 1 44 44M560 212v-44a44 44 0 0 1 44 44M416 316v44a44 44 0 0 1-44-44M142 316v44a44 44 0 0 1-44-44M142 504v-44a44 44 0 0 0-44 44'
const stairs = `${Array.from({ length: 10 }, (_, i) => `M220 ${350 + i * 14}h112`).join('')}M276 350v126`
