import { assets } from '../assets.ts'
import type { Site } from '../site.ts'
import { Disclosure } from './disclosure.tsx'

/** The company's accounts: names that show a QR code and a link. */
export function Social({ site }: { site: Site }) {
  return (
    <ul className="social">
      {site.company.social.map(({ name, url }) => (
        <li key={url}>
          <Disclosure group="social" className="social-account" summary={name}>
            <img
              className="qr-code"
              src={assets.codes[url]}
              width={160}
              height={160}
              alt={site.t('frame.footer.scan', { name })}
              loading="lazy"
            />
            <a href={url} rel="noopener">
              {name}
            </a>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}
