/** A person with a tablet, looking right; `x`, `y` is where the feet stand, 84 units below the top of the head. */
export function Person({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="paper" d="M-7-67h9l5 8-1 22 1 37h-6l-3-33-3 33h-6l1-40-2-18z" />
      <circle className="paper" cx={0} cy={-75} r={7} />
      <path d="M0-62 9-52l9-5" />
      <path className="model thick" d="M17-64l5 15" />
    </g>
  )
}
