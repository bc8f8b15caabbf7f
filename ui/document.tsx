import type { ReactNode } from 'react'
import { localeNames } from '../locales/index.ts'
import { assets, island } from './assets.ts'
import type { Page } from './page.ts'
import { localPath, type Site } from './site.ts'

/** The whole HTML document around a page's frame. Addresses of a page that is `hidden` are not announced. */
export function Document({ site, page, children }: { site: Site; page: Page; children: ReactNode }) {
  const address = (locale: Site['locale']) => site.origin + localPath(locale, site.path)
  const style = page.style ? assets.styles[page.style] : undefined

  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title(site)}</title>
        <meta name="description" content={page.description(site)} />
        {page.hidden ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address(site.locale)} />
            {site.enabledLocales.map((locale) => (
              <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} title={localeNames[locale]} />
            ))}
            {site.enabledLocales.includes('en-US') && (
              <link rel="alternate" hrefLang="x-default" href={address('en-US')} />
            )}
          </>
        )}
        <meta name="theme-color" content="#f6f5f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1117" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <style>{assets.styles.site?.css}</style>
        {style && <style>{style.css}</style>}
        <script type="module" src={island('loader')} />
      </head>
      <body>{children}</body>
    </html>
  )
}
