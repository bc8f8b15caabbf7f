import { localeNames } from '../../locales/index.ts'
import { localPath, type Site } from '../site.ts'
import { Disclosure } from './disclosure.tsx'
import { Icon } from './icon.tsx'

/** Links to the same page (`path`) in the other languages; nothing when only one is enabled. */
export function Languages({ site, path }: { site: Site; path: string }) {
  if (site.enabledLocales.length < 2) return null
  const summary = (
    <>
      <Icon name="globe" />
      <span className="visually-hidden">{`${site.t('frame.language')}: ${localeNames[site.locale]}`}</span>
    </>
  )
  return (
    <Disclosure group="menu" className="languages" summary={summary}>
      <ul>
        {site.enabledLocales.map((locale) => (
          <li key={locale}>
            <a
              href={`${localPath(locale, path)}?lang=${locale}`}
              lang={locale}
              hrefLang={locale}
              data-locale={locale}
              aria-current={locale === site.locale ? 'true' : undefined}
            >
              {localeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
