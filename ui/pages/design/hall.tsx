import { Person } from './person.tsx'

const steps = Array.from({ length: 10 }, () => 'v15h17').join('')
const mullions = [820, 900, 980, 1060, 1140].map((x) => `M${x} 100V380`).join('')

/** Section through a hall, 40 units a meter: the drawing on the left, the model on the right, one eye level. */
export function Hall({ label }: { label: string }) {
  return (
    <svg className="sketch hall" viewBox="39 0 1122 420" role="img" aria-label={label}>
      <pattern id="cut" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0v7" />
      </pattern>
      <g className="ink">
        <path className="cut" d="M40 380h560v20H40zM40 80h560v20H40zM40 100h16v130H40zM40 246h16v134H40z" />
        <path className="cut" d={`M40 230h290${steps}h-14l-166-134H40z`} />
        <path d="M330 230v-40h-274M120 230v-40M190 230v-40M260 230v-40M330 190l170 150v40M414 306v-40" />
        <path d="M90 380v-84h40v84M122 340h4M430 100v44M422 144h16l10 18h-36zM540 100v64M532 164h16l10 18h-36z" />
        <path d="M150 130h54v60h-54zM150 160h54" />
        <Person x={556} y={380} scale={40} looks="right" />
        <Person x={644} y={380} scale={40} looks="left" />
      </g>
      <g className="model">
        <path className="cut" d="M600 380h560v20H600zM600 80h560v20H600z" />
        <path d={`M1144 100h16v280h-16z${mullions}M820 190h324M820 290h324`} />
        <path className="cut" d="M1144 100h16v280h-16z" />
        <path d="M650 100v64M642 164h16l10 18h-36zM760 100v44M752 144h16l10 18h-36z" />
        <path d="M732 380V100M748 380V100M690 380v-38h-8v-6h40v6h-8v38" />
        <path d="M860 380v-30h110v30M860 350l-6-28M970 350l6-28M872 366h86" />
        <path d="M1080 380v-34M1064 346h32l-4 34h-24zM1080 346q-34-20-22-62 20 12 22 62 2-50 22-62 12 42-22 62" />
      </g>
      <path className="sight" d="M566 318h68" />
      <path className="plumb-line" d="M600 0V420" />
    </svg>
  )
}
