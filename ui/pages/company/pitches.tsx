import { pitches } from './yardsticks.ts'

/** Fields in a row, and rows that are kept free above the first. */
const [across, above] = [84, 5]
/** From one field to the next, in pixels of a window of 1440. */
const [wide, high] = [17, 12]
const [length, width] = [13, 9]
const field = `M0 0h${length}v${width}h${-length}z`

/** Every field of the area as a mark, in rows from edge to edge; above them, below the large one, that which it shows. */
export function Pitches({ label }: { label: string }) {
  const rest = (pitches - 1) % across
  const full = (pitches - 1 - rest) / across
  const top = above * high
  const x = wide * 65

  return (
    <div className="pitches broad" role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${across * wide} ${top + (full + Math.sign(rest)) * high}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <pattern id="field" width={wide} height={high} patternUnits="userSpaceOnUse">
          <path fill="var(--model)" fillOpacity={0.55} d={field} />
          <path stroke="var(--sheet)" fill="none" d="M6.5 0v2.5m0 4v2.5M4.5 4.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
        </pattern>
        <path fill="url(#field)" d={`M0 ${top}h${across * wide}v${full * high}H${rest * wide}v${rest && high}H0z`} />
        <path fill="var(--action)" d={`M${x} ${top - 2 * high}${field.slice(4)}M${x + 6} 0h1v${top - 2 * high}h-1z`} />
      </svg>
    </div>
  )
}
