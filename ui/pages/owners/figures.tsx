import { facts } from '../../facts.ts'

/** One record, and as many of them as the figure says, rising. */
export function Sevenfold() {
  const sheet = (x: number, y: number) =>
    `M${x} ${y}h26v34h-26zM${x + 5} ${y + 9}h16M${x + 5} ${y + 17}h16M${x + 5} ${y + 25}h9`
  const stack = Array.from({ length: facts.dataRelianceTimes }, (_, i) => sheet(62 + i * 30, 44)).join('')

  return (
    <svg className="sketch" viewBox="0 0 280 88" aria-hidden="true">
      <path d="M0 86h280" />
      <path d={sheet(4, 44)} />
      <path className="model glass" d={stack} />
      <path className="mark" d="M46 40v46" />
    </svg>
  )
}

/** A design changed and walked again, round after round, a quarter of the dial at a time. */
export function Rounds() {
  const rounds = [0, 1, 2]

  return (
    <svg className="sketch" viewBox="0 0 280 96" aria-hidden="true">
      {rounds.map((round) => (
        <g key={round} transform={`translate(${44 + round * 96} 48)`}>
          <circle r={36} />
          <path className="model glass" d="M0 0v-36a36 36 0 0 1 36 36z" />
          <path d="M0-36v5M36 0h-5M0 36v-5M-36 0h5" />
        </g>
      ))}
      <path className="mark" d="M84 48h16m-6-5 6 5-6 5m86-5h16m-6-5 6 5-6 5" />
    </svg>
  )
}
