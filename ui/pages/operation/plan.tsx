const stops = [
  [408, 330],
  [408, 218],
  [240, 84],
  [96, 84],
  [96, 340],
] as const

/** A floor plan: the route of a round, and one component with a value out of range. */
export function Plan({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 480 440" role="img" aria-label={label}>
      <path className="wall" d="M16 16h448v400h-28v-8h20V24H24v384h356v8H16z" />
      <path d="M24 172h48m48 0h40V24m0 148h56m48 0h56V24m0 148h56m48 0h32M24 264h48m48 0h72v144m0-144h188v144M236 264v56h84v-56" />
      <path d="M72 172v-48a48 48 0 0 1 48 48M216 172v-48a48 48 0 0 1 48 48M72 264v48a48 48 0 0 0 48-48M376 172v-48a48 48 0 0 1 48 48" />
      <path className="model" d="M70 48h52v22H70zM216 48h48v22h-48zM428 318h18v24h-18zM66 358h60v24H66z" />
      <path className="model" d="M376 56h26v36h-26zM402 66h26v16h-26zM352 62h24v24h-24" />
      <circle className="mark veil" cx={389} cy={74} r={32} />
      <circle className="mark" cx={389} cy={74} r={42} />
      <path className="dash" d="M408 436V218H96M240 218V84M96 218V84M96 218v122" />
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="full" cx={x} cy={y} r={6} />
      ))}
    </svg>
  )
}
