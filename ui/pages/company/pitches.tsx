import { pitch, pitches } from './yardsticks.ts'

/** Meters between two fields. */
const gap = 15
const wide = pitch.length + gap
const high = pitch.width + gap
/** A field with its halfway line and circle. */
const field = `M2 2h${pitch.length - 4}v${pitch.width - 4}h${4 - pitch.length}zM52.5 2v64M40.5 34a12 12 0 1 0 24 0a12 12 0 1 0-24 0`

/** Every field of the area as a mark, in rows from edge to edge: longer ones on wide screens. */
export function Pitches({ label }: { label: string }) {
  return (
    <div className="pitches" role="img" aria-label={label}>
      <Rows name="broad" across={90} />
      <Rows name="narrow" across={54} />
    </div>
  )
}

function Rows({ name, across }: { name: 'broad' | 'narrow'; across: number }) {
  const rest = pitches % across
  const full = (pitches - rest) / across
  const marked = `translate(${Math.round(across * 0.82) * wide} ${high * 4})`

  return (
    <svg
      className={name}
      viewBox={`0 0 ${across * wide - gap} ${(full + 1) * high - gap}`}
      stroke="var(--model)"
      strokeWidth={6}
      fill="none"
      aria-hidden="true"
    >
      <pattern id={name} width={wide} height={high} patternUnits="userSpaceOnUse">
        <path d={field} />
      </pattern>
      <path stroke="none" fill={`url(#${name})`} d={`M0 0H${across * wide}V${full * high}H${rest * wide}v${high}H0z`} />
      <path stroke="var(--action)" fill="var(--action)" d={field} transform={marked} />
    </svg>
  )
}
