import { languages } from '../../../locales/languages.ts'
import { QrCode } from '../../parts/qr-code.tsx'
import { localPath, type Site } from '../../site.ts'

/** Links that share the article, without outside scripts. */
export function Share({ site, title }: { site: Site; title: string }) {
  const { t, locale } = site
  const url = site.origin + localPath(locale, site.path)
  const filled = (address: string) =>
    address.replace('{url}', encodeURIComponent(url)).replace('{title}', encodeURIComponent(title))
  return (
    <div className="share">
      <h2 className="eyebrow">{t('newsroom.share')}</h2>
      <ul>
        {languages[locale].share.map(([name, address]) => (
          <li key={name}>
            <a href={filled(address)} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={filled('mailto:?subject={title}&body={url}')}>{t('newsroom.shareMail')}</a>
        </li>
      </ul>
      <details>
        <summary>{t('newsroom.shareCode')}</summary>
        <QrCode site={site} label={t('newsroom.shareCodeText')} />
      </details>
    </div>
  )
}
