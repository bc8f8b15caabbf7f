import type { Site } from '../site.ts'
import { countWords, type Story } from '../story.ts'

/** Before and after for the eye: a square for each that was counted, or a bar where squares are too many to be told apart. The figure says it in words. */
export function Result({ site: { t, locale }, story }: { site: Site; story: Story }) {
  const { unit, before, after } = story
  const isDial = unit === 'minute'
  const inWeeks = unit === 'day'
  const most = Math.max(before.count, after.count)
  const wholes = { before: before.of ?? most, after: after.of ?? most }
  const widest = 2.1 * Math.sqrt(wholes.before + wholes.after)
  const isBar = widest > 30

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
              viewBox={isDial ? '0 0 100 100' : isBar ? '0 0 100 4' : fieldBox(whole, columns)}
              color={color}
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
            >
              {isDial ? (
                <Dial minutes={count} />
              ) : isBar ? (
                <Bar share={count / whole} />
              ) : (
                <Field id={`${story.id}-${state}`} columns={columns} count={count} whole={whole} />
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
  columns: number
  count: number
  whole: number
}

/** A square for each one of the whole, in rows: the counted ones first and filled, the others in outline. */
function Field({ id, columns, count, whole }: FieldProps) {
  const counted = firstOf(count, columns)

  return (
    <>
      <pattern id={`${id}-rest`} width={10} height={10} patternUnits="userSpaceOnUse">
        <path fill="var(--edge)" opacity={0.5} d={square(1) + square(1.4)} />
      </pattern>
      <pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
        <path d={square(1)} />
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

/** A share of the whole, as long as it is of a bar; its outline lets the thinnest be seen. */
function Bar({ share }: { share: number }) {
  return (
    <>
      <path fill="none" stroke="var(--edge)" opacity={0.5} vectorEffect="non-scaling-stroke" d="M.2.2h99.6v3.6H.2z" />
      <path d={`M0 0h${(share * 100).toFixed(2)}v4H0z`} stroke="currentColor" strokeWidth={0.6} />
    </>
  )
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

function square(inset: number) {
  return `M${inset} ${inset}H${10 - inset}V${10 - inset}H${inset}z`
}
