interface PersonProps {
  /** Where the feet stand; the helmet is 56 units above. */
  x: number
  y: number
  /** Looking left instead of right. */
  left?: true
}

/** Somebody of the crew with a tablet held out in front. */
export function Person({ x, y, left }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})${left ? ' scale(-1 1)' : ''}`}>
      <path className="paper" d="M-5-44h7l4 6v16l2 22H3L0-20-3 0h-5l1-24-2-14z" />
      <path className="paper" d="M-5-50a5 5 0 1 0 10 0zM-6-51a6 6 0 0 1 12 0h3" />
      <path d="M0-40 7-33l6-3" />
      <path className="model" d="M12-42l4 10" />
    </g>
  )
}
