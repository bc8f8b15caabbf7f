import { LRUCache } from 'lru-cache'
import { encode } from 'uqr'

/** A QR code, black on white in every scheme, as one stroked path: each row's runs of dark modules. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = drawn.get(text) ?? draw(text)
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
}

/** Encoding takes milliseconds, and the footer's codes are the same on every page. */
const drawn = new LRUCache<string, { path: string; size: number }>({ max: 200 })

function draw(text: string) {
  const { data, size } = encode(text, { border: 4 })
  const code = { path: data.map(rowPath).join(''), size }
  drawn.set(text, code)
  return code
}

function rowPath(row: boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '1' : '0')).join('')
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('')
}
