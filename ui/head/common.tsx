import { type Locale, localeNames } from '../../locales/index.ts'
import { assets } from '../assets.ts'
import { type FrameKind, isHidden } from '../page.ts'
import { localPath, type Site } from '../site.ts'

/** What the head of every page of a language shares with others. Only the page's address differs. */
export function CommonHead({ site, page }: { site: Site; page: FrameKind }) {
  const { locale, company, t } = site

  return (
    <>
      {isHidden(page) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <Addresses site={site} languages={languagesOf(site, page)} />
          <meta property="og:site_name" content={company.brand} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" content="#f6f5f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d1117" media="(prefers-color-scheme: dark)" />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={localPath(locale, '/feed.xml')}
        title={t('newsroom.feed')}
      />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, of this repository */}
      <script dangerouslySetInnerHTML={{ __html: assets.start.text }} />
    </>
  )
}

/** The page's address in each of its languages. */
function Addresses({ site, languages }: { site: Site; languages: readonly Locale[] }) {
  const address = (locale: Locale) => site.origin + localPath(locale, site.path)

  return (
    <>
      <link rel="canonical" href={address(site.locale)} />
      {languages.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} title={localeNames[locale]} />
      ))}
      {languages.includes('en-US') && <link rel="alternate" hrefLang="x-default" href={address('en-US')} />}
      <meta property="og:url" content={address(site.locale)} />
      <meta property="og:locale" content={underscored(site.locale)} />
      {languages
        .filter((locale) => locale !== site.locale)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={underscored(locale)} />
        ))}
    </>
  )
}

const underscored = (locale: Locale) => locale.replace('-', '_')

/** The languages of a page that the deployment has. */
export function languagesOf({ enabledLocales }: Site, { locales }: FrameKind): readonly Locale[] {
  return enabledLocales.filter((locale) => locales?.includes(locale) ?? true)
}
