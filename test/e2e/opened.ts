import type { Browser } from 'playwright-core'
import { beforeAll } from 'vitest'
import { startBrowser } from '../browser.ts'
import { publish } from '../published.ts'
import { type RunningSite, startSite } from '../site.ts'

/** Opens the site, with everything published, and a browser before the tests of a file, and closes both after them. */
export function opened(
  keep: (here: { site: RunningSite; browser: Browser }) => void,
  variables: Parameters<typeof startSite>[0] = {},
) {
  beforeAll(async () => {
    const site = await startSite(variables)
    await publish(site)
    const browser = await startBrowser()
    keep({ site, browser })
    return async () => {
      await browser.close()
      await site.close()
    }
  })
}
