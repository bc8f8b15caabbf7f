/** One plan: its name, then a cell a column, each of one line or more. */
interface Plan {
  name: string
  cells: readonly (readonly string[])[]
}

interface PlanTableProps {
  /** Unique on the page. */
  id: string
  title: string
  /** Heading of the first column. */
  plan: string
  columns: readonly string[]
  plans: readonly Plan[]
  /** A variant (ui/styles/plans.css), such as `versus`. */
  className?: string
}

/** Plans side by side, one a row; on narrow screens one below the other with their columns named. */
export function PlanTable({ id, title, plan, columns, plans, className }: PlanTableProps) {
  return (
    <>
      <h3 id={id}>{title}</h3>
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
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
