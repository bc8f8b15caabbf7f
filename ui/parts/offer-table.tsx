import type { Site, Text } from '../site.ts'
import { inLines } from './in-lines.tsx'
import { type Offer, OfferList } from './offer-list.tsx'
import { RequestButton } from './request-button.tsx'

interface OfferTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Heading of the first column. */
  plan: string
  /** Each with what it is for and the name of its request, which opens the contact popup. */
  plans: readonly { name: string; purpose: string; ask: string }[]
  /** A row has a cell for each plan, of one line or more. */
  rows: readonly { name: string; cells: readonly (readonly string[])[] }[]
  /** Name of the last row, the requests. */
  next: string
}

/** A plan of a page: its name, what it is for, and the name of its request. */
export interface Plan {
  name: Text
  purpose: Text
  ask: Text
}

/** A row of the comparison: one cell a plan, each with one line or more. */
export type PlanRow = [name: Text, ...cells: Text[][]]

/** Plans and rows of a page in its language, as the table has them. */
export function offersIn(t: Site['t'], plans: Plan[], rows: PlanRow[]) {
  return {
    plans: plans.map(({ name, purpose, ask }) => ({ name: t(name), purpose: t(purpose), ask: t(ask) })),
    rows: rows.map(([row, ...cells]) => ({
      name: t(row),
      cells: cells.map((lines) => lines.map((line) => t(line))),
    })),
  }
}

/** Plans as columns of a table, with a button each; on phones a list, in which the first row stands beside the names. */
export function OfferTable(props: OfferTableProps) {
  const { labelledBy, plan, plans, rows, next } = props

  return (
    <>
      <table className="offers" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{plan}</th>
            {plans.map(({ name, purpose }) => (
              <th key={name} scope="col">
                {name}
                <span className="hint">{purpose}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((lines, index) => (
                <td key={plans[index]?.name}>{inLines(lines)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{next}</th>
            {plans.map(({ name, ask }, index) => (
              <td key={name}>
                <RequestButton label={ask} main={index === 0} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <OfferList offers={plans.map((_, index) => offerOf(props, index))} />
    </>
  )
}

/** A plan on phones: all rows but the first are folded. */
function offerOf({ plans, rows }: OfferTableProps, index: number): Offer {
  const [first, ...others] = rows.map(({ name, cells }) => ({ name, text: inLines(cells[index] ?? []) }))
  const { name = '', purpose = '', ask = '' } = plans[index] ?? {}

  return {
    name,
    term: first?.text,
    text: purpose,
    details: (
      <dl className="pairs">
        {others.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    ),
    ask,
  }
}
