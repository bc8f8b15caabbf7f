/**
 * React's streaming server, in place of `react-dom/server` (`alias` in wrangler.toml). The package's own entry includes a
 * second server, for strings, which is 32 kB packed.
 *
 * React encodes every tag, attribute and text separately, which took half of its time. This encoder caches short strings.
 */
class CachingEncoder extends TextEncoder {
  #known = new Map()

  encode(text = '') {
    const known = this.#known.get(text)
    if (known) return known

    const bytes = super.encode(text)
    // React transfers chunks above 2048 bytes, which empties them. Absolute addresses differ by host.
    if (bytes.length <= 2048 && text.length <= 500 && !text.includes('://')) {
      if (this.#known.size >= 10_000) this.#known.clear()
      this.#known.set(text, bytes)
    }
    return bytes
  }
}

const { TextEncoder: plainEncoder } = globalThis
globalThis.TextEncoder = CachingEncoder
const server =
  process.env.NODE_ENV === 'production'
    ? require('../../node_modules/react-dom/cjs/react-dom-server.edge.production.js')
    : require('../../node_modules/react-dom/cjs/react-dom-server.edge.development.js')
globalThis.TextEncoder = plainEncoder

// @hono/react-renderer imports `renderToString` too, for pages that do not stream: undefined here.
export const { renderToReadableStream, renderToString } = server
