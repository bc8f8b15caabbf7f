import { pitches } from './yardsticks.ts'

/** Groups in a row; each has ten by ten fields, and after it as much space as one takes. */
const across = 7
const hundreds = Math.ceil((pitches - 1) / 100)
const rows = Math.ceil(hundreds / across)
/** From one field to the next, in units of the drawing. */
const [wide, high] = [14, 10]
const size = 'h12v8h-12z'
/** The field that is also drawn large stands above the others, below that drawing. */
const x = 63 * wide

/** Every field of the area as a mark, by the hundred, and the one that is drawn large. */
export function Pitches({ label }: { label: string }) {
  const groups = Array.from({ length: hundreds }, (_, i) => {
    const row = Math.floor(i / across)
    const fields = Math.min(pitches - 1 - i * 100, 100)
    const rest = fields % 10
    return `M${(i % across) * 11 * wide} ${row * 11 * high}h${10 * wide}v${((fields - rest) / 10) * high}h${(rest - 10) * wide}v${rest && high}h${-rest * wide}z`
  })

  return (
    <div className="pitches wrap broad" role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${(across * 11 - 1) * wide} ${(rows * 11 - 1) * high}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <pattern id="field" width={wide} height={high} patternUnits="userSpaceOnUse">
          <path fill="var(--model)" fillOpacity={0.6} d={`M0 0${size}`} />
          <path fill="var(--sheet)" d="M5.5 0h1v8h-1z" />
        </pattern>
        <path fill="url(#field)" d={groups.join('')} />
        <path fill="var(--action)" d={`M${x} ${-2 * high}${size}M${x + 5} ${-7 * high}h2v${5 * high}h-2z`} />
      </svg>
    </div>
  )
}
