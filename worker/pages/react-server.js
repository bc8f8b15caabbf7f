/**
 * React's server for @hono/react-renderer, which imports it by its names (`alias` in wrangler.toml): the stream only.
 * The package's own entry brings a second server along, the one for strings, which is 32 kB packed.
 *
 * React encodes every tag, attribute and text by itself, which took half of its time. It gets an encoder that remembers
 * short strings.
 */
class RememberingEncoder extends TextEncoder {
  #known = new Map()

  encode(text = '') {
    const known = this.#known.get(text)
    if (known) return known

    const bytes = super.encode(text)
    // React hands chunks of more than 2048 bytes over, after which they are empty.
    if (bytes.length <= 2048 && text.length <= 500) {
      if (this.#known.size >= 10_000) this.#known.clear()
      this.#known.set(text, bytes)
    }
    return bytes
  }
}

const { TextEncoder: plainEncoder } = globalThis
globalThis.TextEncoder = RememberingEncoder
const server =
  process.env.NODE_ENV === 'production'
    ? require('../../node_modules/react-dom/cjs/react-dom-server.edge.production.js')
    : require('../../node_modules/react-dom/cjs/react-dom-server.edge.development.js')
globalThis.TextEncoder = plainEncoder

// The renderer imports `renderToString` too, which it needs for pages that do not stream: undefined here.
export const { renderToReadableStream, renderToString } = server
