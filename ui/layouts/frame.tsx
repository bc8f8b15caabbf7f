import type { ReactNode } from 'react'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

/** What stands around a page's main content: header, consult block and footer, or the plain variant. */
export function Frame({ site, page, children }: { site: Site; page: Page; children: ReactNode }) {
  return (
    <>
      <header>
        <a href={`/${site.locale}`}>{site.company.brand}</a>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer>{page.layout}</footer>
    </>
  )
}
