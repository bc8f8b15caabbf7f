/** Somebody with a tablet, in line: looks right; `x`, `y` is where the feet stand, `scale` 1 is 84 units high. */
export function Person({ x, y, scale = 1, up = false }: { x: number; y: number; scale?: number; up?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="paper" d="M-7-67h9l5 8-1 22 1 37h-6l-3-33-3 33h-6l1-40-2-18z" />
      <circle className="paper" cx={0} cy={-75} r={6} />
      <path d="M-8-76a8 8 0 0 1 16 0h4" />
      <path d={up ? 'M0-62 11-60l7-12' : 'M0-62 9-52l9-5'} />
      <path className="model thick" d={up ? 'M10-78l15 8' : 'M17-64l5 15'} />
    </g>
  )
}
