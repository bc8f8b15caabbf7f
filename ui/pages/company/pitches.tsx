import { pitches } from './yardsticks.ts'

/** Fields in a column and in a group; from one field to the next, in units of the drawing. */
const [column, group] = [40, 1000]
const [wide, high] = [14, 10]
const field = 'h12v8h-12z'

/** Every field of the area as a mark, by the thousand; the last one, at the right edge, is the one that is drawn large. */
export function Pitches({ label }: { label: string }) {
  const blue = pitches - 1
  const starts = Array.from({ length: Math.ceil(blue / group) }, (_, i) => i * group)

  return (
    <div className="pitches wrap" role="img" aria-label={label}>
      {starts.map((start) => {
        const fields = Math.min(blue - start, group)
        const rest = fields % column
        const full = ((fields - rest) / column) * wide
        const right = full + (rest && wide)
        const isLast = fields < group
        return (
          <svg
            key={start}
            viewBox={`0 0 ${isLast ? right + wide : right} ${column * high}`}
            preserveAspectRatio="none"
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            {isLast && <path fill="var(--mark)" d={`M${right} 0${field}`} />}
            <pattern id={`from-${start}`} width={wide} height={high} patternUnits="userSpaceOnUse">
              <path fill="var(--model)" fillOpacity={0.6} d={`M0 0${field}`} />
            </pattern>
            <path fill={`url(#from-${start})`} d={`M0 0H${right}V${rest * high}H${full}V${column * high}H0z`} />
          </svg>
        )
      })}
    </div>
  )
}
