import { Buffer } from 'node:buffer'
import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { ReactElement } from 'react'
import { slot } from '../../ui/slot.ts'

/** React on Hono: `c.render` streams an element. Its errors reject the stream, and the caller logs them. */
export const renderer: MiddlewareHandler = reactRenderer(({ children }) => <>{children}</>, {
  stream: {},
  readableStreamOptions: { onError: () => undefined },
})

/** Renders an element to bytes, split at its slots. Nothing in it suspends: what waits for rows is rendered by itself. */
export async function rendered(c: Context, root: ReactElement): Promise<Uint8Array[]> {
  const html = await (await c.render(root)).bytes()
  const text = Buffer.from(html.buffer, html.byteOffset, html.length)
  const parts: Uint8Array[] = []
  let from = 0
  for (let at = text.indexOf(slot); at >= 0; at = text.indexOf(slot, from)) {
    parts.push(html.subarray(from, at))
    from = at + slot.length
  }
  return [...parts, html.subarray(from)]
}
