import { assets } from '../assets.ts'
import { isHidden, type Page } from '../page.ts'
import { localPath, type Site } from '../site.ts'

/** What the head of every page of a language has. */
export function CommonHead({ site: { locale, company, t }, page }: { site: Site; page: Pick<Page, 'kind'> }) {
  return (
    <>
      {!isHidden(page) && (
        <>
          <meta property="og:site_name" content={company.brand} />
          <meta property="og:locale" content={locale.replace('-', '_')} />
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
