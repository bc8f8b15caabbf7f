import type { ReactNode } from 'react'
import { inLines } from './in-lines.tsx'
import { RequestButton } from './request-button.tsx'

/** Of a feature and a plan: a text, its lines, or whether it is included. */
type Cell = string | readonly string[] | boolean

interface OfferTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Heading of the first column. */
  plan: string
  plans: readonly string[]
  rows: readonly { name: string; cells: readonly Cell[] }[]
  /** Text alternative of the marks. */
  included?: string
  excluded?: string
  /** Name of the last row, whose buttons open the contact popup; the first is the main one. */
  next: string
  actions: readonly string[]
  /** Name of what is folded on phones. */
  details: string
}

/** Plans as columns of a table, with a button each; on phones a list: what a plan adds, and its details folded. */
export function OfferTable(props: OfferTableProps) {
  const { labelledBy, plan, plans, rows, included, excluded, next, actions, details } = props
  const cell = (value: Cell | undefined): ReactNode =>
    typeof value === 'boolean' ? (
      <Mark isIn={value} label={value ? included : excluded} />
    ) : (
      value && inLines([value].flat())
    )
  const request = (index: number) => <RequestButton label={actions[index] ?? ''} main={index === 0} />

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
                <td key={plans[index]}>{cell(value)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{next}</th>
            {plans.map((name, index) => (
              <td key={name}>{request(index)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="offer-list rows">
        {plans.map((name, index) => (
          <li key={name}>
            <Offer name={name} before={plans[index - 1]} rows={rows} index={index} details={details}>
              {request(index)}
            </Offer>
          </li>
        ))}
      </ul>
    </>
  )
}

interface OfferProps extends Pick<OfferTableProps, 'rows' | 'details'> {
  name: string
  /** The plan before, which this one adds to. */
  before: string | undefined
  index: number
  children: ReactNode
}

/** A plan on phones: its first row below its name, then what it adds, or the second row where nothing is marked. */
function Offer({ name, before, rows, index, details, children }: OfferProps) {
  const added = rows.filter(({ cells }) => cells[index] === true && cells[index - 1] !== true).map((row) => row.name)
  const [first, ...others] = rows.flatMap(({ name, cells }) => {
    const cell = cells[index]
    return cell === undefined || typeof cell === 'boolean' ? [] : [{ name, lines: [cell].flat() }]
  })
  const text = added.length > 0 ? [...(before ? [`${before} +`] : []), ...added] : others.shift()?.lines

  return (
    <>
      <h3>{name}</h3>
      <p>
        <strong>{first && inLines(first.lines)}</strong>
      </p>
      <p>{text && inLines(text)}</p>
      {children}
      <details>
        <summary>{details}</summary>
        <dl className="items">
          {others.map(({ name, lines }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{inLines(lines)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

/** A tick or a dash. */
function Mark({ isIn, label }: { isIn: boolean; label: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className="sketch" role="img" aria-label={label}>
      <path d={isIn ? 'm3 11 5 5 9-12' : 'M5 10h10'} className={isIn ? 'model' : 'quiet'} />
    </svg>
  )
}
