import type { ReactNode } from 'react'
import { localeNames } from '../locales/index.ts'
import { Sharing } from './head/sharing.tsx'
import { StructuredData } from './head/structured-data.tsx'
import { isHidden, type Page } from './page.ts'
import { localPath, markdownPath, type Site } from './site.ts'
import { slot } from './slot.ts'

/**
 * The whole HTML document, with slots for its sheets and for what every head has. Hidden pages have no canonical or
 * alternate addresses.
 */
export function Document({ site, page, children }: { site: Site; page: Page; children: ReactNode }) {
  const query = page.canonicalQuery?.(site) ?? ''
  const address = (locale: Site['locale']) => site.origin + localPath(locale, site.path) + query
  const languages = site.enabledLocales.filter((locale) => page.locales?.includes(locale) ?? true)

  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title(site)}</title>
        <meta name="description" content={page.description(site)} />
        {isHidden(page) ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address(site.locale)} />
            {languages.map((locale) => (
              <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} title={localeNames[locale]} />
            ))}
            {languages.includes('en-US') && <link rel="alternate" hrefLang="x-default" href={address('en-US')} />}
            <link rel="alternate" type="text/markdown" href={localPath(site.locale, markdownPath(site.path)) + query} />
            <Sharing site={site} page={page} address={address(site.locale)} languages={languages} />
            <StructuredData site={site} page={page} address={address(site.locale)} />
          </>
        )}
        {sheetsOf(page).map((name) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: marks where the sheet goes
          <style key={name} dangerouslySetInnerHTML={{ __html: slot }} />
        ))}
        <i-slot />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Names of a page's style sheets, in order. */
export function sheetsOf(page: Page): string[] {
  return ['site', ...(page.style ? [page.style] : [])]
}
