import { renderToString } from 'react-dom/server.edge'
import { assets } from '../ui/assets.ts'
import { Document } from '../ui/document.tsx'
import type { Page } from '../ui/page.ts'
import type { Site } from '../ui/site.ts'
import { frameAround, slot } from './frame.tsx'

/** The document before and after a page's main content. Its sheets are bytes from the start: React would copy them. */
export function documentAround(site: Site, page: Page) {
  const sheets = ['site', page.style].flatMap((name) => sheetBytes.get(name ?? '') ?? [])
  const [head = '', foot = ''] = renderToString(
    <Document site={site} page={page} styles={sheets.map((_, index) => sheetName(index))}>
      <i-slot />
    </Document>,
  ).split(slot)
  const [first = '', ...rest] = head.split(sheetNames)
  const frame = frameAround(site, page)

  return {
    before: [
      encoder.encode(`<!doctype html>${first}`),
      ...rest.flatMap((text, index) => [sheets[index] ?? nothing, encoder.encode(text)]),
      ...frame.before,
    ],
    after: [...frame.after, encoder.encode(foot)],
  }
}

const encoder = new TextEncoder()
const nothing = new Uint8Array()
const sheetBytes = new Map(Object.entries(assets.styles).map(([name, { text }]) => [name, encoder.encode(text)]))
/** Stands for a sheet: a character for private use, as in the frame, and which sheet it is. */
const sheetName = (index: number) => `\uE002${index}`
const sheetNames = /\uE002\d/
