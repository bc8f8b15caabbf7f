import type { Context } from 'hono'
import { Frame } from '../../ui/layouts/frame.tsx'
import { type FrameKind, isHidden } from '../../ui/page.ts'
import type { Site } from '../../ui/site.ts'
import { variablesOrDefaults } from '../settings.ts'
import { rendered } from './react.tsx'
import { escapeXml } from './xml.ts'

/** Fixed bytes, a place for the page's path, or bytes that mark a link as that of the current page. */
type Piece = Uint8Array | 'path' | { mark: Uint8Array; linkTo: string }

type Frames = Map<string, [before: Piece[], after: Piece[]]>

/** By the variables of the deployment. */
const known = new WeakMap<object, Frames>()

/**
 * The frame before and after a page's main content, as bytes. It is rendered once for each language and kind of page;
 * the page's path and the mark of links to itself are filled in for each page.
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
  const fill = (piece: Piece) => {
    if (piece === 'path') return path
    if (!('mark' in piece)) return piece
    return site.markOf(piece.linkTo) ? piece.mark : nothing
  }
  return [frame[0].map(fill), frame[1].map(fill)] as const
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

async function render(c: Context, site: Site, page: FrameKind): Promise<[Piece[], Piece[]]> {
  const [before = nothing, after = nothing] = await rendered(
    c,
    <Frame site={site} page={page}>
      <i-slot />
    </Frame>,
  )
  return [piecesOf(before), piecesOf(after)]
}

function piecesOf(html: Uint8Array): Piece[] {
  return new TextDecoder()
    .decode(html)
    .split(openings)
    .map((text, index) => {
      if (index % 2 === 0) return encoder.encode(text)
      const [attribute, linkTo] = text.slice(0, -1).split(open.mark)
      return linkTo ? { mark: encoder.encode(`${attribute}page"`), linkTo } : 'path'
    })
}

const encoder = new TextEncoder()
const nothing = new Uint8Array()
