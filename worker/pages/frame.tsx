import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import { CommonHead, languagesOf } from '../../ui/head/common.tsx'
import { Frame } from '../../ui/layouts/frame.tsx'
import { type FrameKind, isHidden, type Page } from '../../ui/page.ts'
import type { Site } from '../../ui/site.ts'
import { variablesOrDefaults } from '../settings.ts'
import { rendered } from './react.tsx'
import { escapeXml } from './xml.ts'

/** Bytes of all pages, and the places in them where a page's own are inserted, in order. */
interface Part {
  bytes: Uint8Array
  places: Place[]
}

/** The place of the page's origin or path, or of the mark of a link to the page itself or what it belongs to. */
type Place = { at: number; kind: 'origin' | 'path' } | { at: number; kind: 'link'; to: string; attribute: string }

interface WholeFrame {
  head: Part
  before: Part
  after: Part
}

type Frames = Map<string, WholeFrame>

/** By the variables of the deployment. */
const known = new WeakMap<object, Frames>()

/**
 * The frame of a page as bytes: what its head shares with other pages, and what stands before and after its main content.
 * It is rendered once for each language and kind of page; the page's address and the mark of links to itself are filled
 * in for each page.
 */
export async function frameAround(c: Context, site: Site, page: FrameKind & Pick<Page, 'canonicalQuery'>) {
  const { locale, path, origin } = site
  const { layout, hero, closing } = page
  const variables = variablesOrDefaults(c.env)
  const frames: Frames = known.get(variables) ?? new Map()
  known.set(variables, frames)
  const languages = languagesOf(site, page)
  const key = [locale, layout, hero, closing, isHidden(page), new Date().getUTCFullYear(), ...languages].join()

  const frame = frames.get(key) ?? (await render(c, anywhere(site), page))
  frames.set(key, frame)
  // As in localPath: the home page has the address of the language.
  const here = path === '/' ? '' : escapeXml(path)
  const own = { origin: encoder.encode(origin), path: encoder.encode(here) }
  const canonical = encoder.encode(here + escapeXml(page.canonicalQuery?.(site) ?? ''))
  const fill = ({ bytes, places }: Part, filled = own) => {
    const pieces: Uint8Array[] = []
    let from = 0
    for (const place of places) {
      const mark = place.kind === 'link' && site.markOf(place.to)
      if (mark === undefined) continue
      pieces.push(
        bytes.subarray(from, place.at),
        place.kind === 'link' ? encoder.encode(`${place.attribute}${mark}"`) : filled[place.kind],
      )
      from = place.at
    }
    return [...pieces, bytes.subarray(from)]
  }
  return { head: fill(frame.head, { ...own, path: canonical }), before: fill(frame.before), after: fill(frame.after) }
}

/** Placeholders: private-use characters, which no text of the site has. */
const open = { path: '\uE000', mark: '\uE001', origin: '\uE002' }
const openings = new RegExp(`(${open.path}|${open.origin}| [\\w-]+="${open.mark}[^"]*")`)

/** The site without what differs between its pages. */
const anywhere = (site: Site): Site => ({
  ...site,
  origin: open.origin,
  path: open.path,
  query: new URLSearchParams(),
  markOf: (path) => (open.mark + path) as 'page',
})

async function render(c: Context, site: Site, page: FrameKind): Promise<WholeFrame> {
  const [head = nothing] = await rendered(c, <CommonHead site={site} page={page} />)
  const [before = nothing, after = nothing] = await rendered(
    c,
    <Frame site={site} page={page}>
      <i-slot />
    </Frame>,
  )
  return { head: partOf(head), before: partOf(before), after: partOf(after) }
}

function partOf(html: Uint8Array): Part {
  const fixed: Uint8Array[] = []
  const places: Place[] = []
  let at = 0
  for (const [index, text] of new TextDecoder().decode(html).split(openings).entries()) {
    if (index % 2 === 0) {
      const bytes = encoder.encode(text)
      fixed.push(bytes)
      at += bytes.length
      continue
    }
    const [attribute = '', to] = text.slice(0, -1).split(open.mark)
    if (to) places.push({ at, kind: 'link', to, attribute })
    else places.push({ at, kind: text === open.path ? 'path' : 'origin' })
  }
  return { bytes: Buffer.concat(fixed), places }
}

const encoder = new TextEncoder()
const nothing = new Uint8Array()
