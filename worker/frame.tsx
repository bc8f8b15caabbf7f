import { renderToString } from 'react-dom/server.edge'
import { Frame } from '../ui/layouts/frame.tsx'
import type { FrameKind } from '../ui/page.ts'
import type { Site } from '../ui/site.ts'
import { escaped } from './xml.ts'

/** Stands where a page's main content goes. */
export const slot = '<i-slot></i-slot>'

/** Bytes that all pages of a kind have, the path of the page, or bytes that mark a link where it leads to the page. */
type Piece = Uint8Array | 'path' | { mark: Uint8Array; linkTo: string }

const frames = new Map<string, { before: Piece[]; after: Piece[] }>()

/**
 * The frame before and after a page's main content, as bytes: rendered once for all pages of a language and kind. What
 * depends on a page's address, its path and the mark of its own links, is left open then and filled in for each.
 */
export function frameAround(site: Site, { layout, hero, hidden }: FrameKind) {
  const kind = { layout, ...(hero && { hero }), ...(hidden && { hidden }) }
  const anywhere = { ...site, origin: '', path: open.path, query: new URLSearchParams() }
  const key = JSON.stringify([kind, anywhere, new Date().getUTCFullYear()])

  const frame = frames.get(key) ?? render({ ...anywhere, markOf: (path) => (open.mark + path) as 'page' }, kind)
  frames.set(key, frame)
  // As localPath has it: the language's own address is that of the home page.
  const path = encoder.encode(site.path === '/' ? '' : escaped(site.path))
  const fill = (piece: Piece) => {
    if (piece === 'path') return path
    if (!('mark' in piece)) return piece
    return site.markOf(piece.linkTo) ? piece.mark : nothing
  }
  return { before: frame.before.map(fill), after: frame.after.map(fill) }
}

/** Characters for private use, which no text of ours has, so that they can stand for what is filled in. */
const open = { path: '\uE000', mark: '\uE001' }
const openings = new RegExp(`(${open.path}| [\\w-]+="${open.mark}[^"]*")`)

function render(site: Site, kind: FrameKind) {
  const [before = '', after = ''] = renderToString(
    <Frame site={site} page={kind}>
      <i-slot />
    </Frame>,
  ).split(slot)
  return { before: piecesOf(before), after: piecesOf(after) }
}

function piecesOf(html: string): Piece[] {
  return html.split(openings).map((text, index) => {
    if (index % 2 === 0) return encoder.encode(text)
    const [attribute, linkTo] = text.slice(0, -1).split(open.mark)
    return linkTo ? { mark: encoder.encode(`${attribute}page"`), linkTo } : 'path'
  })
}

const encoder = new TextEncoder()
const nothing = new Uint8Array()
