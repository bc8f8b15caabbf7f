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
      <svg className="sketch broad" viewBox="0 0 1200 236" aria-hidden="true">
        <defs>
          {poses.map((pose) => (
            <Fragment key={pose}>
              <Figure id={`desk${pose}`} up={pose === 'up'} />
              <Figure id={`site${pose}`} up={pose === 'up'} helmet />
            </Fragment>
          ))}
        </defs>
        <path d="M6 168v-40h700v40M724 168v-40h470v40" />
        <Rows people={researchers} across={15} from={[28, 128]} step={[45.6, 40]} scale={0.62} kind="desk" />
        <Rows people={employees - researchers} across={10} from={[744, 128]} step={[45, 40]} scale={0.62} kind="site" />
        <path d="M0 168h1200" />
        <Span from={[6, 168]} to={[706, 168]} off={28} text={`${researchers}+`} />
        <Span from={[6, 168]} to={[1194, 168]} off={60} text={`${employees}+`} />
      </svg>
      <svg className="sketch narrow" viewBox="0 0 400 348" aria-hidden="true">
        <path d="M0 86h352M0 132h352M0 298h352" />
        <Rows people={researchers} across={10} from={[24, 86]} step={[32, 46]} scale={0.46} kind="desk" />
        <Rows people={employees - researchers} across={10} from={[24, 298]} step={[32, 46]} scale={0.46} kind="site" />
        <path d="M0 178h352M0 344h352" />
        <Span from={[352, 178]} to={[352, 4]} off={18} text={`${researchers}+`} />
        <Span from={[352, 344]} to={[352, 4]} off={44} text={`${employees}+`} />
      </svg>
    </div>
  )
}

interface RowsProps {
  people: number
  across: number
  /** Feet of the first in the back row, and the distance to the next in a row and between rows. */
  from: Point
  step: Point
  scale: number
  kind: string
}

/** People in rows from the back, every second one set between those behind; they face outward, and some at the back hold the tablet up. */
function Rows({ people, across, from, step, scale, kind }: RowsProps) {
  return Array.from({ length: people }, (_, i) => {
    const row = Math.floor(i / across)
    const place = i % across
    const x = from[0] + (place + (row % 2) / 2) * step[0]
    const side = place < across * (row % 2 ? 0.6 : 0.4) ? -scale : scale
    return (
      <use
        // biome-ignore lint/suspicious/noArrayIndexKey: the people never change place.
        key={i}
        href={`#${kind}${row || i % 4 !== 1 ? '' : 'up'}`}
        transform={`translate(${x.toFixed(1)} ${from[1] + row * step[1]})scale(${side} ${scale})`}
      />
    )
  })
}
