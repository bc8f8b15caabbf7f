import { pitches } from './yardsticks.ts'

/** Groups of ten by ten fields in a row, and the space between them, in fields: the row is 80 wide. */
const [across, gap] = [7, 10 / 6]
const hundreds = Math.ceil((pitches - 1) / 100)
const rows = Math.ceil(hundreds / across)
/** From one field to the next, in units of the drawing. */
const [wide, high] = [14, 10]
const size = 'h12v8h-12z'
/** The field that is also drawn large stands above the others, below that drawing. */
const x = 66 * wide

/** Every field of the area as a mark, by the hundred, and the one that is drawn large. */
export function Pitches({ label }: { label: string }) {
  const groups = Array.from({ length: hundreds }, (_, i) => {
    const at = `translate(${(i % across) * (10 + gap) * wide} ${Math.floor(i / across) * 11 * high})`
    const fields = Math.min(pitches - 1 - i * 100, 100)
    const rest = fields % 10
    return (
      <path
        key={at}
        fill="url(#field)"
        transform={at}
        d={`M0 0h${10 * wide}v${((fields - rest) / 10) * high}h${(rest - 10) * wide}v${rest && high}h${-rest * wide}z`}
      />
    )
  })

  return (
    <div className="pitches wrap broad" role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${80 * wide} ${(rows * 11 - 1) * high}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <pattern id="field" width={wide} height={high} patternUnits="userSpaceOnUse">
          <path fill="var(--model)" fillOpacity={0.6} d={`M0 0${size}`} />
        </pattern>
        {groups}
        <path fill="var(--action)" d={`M${x} ${-2 * high}${size}M${x + 5} ${-7 * high}h2v${5 * high}h-2z`} />
      </svg>
    </div>
  )
}
