import { waitUntil } from 'cloudflare:workers'
import { type MenuEntry, menu } from '../../ui/menu.ts'
import { type Route, routes } from '../../ui/routes.ts'
import { words } from '../../ui/site.ts'
import { log } from '../log.ts'
import { within } from '../time-limit.ts'
import { type Asked, fetchWebPages, type WebPage } from './list-web.ts'

/** Milliseconds for which a list is fresh, and between two attempts to refresh it. */
const fresh = 3_600_000
const pause = 30_000
/** Milliseconds for KV, and for a refresh. */
const storagePatience = 1_000
const refreshPatience = 3_500

interface Stored {
  host: string
  at: number
  pages: WebPage[]
}

interface Memory {
  /** The newest list that this isolate has seen. */
  stored: Stored | null
  refresh: Promise<void> | null
  refreshedAt: number
}

const storageKey = 'list-web'
const memories = new Map<string, Memory>()

/**
 * The upstream's list of pages, kept in memory and KV. A list older than an hour is returned while it is refreshed, and as
 * long as the upstream fails. The site's own menu where there is no upstream, or no list yet. Never throws, and takes five
 * seconds at most.
 */
export async function listWebPages(env: Env, asked: Asked): Promise<WebPage[]> {
  const { apiHost } = asked
  if (!apiHost) return ownPages()

  const memory = memories.get(apiHost) ?? { stored: null, refresh: null, refreshedAt: -Infinity }
  memories.set(apiHost, memory)
  if (!isFresh(memory.stored)) {
    const stored = await inStorage(asked, () => env.KV.get<Stored>(storageKey, 'json'))
    if (stored?.host === apiHost && stored.at >= (memory.stored?.at ?? 0)) memory.stored = stored
  }
  if (!isFresh(memory.stored) && !memory.refresh && Date.now() - memory.refreshedAt > pause) {
    memory.refreshedAt = Date.now()
    memory.refresh = refresh(env, asked, memory).finally(() => {
      memory.refresh = null
    })
    waitUntil(memory.refresh) // other requests wait for it too
  }
  if (!memory.stored && memory.refresh) await within(refreshPatience, memory.refresh).catch(() => null)
  return memory.stored?.pages ?? ownPages()
}

/** webId of the page at a path below the language; undefined where none is listed. */
export function idAt(pages: WebPage[], path: string): WebPage['webId'] | undefined {
  const all = pages.flatMap(function flat(page): WebPage[] {
    return [page, ...(page.childList ?? []).flatMap(flat)]
  })
  const here = all.filter((page) => page.router === path)
  return (here.find((page) => !page.hash) ?? here[0])?.webId
}

function isFresh(stored: Stored | null): boolean {
  return stored !== null && Date.now() - stored.at <= fresh
}

async function refresh(env: Env, asked: Asked, memory: Memory) {
  const pages = await fetchWebPages(asked)
  if (!pages) return
  memory.stored = { host: asked.apiHost, at: Date.now(), pages }
  const list = JSON.stringify(memory.stored)
  waitUntil(inStorage(asked, () => env.KV.put(storageKey, list)))
}

/** Reads or writes KV. Null where it fails. */
async function inStorage<T>({ request }: Asked, work: () => Promise<T>): Promise<T | null> {
  try {
    return await within(storagePatience, work())
  } catch (error) {
    log('warn', 'storage-failed', { request, error })
    return null
  }
}

function ownPages(): WebPage[] {
  const home: MenuEntry = { label: 'frame.menu.home', description: 'frame.describe.home', page: 'home' }
  return [home, ...menu].map((entry) => webPage(entry, 0))
}

/** A menu entry with the fields of listWeb, without what goes `beyond` it. An anchor has its page's id as parent. */
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
    childList: children.filter(({ beyond }) => !beyond).map((child) => webPage(child, webId)),
  }
}
