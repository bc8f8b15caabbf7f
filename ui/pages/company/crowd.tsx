import { Fragment } from 'react'
import type { Point } from '../../drafting.ts'
import { facts } from '../../facts.ts'
import { Figure } from './figure.tsx'
import { Span } from './span.tsx'

const { employees, researchers } = facts
const poses = ['', 'up'] as const

/** Everybody, drawn once for wide screens, in two rows, and once for phones, in rows of ten. */
export function Crowd({ label }: { label: string }) {
  return (
    <div className="crowd" role="img" aria-label={label}>
      <svg className="sketch broad" viewBox="0 0 1200 346" aria-hidden="true">
        <defs>
          {poses.map((pose) => (
            <Fragment key={pose}>
              <Figure id={`desk${pose}`} up={pose === 'up'} />
              <Figure id={`site${pose}`} up={pose === 'up'} helmet />
            </Fragment>
          ))}
        </defs>
        <path d="M0 122h706m18 0h476M0 256h706m18 0h476" />
        <Rows people={researchers} across={15} from={[32, 122]} step={[45.9, 134]} scale={0.62} kind="desk" />
        <Rows
          people={employees - researchers}
          across={10}
          from={[756, 122]}
          step={[45.8, 134]}
          scale={0.62}
          kind="site"
        />
        <Span from={[0, 256]} to={[706, 256]} off={46} text={`${researchers}+`} />
        <Span from={[0, 256]} to={[1200, 256]} off={82} text={`${employees}+`} />
      </svg>
      <svg className="sketch narrow" viewBox="0 0 420 494" aria-hidden="true">
        <path d="M0 94h352M0 186h352M0 278h352M0 396h352M0 488h352" />
        <Rows people={researchers} across={10} from={[32, 94]} step={[32, 92]} scale={0.46} kind="desk" />
        <Rows people={employees - researchers} across={10} from={[32, 396]} step={[32, 92]} scale={0.46} kind="site" />
        <Span from={[352, 278]} to={[352, 10]} off={27} text={`${researchers}+`} />
        <Span from={[352, 488]} to={[352, 10]} off={55} text={`${employees}+`} />
      </svg>
    </div>
  )
}

interface RowsProps {
  people: number
  across: number
  /** Feet of the first in the upper row, and the distance to the next in a row and between rows. */
  from: Point
  step: Point
  scale: number
  kind: string
}

/** People in rows, one above the other; they face outward, and every third holds the tablet up. */
function Rows({ people, across, from, step, scale, kind }: RowsProps) {
  return Array.from({ length: people }, (_, i) => {
    const row = Math.floor(i / across)
    const place = i % across
    const x = from[0] + place * step[0]
    const side = place < across / 2 ? -scale : scale
    return (
      <use
        // biome-ignore lint/suspicious/noArrayIndexKey: the people never change place.
        key={i}
        href={`#${kind}${(i + row) % 3 === 1 ? 'up' : ''}`}
        transform={`translate(${x.toFixed(1)} ${from[1] + row * step[1]})scale(${side} ${scale})`}
      />
    )
  })
}
