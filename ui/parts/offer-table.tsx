import type { ReactNode } from 'react'
import { inLines } from './plan-table.tsx'
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
}

/** Plans as columns of a table: billing, features, and a button each; on phones one below another, each with what it adds. */
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
                <td key={plans[index]}>{cell(value)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{next}</th>
            {actions.map((action, index) => (
              <td key={plans[index]}>
                <RequestButton label={action} main={index === 0} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="offer-list rows headed">
        {plans.map((name, index) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl className="pairs">
              {rows
                .filter(({ cells }) => typeof cells[index] !== 'boolean')
                .map((row) => (
                  <div key={row.name}>
                    <dt>{row.name}</dt>
                    <dd>{cell(row.cells[index])}</dd>
                  </div>
                ))}
              {included && (
                <div>
                  <dt>{index ? `${plans[index - 1]} +` : included}</dt>
                  {rows
                    .filter(({ cells }) => cells[index] === true && cells[index - 1] !== true)
                    .map((row) => (
                      <dd key={row.name}>{row.name}</dd>
                    ))}
                </div>
              )}
            </dl>
            <RequestButton label={actions[index] ?? ''} main={index === 0} />
          </li>
        ))}
      </ul>
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
