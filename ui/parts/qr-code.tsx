import { qrPath } from './qr-path.ts'

/** A QR code, black on white in every scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = drawn.get(text) ?? draw(text)
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
}

/** Recent codes, because encoding one takes milliseconds. */
const drawn = new Map<string, { path: string; size: number }>()

function draw(text: string) {
  const code = qrPath(text)
  if (drawn.size >= 200) drawn.clear()
  drawn.set(text, code)
  return code
}
