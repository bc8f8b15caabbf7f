import { Fragment } from 'react'
import type { Point } from '../../drafting.ts'
import { facts } from '../../facts.ts'
import { Figure } from './figure.tsx'
import { Span } from './span.tsx'

const { employees, researchers } = facts
const poses = ['', 'up'] as const

/** Everybody in tens: side by side, and on phones in rows. */
export function Crowd({ label }: { label: string }) {
  return (
    <div className="crowd" role="img" aria-label={label}>
      <svg className="sketch broad" viewBox="0 0 1200 164" aria-hidden="true">
        <defs>
          {poses.map((pose) => (
            <Fragment key={pose}>
              <Figure id={`desk${pose}`} up={pose === 'up'} />
              <Figure id={`site${pose}`} up={pose === 'up'} helmet />
            </Fragment>
          ))}
        </defs>
        <path d="M0 64h706m29 0h465" />
        <Tens people={researchers} from={[14, 64]} step={22.2} next={[241, 0]} scale={0.33} kind="desk" />
        <Tens people={employees - researchers} from={[749, 64]} step={22.2} next={[241, 0]} scale={0.33} kind="site" />
        <Span from={[0, 64]} to={[706, 64]} off={48} text={`${researchers}+`} />
        <Span from={[0, 64]} to={[1200, 64]} off={90} text={`${employees}+`} />
      </svg>
      <svg className="sketch narrow" viewBox="0 0 420 494" aria-hidden="true">
        <path d="M0 94h352M0 186h352M0 278h352M0 396h352M0 488h352" />
        <Tens people={researchers} from={[32, 94]} step={32} next={[0, 92]} scale={0.46} kind="desk" />
        <Tens people={employees - researchers} from={[32, 396]} step={32} next={[0, 92]} scale={0.46} kind="site" />
        <Span from={[352, 278]} to={[352, 10]} off={27} text={`${researchers}+`} />
        <Span from={[352, 488]} to={[352, 10]} off={55} text={`${employees}+`} />
      </svg>
    </div>
  )
}

interface TensProps {
  people: number
  /** Feet of the first, how far the next person is, and how far the next ten. */
  from: Point
  step: number
  next: Point
  scale: number
  kind: string
}

/** People in tens; half of each ten face left, and every third person holds the tablet up. */
function Tens({ people, from, step, next, scale, kind }: TensProps) {
  return Array.from({ length: people }, (_, i) => {
    const ten = Math.floor(i / 10)
    const place = i % 10
    const x = from[0] + place * step + ten * next[0]
    const side = place < 5 ? -scale : scale
    return (
      <use
        // biome-ignore lint/suspicious/noArrayIndexKey: the people never change place.
        key={i}
        href={`#${kind}${(i + ten) % 3 === 1 ? 'up' : ''}`}
        transform={`translate(${x.toFixed(1)} ${from[1] + ten * next[1]})scale(${side} ${scale})`}
      />
    )
  })
}
