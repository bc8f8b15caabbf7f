import type { ReactNode } from 'react'
import { inLines } from './in-lines.tsx'
import { type Offer, OfferList } from './offer-list.tsx'
import { RequestButton } from './request-button.tsx'

/** Of a feature and a plan: a text, its lines, or whether it is included. */
type Cell = string | readonly string[] | boolean

interface OfferTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Heading of the first column. */
  plan: string
  plans: readonly string[]
  /** A row has a cell for each plan, or one for all. */
  rows: readonly { name: string; cells: readonly Cell[] }[]
  /** Text alternative of the marks. */
  included?: string
  excluded?: string
  /** Name of the last row, whose buttons open the contact popup; the first is the main one. */
  next: string
  actions: readonly string[]
  /** What each plan is for; without them the second row tells it. */
  purposes?: readonly string[]
}

/** Plans as columns of a table, with a button each; on phones a list, in which the first row stands beside the names. */
export function OfferTable(props: OfferTableProps) {
  const { labelledBy, plan, plans, rows, included, excluded, next, actions } = props
  const cell = (value: Cell | undefined): ReactNode =>
    typeof value === 'boolean' ? (
      <Mark isIn={value} label={value ? included : excluded} />
    ) : (
      value && inLines([value].flat())
    )

  return (
    <>
      <table className="offers" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{plan}</th>
            {plans.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((value, index) => (
                <td key={plans[index]} colSpan={cells.length === 1 ? plans.length : undefined}>
                  {cell(value)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{next}</th>
            {plans.map((name, index) => (
              <td key={name}>
                <RequestButton label={actions[index] ?? ''} main={index === 0} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <OfferList offers={plans.map((_, index) => offerOf(props, index))} />
    </>
  )
}

/** A plan on phones: what it adds to the one before, and its other rows, are folded. */
function offerOf({ plans, rows, actions, purposes }: OfferTableProps, index: number): Offer {
  const before = plans[index - 1]
  const added = rows.filter(({ cells }) => cells[index] === true && cells[index - 1] !== true).map((row) => row.name)
  const [first, ...others] = rows.flatMap(({ name, cells }) => {
    const cell = cells[index]
    return cell === undefined || typeof cell === 'boolean' ? [] : [{ name, lines: [cell].flat() }]
  })
  const text = purposes?.[index] ?? inLines(others.shift()?.lines ?? [])

  return {
    name: plans[index] ?? '',
    term: first && inLines(first.lines),
    text,
    details: (
      <>
        {added.length > 0 && <p>{inLines([...(before ? [`${before} +`] : []), ...added])}</p>}
        <dl className="pairs">
          {others.map(({ name, lines }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{inLines(lines)}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
    ask: actions[index] ?? '',
  }
}

/** A tick or a dash. */
function Mark({ isIn, label }: { isIn: boolean; label: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className="sketch" role="img" aria-label={label}>
      <path d={isIn ? 'm3 11 5 5 9-12' : 'M5 10h10'} className={isIn ? 'model' : 'quiet'} />
    </svg>
  )
}
