import { encode } from 'uqr'

/** A QR code, black on white in every scheme, as one stroked path: each row's runs of dark modules. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={data.map(rowPath).join('')} />
    </svg>
  )
}

function rowPath(row: boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '1' : '0')).join('')
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('')
}
