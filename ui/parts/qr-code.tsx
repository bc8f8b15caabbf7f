import { localPath, type Site } from '../site.ts'

interface QrCodeProps {
  site: Site
  /** Of a section of the page, with its `#`. */
  anchor?: string
  label: string
}

/** A QR code that leads to this very page; the Worker draws it when a browser asks for it. */
export function QrCode({ site: { locale, path }, anchor = '', label }: QrCodeProps) {
  const src = `/qr.svg?to=${encodeURIComponent(localPath(locale, path) + anchor)}`
  return <img className="qr-code" src={src} width={240} height={240} alt={label} loading="lazy" />
}
