import { encode } from 'uqr'

/** A QR code as one path to stroke, with a quiet zone of four modules: runs of dark modules by row. */
export function qrPath(text: string): { path: string; size: number } {
  // Any mask is readable, and choosing the best of eight takes ten times as long.
  const { data, size } = encode(text, { border: 4, maskPattern: 0 })
  return { path: data.map(rowPath).join(''), size }
}

/** Relative steps between runs repeat and so compress well. */
function rowPath(row: boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '1' : '0')).join('')
  let end = 0
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: run }) => {
      const step = end ? `m${index - end} 0` : `M${index} ${y}.5`
      end = index + run.length
      return `${step}h${run.length}`
    })
    .join('')
}
