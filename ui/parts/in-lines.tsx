/** The content of a cell: a text, or one line for each of several. */
export function inLines(lines: readonly string[]) {
  return lines.length === 1 ? lines[0] : lines.map((line) => <span key={line}>{line}</span>)
}
