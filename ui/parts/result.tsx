import type { Site } from '../site.ts'
import { countWords, type Mark, type Story } from '../story.ts'

/** Before and after for the eye, drawn in what was counted, unless that is more than one can tell apart; the figure says it in words. */
export function Result({ site: { t, locale }, story }: { site: Site; story: Story }) {
  const { unit, before, after } = story
  const isDial = unit === 'minute'
  const inWeeks = unit === 'day'
  const most = Math.max(before.count, after.count)
  const wholes = { before: before.of ?? most, after: after.of ?? most }
  const widest = 2.1 * Math.sqrt(wholes.before + wholes.after)
  if (widest > 60) return null

  // Rows are full, or nearly.
  const longest = Math.max(wholes.before, wholes.after)
  const columns = inWeeks ? 7 : Math.ceil(longest / Math.round(longest / widest))
  const inWords = (count: number) => countWords(locale, 'count', { count })

  return (
    <div className={isDial || inWeeks ? 'result pair' : 'result'} aria-hidden="true">
      {(['before', 'after'] as const).map((state) => {
        const { count, of } = story[state]
        const whole = wholes[state]
        const color = state === 'after' ? 'var(--model)' : undefined
        const figure = of ? `${inWords(count)}/${inWords(of)}` : inWords(count)
        return (
          <div key={state}>
            {`${t(`newsroom.story.${state}`)} ${figure}`}
            <svg
              viewBox={isDial ? '0 0 100 100' : fieldBox(whole, columns)}
              color={color}
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
            >
              {isDial ? (
                <Dial minutes={count} />
              ) : (
                <Field
                  id={`${story.id}-${state}`}
                  mark={inWeeks ? 'panel' : story.mark}
                  columns={columns}
                  count={count}
                  whole={whole}
                />
              )}
            </svg>
          </div>
        )
      })}
    </div>
  )
}

interface FieldProps {
  id: string
  mark: Mark
  columns: number
  count: number
  whole: number
}

/** A mark for each one of the whole, in rows: the counted ones first and filled, the others in outline. */
function Field({ id, mark, columns, count, whole }: FieldProps) {
  const [outline, filled] = marks[mark]
  const counted = firstOf(count, columns)

  return (
    <>
      <pattern id={`${id}-rest`} width={10} height={10} patternUnits="userSpaceOnUse">
        <path fill="var(--edge)" d={outline} />
      </pattern>
      <pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
        <path d={filled} />
      </pattern>
      <path fill={`url(#${id}-rest)`} d={firstOf(whole, columns) + counted} />
      <path fill={`url(#${id})`} d={counted} />
    </>
  )
}

function fieldBox(whole: number, columns: number) {
  return `0 0 ${columns * 10} ${Math.ceil(whole / columns) * 10}`
}

/** The area of the first cells, 10 by 10 each, in rows. */
function firstOf(cells: number, columns: number): string {
  const rest = cells % columns
  const height = (cells - rest) / columns
  return `M0 0H${columns * 10}V${height * 10}H${rest * 10}v${rest ? 10 : 0}H0z`
}

/** Minutes of an hour on a clock, as a sector. */
function Dial({ minutes }: { minutes: number }) {
  const turn = (minutes / 30) * Math.PI
  const end = `${50 + 40 * Math.sin(turn)} ${50 - 40 * Math.cos(turn)}`

  return (
    <>
      <circle
        cx={50}
        cy={50}
        r={46}
        pathLength={60}
        fill="none"
        stroke="var(--edge)"
        strokeWidth={5}
        strokeDasharray=".3 .7"
        strokeDashoffset={0.15}
      />
      <path d={`M50 50V10A40 40 0 ${minutes > 30 ? 1 : 0} 1 ${end}z`} />
    </>
  )
}

const triangle = 'M5 1L9.5 9H.5z'
const pin = 'M5 9.5L2.3 6A3.5 3.5 0 1 1 7.7 6z'

/** Of each mark in a box of 10 by 10: its outline, as an area that grows with it, and the whole. */
const marks: Readonly<Record<Mark, readonly [outline: string, filled: string]>> = {
  point: [disc(3), disc(4.5)],
  sleeve: [disc(4) + disc(2.8), disc(4)],
  pit: [square(1) + square(1.8) + disc(1.8), square(1)],
  change: [`${triangle}M5 3.2L2.3 8H7.7z`, triangle],
  panel: [square(0.5) + square(1.2), square(0.5)],
  issue: [`${pin}M5 7.8L7 5.2A2.4 2.4 0 1 0 3 5.2z`, pin],
}

function disc(r: number) {
  return `M${5 - r} 5a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
}

function square(inset: number) {
  return `M${inset} ${inset}H${10 - inset}V${10 - inset}H${inset}z`
}
