import type { Site, Text } from '../../site.ts'

/** Columns by their heads, rows by their cells; the first cell names its row. */
export interface Table {
  caption: Text
  head: readonly Text[]
  rows: readonly (readonly [Cell, ...Cell[]])[]
}

/** A text, a name in code, or a text that depends on the deployment. */
type Cell = Text | { code: string } | ((site: Site) => Text)

/** A table that on narrow screens repeats the head of its column above each cell. */
export function LegalTable({ site, table: { caption, head, rows } }: { site: Site; table: Table }) {
  const heads = head.map((label) => site.t(label))

  return (
    <table>
      <caption className="visually-hidden">{site.t(caption)}</caption>
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
              <td key={heads[column + 1]}>
                <span className="legal-label" aria-hidden="true">
                  {heads[column + 1]}
                </span>
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
  if (typeof cell === 'object') return { key: cell.code, shown: <code translate="no">{cell.code}</code> }
  const key = typeof cell === 'string' ? cell : cell(site)
  return { key, shown: site.t(key) }
}
