import { type MenuEntry, menu } from '../../ui/menu.ts'
import { type Route, routes } from '../../ui/routes.ts'
import { words } from '../../ui/site.ts'
import { type Asked, fetchPages, type WebPage } from '../upstream/list-web.ts'

/** Milliseconds for which a stored list counts as fresh, and for which a failed refresh is not tried again. */
const fresh = 3_600_000
const pause = 30_000

interface Stored {
  host: string
  at: number
  pages: WebPage[]
}

const storageKey = 'list-web'
let refreshedAt = 0

/**
 * The pages of listWeb: from KV for an hour; after that still from KV while `later` takes the refresh, and for as long
 * as the upstream is down. The site's own menu where there is no upstream or nothing was ever stored.
 */
export async function listPages(env: Env, asked: Asked, later: (work: Promise<unknown>) => void): Promise<WebPage[]> {
  const { apiHost } = asked
  if (!apiHost) return ownPages()

  const stored = await env.KV.get<Stored>(storageKey, 'json')
  if (stored?.host !== apiHost) return (await refresh(env, asked)) ?? ownPages()
  if (Date.now() - stored.at > fresh && Date.now() - refreshedAt > pause) {
    refreshedAt = Date.now()
    later(refresh(env, asked))
  }
  return stored.pages
}

/** Id of the page at a path below the language segment, or undefined. */
export function idOfPage(pages: WebPage[], path: string): WebPage['webId'] | undefined {
  const all = pages.flatMap(function flat(page): WebPage[] {
    return [page, ...(page.childList ?? []).flatMap(flat)]
  })
  const here = all.filter((page) => page.router === path)
  return (here.find((page) => !page.hash) ?? here[0])?.webId
}

async function refresh(env: Env, asked: Asked): Promise<WebPage[] | null> {
  const pages = await fetchPages(asked)
  if (pages)
    await env.KV.put(storageKey, JSON.stringify({ host: asked.apiHost, at: Date.now(), pages } satisfies Stored))
  return pages
}

function ownPages(): WebPage[] {
  const home: MenuEntry = { label: 'frame.menu.home', description: 'frame.describe.home', page: 'home' }
  return [home, ...menu].map((entry) => webPage(entry, 0))
}

/** A menu entry with specification section 3's field names; anchors carry their page's id as parent. */
function webPage(
  { label, description, page, anchor, query = '', children = [] }: MenuEntry,
  parentId: number,
): WebPage {
  const { path, webId = 0 }: Route = routes[page]
  const [cn, en, ri] = [words('zh-CN'), words('en-US'), words('ja-JP')]
  return {
    webId: parentId ? 0 : webId,
    parentId,
    webName_cn: cn(label),
    webName_en: en(label),
    webName_ri: ri(label),
    description_cn: description ? cn(description) : '',
    description_en: description ? en(description) : '',
    description_ri: description ? ri(description) : '',
    router: path + query,
    hash: anchor ? `#${anchor}` : '',
    icon: '',
    childList: children.map((child) => webPage(child, webId)),
  }
}
