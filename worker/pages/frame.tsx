import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import { CommonHead } from '../../ui/head/common.tsx'
import { Frame } from '../../ui/layouts/frame.tsx'
import { type FrameKind, isHidden } from '../../ui/page.ts'
import type { Site } from '../../ui/site.ts'
import { variablesOrDefaults } from '../settings.ts'
import { rendered } from './react.tsx'
import { escapeXml } from './xml.ts'

/** Bytes of all pages, and the places in them where a page's own are inserted, in order. */
interface Part {
  bytes: Uint8Array
  places: Place[]
}

/** The place of the page's path, or of `mark` on a link to the page itself. */
interface Place {
  at: number
  mark?: Uint8Array
  linkTo?: string
}

interface WholeFrame {
  head: Uint8Array
  before: Part
  after: Part
}

type Frames = Map<string, WholeFrame>

/** By the variables of the deployment. */
const known = new WeakMap<object, Frames>()

/**
 * The frame of a page as bytes: what its head shares with other pages, and what stands before and after its main content.
 * It is rendered once for each language and kind of page; the page's path and the mark of links to itself are filled in
 * for each page.
 */
export async function frameAround(c: Context, site: Site, { layout, hero, kind }: FrameKind) {
  const page = { layout, kind, ...(hero && { hero }) }
  const variables = variablesOrDefaults(c.env)
  const frames: Frames = known.get(variables) ?? new Map()
  known.set(variables, frames)
  const key = [site.locale, layout, hero, isHidden(page), new Date().getUTCFullYear()].join()

  const frame = frames.get(key) ?? (await render(c, anywhere(site), page))
  frames.set(key, frame)
  // As in localPath: the home page has the address of the language.
  const path = encoder.encode(site.path === '/' ? '' : escapeXml(site.path))
  const fill = ({ bytes, places }: Part) => {
    const pieces: Uint8Array[] = []
    let from = 0
    for (const { at, mark = path, linkTo } of places) {
      if (linkTo !== undefined && !site.markOf(linkTo)) continue
      pieces.push(bytes.subarray(from, at), mark)
      from = at
    }
    return [...pieces, bytes.subarray(from)]
  }
  return { head: frame.head, before: fill(frame.before), after: fill(frame.after) }
}

/** Placeholders: private-use characters, which no text of the site has. */
const open = { path: '\uE000', mark: '\uE001' }
const openings = new RegExp(`(${open.path}| [\\w-]+="${open.mark}[^"]*")`)

/** The site without what differs between its pages. */
const anywhere = (site: Site): Site => ({
  ...site,
  origin: '',
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
  return { head, before: partOf(before), after: partOf(after) }
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
    const [attribute, linkTo] = text.slice(0, -1).split(open.mark)
    places.push(linkTo ? { at, mark: encoder.encode(`${attribute}page"`), linkTo } : { at })
  }
  return { bytes: Buffer.concat(fixed), places }
}

const encoder = new TextEncoder()
const nothing = new Uint8Array()
