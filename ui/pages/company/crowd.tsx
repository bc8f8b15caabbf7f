import { Fragment } from 'react'
import { lettering, type Point } from '../../drafting.ts'
import { facts } from '../../facts.ts'
import { outlines } from '../../parts/person.tsx'

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
        <Rows people={researchers} across={15} from={[28, 128]} step={[45.6, 40]} scale={0.62} kind="desk" />
        <Rows people={employees - researchers} across={10} from={[744, 128]} step={[45, 40]} scale={0.62} kind="site" />
        <path d="M0 168h1200" />
        <Span from={[6, 168]} to={[706, 168]} off={28} text={`${researchers}+`} />
        <Span from={[6, 168]} to={[1194, 168]} off={60} text={`${employees}+`} />
      </svg>
      <svg className="sketch narrow" viewBox="0 0 400 348" aria-hidden="true">
        <Rows people={researchers} across={10} from={[12, 86]} step={[33.6, 46]} scale={0.46} kind="desk" />
        <Rows
          people={employees - researchers}
          across={10}
          from={[12, 298]}
          step={[33.6, 46]}
          scale={0.46}
          kind="site"
        />
        <path d="M0 178h352M0 344h352" />
        <Span from={[352, 178]} to={[352, 4]} off={22} text={`${researchers}+`} />
        <Span from={[352, 344]} to={[352, 4]} off={46} text={`${employees}+`} />
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

/** People in rows from the back, every second one set between those behind; some face left, some hold the tablet up. */
function Rows({ people, across, from, step, scale, kind }: RowsProps) {
  return Array.from({ length: people }, (_, i) => {
    const row = Math.floor(i / across)
    const x = from[0] + ((i % across) + (row % 2) / 2) * step[0]
    const turn = (i * 7 + row) % 5
    const side = turn % 2 ? -scale : scale
    return (
      <use
        // biome-ignore lint/suspicious/noArrayIndexKey: the people never change place.
        key={i}
        href={`#${kind}${turn === 2 ? 'up' : ''}`}
        transform={`translate(${x.toFixed(1)} ${from[1] + row * step[1]})scale(${side} ${scale})`}
      />
    )
  })
}

/** A standing person with a tablet. Rules of `.sketch` do not reach into a `use`, so the styles are on the elements. */
function Figure({ id, up, helmet = false }: { id: string; up: boolean; helmet?: boolean }) {
  const { head, figure, arm, raised } = outlines()
  const line = { vectorEffect: 'non-scaling-stroke' } as const
  const body = { ...line, fill: 'var(--sketch-paper)', paintOrder: 'stroke', strokeWidth: 2.4 } as const
  return (
    <g id={id}>
      <path {...body} d={helmet ? figure : head} />
      {helmet ? (
        <path {...line} strokeWidth={1} d="M-10-163h31M-13-118H9M-13-94H9" />
      ) : (
        <path
          fill="currentColor"
          stroke="none"
          d="M-7-160Q-7-173 5-173 12-173 14-167 7-165 2-166-1-161-3-153-7-154-7-160z"
        />
      )}
      <path {...line} stroke="var(--model)" strokeWidth={2} d={up ? 'M29-172l10 23' : 'M37-150l6 22'} />
      <path {...body} d={up ? raised : arm} />
    </g>
  )
}

/** A dimension line below, or right of, what it counts. */
function Span({ from: [x0, y0], to: [x1, y1], off, text }: { from: Point; to: Point; off: number; text: string }) {
  const flat = y0 === y1
  const [dx, dy] = flat ? [0, off] : [off, 0]
  const along = flat ? ({ along: [1, 0], up: [0, -1] } as const) : ({ along: [0, -1], up: [-1, 0] } as const)
  const middle: Point = flat ? [(x0 + x1) / 2, y0 + off - 4] : [x0 + off - 4, (y0 + y1) / 2]
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
