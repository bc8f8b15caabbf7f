import type { ReactNode } from 'react'
import { Sharing } from './head/sharing.tsx'
import { StructuredData } from './head/structured-data.tsx'
import { isHidden, type Page } from './page.ts'
import { localPath, markdownPath, type Site } from './site.ts'
import { slot } from './slot.ts'

/**
 * The whole HTML document, with slots for its sheets and for what every head has (CommonHead). Hidden pages have no
 * addresses and cards for other services.
 */
export function Document({ site, page, children }: { site: Site; page: Page; children: ReactNode }) {
  const query = page.canonicalQuery?.(site) ?? ''

  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title(site)}</title>
        <meta name="description" content={page.description(site)} />
        {!isHidden(page) && (
          <>
            <link rel="alternate" type="text/markdown" href={localPath(site.locale, markdownPath(site.path)) + query} />
            <Sharing site={site} page={page} />
            <StructuredData site={site} page={page} address={site.origin + localPath(site.locale, site.path) + query} />
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
