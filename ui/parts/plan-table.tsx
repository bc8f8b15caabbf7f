import type { ReactElement } from 'react'
import { inLines } from './in-lines.tsx'

/** A plan: its name, then one cell per column, each with one line or more, or with elements. */
interface Plan {
  name: string
  cells: readonly (readonly string[] | ReactElement)[]
}

interface PlanTableProps {
  /** Of the heading that names the table: a title above it, or one that the page has. */
  id: string
  title?: string
  /** Heading of the first column. */
  plan: string
  columns: readonly string[]
  plans: readonly Plan[]
  /** A variant (ui/styles/plans.css), such as `versus`. */
  className?: string
}

/** Plans side by side, one per row; on narrow screens one below another, with column names. */
export function PlanTable({ id, title, plan, columns, plans, className }: PlanTableProps) {
  return (
    <>
      {title && <h3 id={id}>{title}</h3>}
      <table className={className ? `plans ${className}` : 'plans'} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{plan}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((lines, index) => (
                <td key={columns[index]} data-column={columns[index]}>
                  {'type' in lines ? lines : inLines(lines)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
