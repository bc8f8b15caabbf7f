import { lettering, type Point } from '../../drafting.ts'

/** A dimension line below, or right of, what it counts. */
export function Span({
  from: [x0, y0],
  to: [x1, y1],
  off,
  text,
}: {
  from: Point
  to: Point
  off: number
  text: string
}) {
  const flat = y0 === y1
  const [dx, dy] = flat ? [0, off] : [off, 0]
  const along = flat ? ({ along: [1, 0], up: [0, -1] } as const) : ({ along: [0, -1], up: [-1, 0] } as const)
  const middle: Point = flat ? [(x0 + x1) / 2, y0 + off - 5] : [x0 + off - 5, (y0 + y1) / 2]
  const tick = (x: number, y: number) => `M${x - 4} ${y + 4}l8-8`
  return (
    <>
      <path
        className="mark figures"
        d={`M${x0} ${y0}${flat ? 'v' : 'h'}${off + 5}M${x1} ${y1}${flat ? 'v' : 'h'}${off + 5}M${x0 + dx} ${y0 + dy}L${x1 + dx} ${y1 + dy}${lettering(text, middle, { height: flat ? 16 : 13, ...along })}`}
      />
      <path className="mark thick" d={tick(x0 + dx, y0 + dy) + tick(x1 + dx, y1 + dy)} />
    </>
  )
}
