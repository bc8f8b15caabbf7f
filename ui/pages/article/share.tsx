import type { Locale } from '../../../locales/index.ts'
import { QrCode } from '../../parts/qr-code.tsx'
import { localPath, type Site } from '../../site.ts'

/** Where people of a language pass links on, and the address that takes one; `{url}` and `{title}` stand in it. */
const places: Record<Locale, readonly (readonly [name: string, address: string])[]> = {
  'en-US': [
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
    ['X', 'https://x.com/intent/post?url={url}&text={title}'],
  ],
  'zh-CN': [['微博', 'https://service.weibo.com/share/share.php?url={url}&title={title}']],
  'ja-JP': [
    ['LINE', 'https://social-plugins.line.me/lineit/share?url={url}'],
    ['X', 'https://x.com/intent/post?url={url}&text={title}'],
  ],
}

/** Links that pass the article on, without anyone's script. */
export function Share({ site, title }: { site: Site; title: string }) {
  const { t, locale } = site
  const url = site.origin + localPath(locale, site.path)
  const filled = (address: string) =>
    address.replace('{url}', encodeURIComponent(url)).replace('{title}', encodeURIComponent(title))
  return (
    <div className="share">
      <h2>{t('newsroom.share')}</h2>
      <ul>
        {places[locale].map(([name, address]) => (
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
        <QrCode text={url} label={t('newsroom.shareCodeText')} />
      </details>
    </div>
  )
}
