interface PersonProps {
  x: number
  /** The ground. */
  y: number
  /** Units a meter. */
  scale: number
  /** Holds a phone up: to the right, or to the left. */
  looks?: 'right' | 'left'
}

/** Somebody standing, 1.7 m tall. */
export function Person({ x, y, scale, looks }: PersonProps) {
  const unit = scale / 40
  return (
    <g className="person" transform={`translate(${x} ${y}) scale(${looks === 'left' ? -unit : unit} ${unit})`}>
      <circle cx={0} cy={-62.5} r={5} />
      <path
        d={
          looks
            ? 'M-3-56h6q4 0 4 5l1 16 1 35h-5l-2-26-2 26h-5l1-30-1-16-2 14q0 3-2 3t-2-3l2-19q1-5 6-5z'
            : 'M-3-56h6q5 0 6 5l2 19q0 3-2 3t-2-3l-2-14-1 16 1 30h-5l-2-26-2 26h-5l1-30-1-16-2 14q0 3-2 3t-2-3l2-19q1-5 6-5z'
        }
      />
      {looks && <path d="M2-50q0-3 3-3l11-3v3l-11 5q-3 1-3-2zM16-61v11" />}
    </g>
  )
}
