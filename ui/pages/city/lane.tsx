import { lettering, millimetres } from '../../drafting.ts'
import { facts } from '../../facts.ts'

/** Units of the sheet per meter. */
const metre = 110
const point = (facts.accuracyCm / 100) * metre
const lens = 10
/** Error of a plain satellite fix to either side, in meters. */
const open = 1.6

/** A lane of 3.5 m in plan, to scale, with the errors of a plain satellite fix and of a corrected one. */
export function Lane({ label }: { label: string }) {
  return (
    <svg className="sketch left-6" viewBox="0 0 560 560" role="img" aria-label={label}>
      <path className="ground" d="M0 0h48v560H0zM433 0h127v560H433z" />
      <path d="M48 0v560M433 0v560M40 0v560M441 0v560" />
      <path className="lane" d="M240 0v70m0 60v70m0 160v70m0 60v70" />
      <circle cx={316} cy={196} r={0.35 * metre} />
      <circle cx={316} cy={196} r={0.3 * metre} />
      <path className="quiet" d="M294 178h44m-50 12h56m-56 12h56m-50 12h44" />
      <circle className="mark dash" cx={240} cy={270} r={open * metre} />
      <path
        className="mark"
        d={`M64 524h352m-352-7v14m352-14v14${lettering(millimetres(2 * open), [240, 518], { height: 20 })}`}
      />
      <circle className="model full" cx={240} cy={270} r={point} />
      <path className="model" d="M240 244v16m0 20v16m-26-26h16m20 0h16M258 288l132 92" />
      <circle className="model paper" cx={446} cy={420} r={72} />
      <circle className="model glass" cx={446} cy={420} r={point * lens} />
      <path
        className="model"
        d={`M446 362v116m-58-58h116${lettering(`± ${facts.accuracyCm} cm`, [452, 524], { height: 18, anchor: 'start' })}`}
      />
    </svg>
  )
}
