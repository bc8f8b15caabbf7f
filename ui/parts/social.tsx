import { assets } from '../assets.ts'
import type { Site } from '../site.ts'
import { Disclosure } from './disclosure.tsx'
import { Icon, isIcon } from './icon.tsx'

/** The company's accounts: icons with names, which show a QR code and a link. */
export function Social({ site }: { site: Site }) {
  return (
    <ul className="social">
      {site.company.social.map(({ icon, name, url }) => (
        <li key={url}>
          <Disclosure group="social" className="social-account" summary={<Summary icon={icon} name={name} />}>
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

function Summary({ icon, name }: { icon: string; name: string }) {
  return (
    <>
      <Icon name={isIcon(icon) ? icon : 'post'} />
      {name}
    </>
  )
}
