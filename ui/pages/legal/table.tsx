import type { Site, Text } from '../../site.ts'

/** A table; the first cell of a row is its header. */
export interface Table {
  caption: Text
  head: readonly Text[]
  rows: readonly (Cells | DeployedRow)[]
  /** Shown instead when a deployment has none of the rows. */
  none?: Text
}

/** A row that applies to some deployments only. */
interface DeployedRow {
  where(site: Site): boolean
  cells: Cells
}

type Cells = readonly [Cell, ...Cell[]]

/** A text, a name in code, or a name in code that depends on the deployment. */
type Cell = Text | { code: string } | ((site: Site) => { code: string })

/** A table that repeats the column header above each cell on narrow screens. */
export function LegalTable({ site, table }: { site: Site; table: Table }) {
  const heads = table.head.map((label) => site.t(label))
  const rows = table.rows.flatMap((row) => ('cells' in row ? (row.where(site) ? [row.cells] : []) : [row]))
  if (rows.length === 0) return table.none && <p>{site.t(table.none)}</p>

  return (
    <table className="plans">
      <caption className="visually-hidden">{site.t(table.caption)}</caption>
      <thead>
        <tr>
          {heads.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={content(site, name).key}>
            <th scope="row">{content(site, name).shown}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} data-column={heads[column + 1]}>
                {content(site, cell).shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function content(site: Site, cell: Cell) {
  if (typeof cell === 'string') return { key: cell, shown: site.t(cell) }
  const { code } = typeof cell === 'function' ? cell(site) : cell
  return { key: code, shown: <code translate="no">{code}</code> }
}
