import type { Locale } from '../../locales/index.ts'
import { href, words } from '../../ui/site.ts'
import { isPage } from './pages.ts'
import type { Checks } from './smoke.ts'
import { expectEqual, expectMatch, type Visit } from './visit.ts'

const lists = ['newsroom', 'consultation'] as const

/** Lists, an article of each, and the feed: these need loaded content. */
export function contentChecks(enabled: readonly Locale[]): Checks {
  const inEach = enabled.flatMap((locale): [string, (visit: Visit) => Promise<void>][] => [
    ...lists.map((list): [string, (visit: Visit) => Promise<void>] => [
      `${list} in ${locale}, and its first article`,
      async (visit) => {
        const path = href(locale, list)
        await isPage(visit, path, locale, words(locale)(`${list}.heading`))
        const article = new RegExp(`<a[^>]+href="(${path}/[\\w-]+)"`)
        const [, first = ''] = expectMatch(path, await visit.text(path), article)
        await isPage(visit, first, locale, '')
      },
    ]),
    [
      `feed in ${locale}`,
      async (visit) => {
        const response = await visit.get(`/${locale}/feed.xml`)
        expectEqual('status', response.status, 200)
        expectMatch('Content-Type', response.headers.get('Content-Type'), /^application\/atom\+xml/)
        expectMatch('feed', await response.text(), /<entry>/)
      },
    ],
  ])
  return Object.fromEntries(inEach)
}
