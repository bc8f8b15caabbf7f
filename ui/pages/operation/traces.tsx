import { facts } from '../../facts.ts'

/** The course of a value over 280 units, each with a period of its own. */
function trace(y: number, row: number) {
  const heights = Array.from(
    { length: 36 },
    (_, i) => Math.sin(i * (0.34 + row * 0.07) + row) * 4 + Math.sin(i * 1.3) * 2,
  )
  return `M0 ${y}${heights.map((height, i) => `L${i * 8} ${(y + height).toFixed(1)}`).join('')}`
}

/** One value followed, and below it as many as the figure says. */
export function Traces() {
  const rows = Array.from({ length: facts.dataRelianceTimes }, (_, i) => trace(60 + i * 19, i + 1))

  return (
    <svg className="sketch drawing" viewBox="0 0 280 186" aria-hidden="true">
      <path d={trace(14, 0)} />
      <path className="hatch" d="M0 36h280" />
      <path className="model" d={rows.join('')} />
    </svg>
  )
}
