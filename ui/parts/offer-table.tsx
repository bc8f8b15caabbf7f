import type { ReactNode } from 'react'
import { inLines, PlanTable } from './plan-table.tsx'
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
  const request = (index: number) => <RequestButton label={actions[index] ?? ''} main={index === 0} />
  const texts = rows.filter(({ cells }) => cells.every((value) => typeof value !== 'boolean'))
  /** The plan before, and what this one has and that has not. */
  const added = (index: number) => [
    ...plans
      .slice(0, index)
      .slice(-1)
      .map((before) => `${before} +`),
    ...rows.filter(({ cells }) => cells[index] === true && cells[index - 1] !== true).map(({ name }) => name),
  ]

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
      <PlanTable
        id={labelledBy}
        className="offer-list"
        plan={plan}
        columns={[...texts.map(({ name }) => name), ...(included ? [included] : []), next]}
        plans={plans.map((name, index) => ({
          name,
          cells: [
            ...texts.map(({ cells }) => [cells[index]].flat().filter((line) => typeof line === 'string')),
            ...(included ? [added(index)] : []),
            request(index),
          ],
        }))}
      />
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
