import { facts } from '../../facts.ts'

const way = 244

/** The way of a question: through three offices, and straight, in the share of time that is left. */
export function Detour() {
  const left = (way * (100 - facts.issueResponsePercent)) / 100

  return (
    <svg className="sketch drawing" viewBox="7 0 268 84" aria-hidden="true">
      <path d="M12 22h46m16 0h46m16 0h46m16 0h58" />
      <path className="built" d="M58 14h16v16H58zM120 14h16v16h-16zM182 14h16v16h-16z" />
      <path className="mark fine" d={`M12 62h${way}M12 54v16M${12 + way} 54v16`} />
      <path className="model thick" d={`M12 62h${left - 12}`} />
      <path className="node" d="M12 22h0M256 22h0" />
      <path className="model node" d={`M12 62h0M${left} 62h0`} />
    </svg>
  )
}

/** What a decision rests on: one sheet, and as many as the figure says. */
export function Stack() {
  const sheet = (x: number, y: number) => `M${x} ${y}l44-17 44 17-44 17z`
  const sheets = Array.from({ length: facts.dataRelianceTimes }, (_, i) => sheet(150, 106 - i * 13))

  return (
    <svg className="sketch drawing" viewBox="11 0 268 128" aria-hidden="true">
      <path className="built" d={sheet(12, 106)} />
      {sheets.map((d) => (
        <path key={d} className="model built" d={d} />
      ))}
    </svg>
  )
}
