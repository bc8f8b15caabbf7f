import { encode } from 'uqr'

/** A QR code as an SVG document, black on white in every scheme, a quiet zone of four modules around it. */
export function qrSvg(text: string): string {
  // Any mask is readable, and choosing the best of eight takes ten times as long.
  const { data, size } = encode(text, { border: 4, maskPattern: 0 })
  const path = data.map(rowPath).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`
}

/** Each run of dark modules as one stroke. Steps from run to run are relative: they repeat, so they compress. */
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
