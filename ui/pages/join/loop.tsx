import { Person } from '../../parts/person.tsx'

/** A closed line through a sheet of code, two reviewers, a tablet under a ceiling and a notebook. */
export function Loop({ label }: { label: string }) {
  return (
    <svg className="sketch left-5" viewBox="0 0 480 440" role="img" aria-label={label}>
      <path className="thick" d="M80 96h320v240H80z" />
      <path className="mark thick" d="m232 88 12 8-12 8M392 206l8 12 8-12M248 328l-12 8 12 8M72 226l8-12 8 12" />
      <path className="paper" d="M44 44h72v96H44z" />
      <path d="M56 62h26M64 76h34M64 90h22M64 104h34M56 118h18" />
      <path className="paper" stroke="none" d="M338 30h128v116H338z" />
      <Person x={372} y={136} scale={1.05} />
      <Person x={420} y={136} scale={1.05} />
      <path d="M344 136h112" />
      <path className="paper" stroke="none" d="M326 256h148v148H326z" />
      <path className="solid" d="M330 260h140v12H330zM330 392h140v8H330z" />
      <path className="model glass" d="M346 282h112v20H346z" />
      <path className="model" d="M364 272v10m76-10v10" />
      <path className="model dash" d="m411 330 8-24" />
      <Person x={388} y={392} scale={0.84} up />
      <path className="paper" d="M44 290h76v96H44z" />
      <path d="M58 290v96M38 304h12M38 322h12M38 340h12M38 358h12M70 312h38M70 328h38M70 344h22" />
      <circle className="mark" cx={100} cy={366} r={8} />
    </svg>
  )
}
