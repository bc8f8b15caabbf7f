import { encode } from 'uqr'

/** A QR code as one path to be stroked, a quiet zone of four modules around it: each row's runs of dark modules. */
export function qrPath(text: string): { path: string; size: number } {
  // Any of the eight masks can be read; to weigh them against each other takes ten times as long.
  const { data, size } = encode(text, { border: 4, maskPattern: 0 })
  return { path: data.map(rowPath).join(''), size }
}

/** Steps from run to run are relative: they repeat, so they compress. */
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
