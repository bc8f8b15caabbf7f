import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Row } from './pages.ts'

const file = 'bench/results.md'

/** The median, or the upper of the two middle numbers. */
export function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}

/** Prints a table and returns it as Markdown. */
export function table(title: string, rows: readonly Row[]): string {
  console.log(title)
  console.table(rows)
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    `### ${title}`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n')
}

/** Replaces a section of bench/results.md. */
export function write(section: string, tables: readonly string[]) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Measured\n'
  const others = text.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${section}\n`))
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}.`
  const parts = [...others.map((part) => part.trim()), [`## ${section}`, machine, ...tables].join('\n\n')]
  writeFileSync(file, `${[parts[0], ...parts.slice(1).sort()].join('\n\n')}\n`)
}
