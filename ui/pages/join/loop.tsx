import { Person } from '../../parts/person.tsx'

/** A closed line through a sheet of code, two reviewers, a tablet under a ceiling and a notebook. */
export function Loop({ label }: { label: string }) {
  return (
    <svg className="sketch left-5" viewBox="0 0 480 440" role="img" aria-label={label}>
      <path className="thick" d="M138 104h160M388 192v32M286 332H143M84 260v-82M300 20v160M288 244v172" />
      <path className="mark thick" d="m287 97 11 7-11 7M381 213l7 11 7-11M154 325l-11 7 11 7M77 189l7-11 7 11" />
      <g transform="translate(84 104) scale(1.5)">
        <path className="paper" d="M-36-48h72v96h-72z" />
        <path d="M-24-30H2M-16-16h34M-16-2H6M-16 12h34M-24 26h18" />
      </g>
      <Person x={342} y={180} scale={1.6} />
      <Person x={418} y={180} scale={1.6} />
      <path className="solid" d="M300 180h168v12H300z" />
      <path className="solid" d="M288 226h188v18H288zM288 416h188v12H288z" />
      <path className="model glass" d="M312 258h140v30H312z" />
      <path className="model" d="M336 244v14m92-14v14" />
      <path className="model dash" d="m387 315 12-27" />
      <Person x={362} y={416} scale={1.25} up />
      <g transform="translate(84 332) scale(1.5)">
        <path className="paper" d="M-38-48h76v96h-76z" />
        <path d="M-24-48v96M-44-34h12M-44-16h12M-44 2h12M-44 20h12M-12-26h38M-12-10h38M-12 6h22" />
        <circle className="mark" cx={18} cy={28} r={8} />
      </g>
    </svg>
  )
}
