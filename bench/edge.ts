import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { publish } from '../harness/published.ts'
import { startSite } from '../harness/site.ts'
import { bundle } from '../scripts/bundle.ts'

/** Measures the production bundle, with all texts published, behind an edge at the given origin. */
export async function behindEdge<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  bundle()
  const site = await startSite({ ENVIRONMENT: 'production', CONTENT_CHECK_SECONDS: '20' })
  const edge = await startEdge(site.url)
  try {
    await publish(site)
    return await measure(edge.url)
  } finally {
    edge.close()
    await site.close()
  }
}

/** Stands in for Cloudflare: requests brotli from the Worker, and compresses what the Worker sends uncompressed. */
async function startEdge(site: URL) {
  const server = createServer((incoming, outgoing) => {
    const upstream = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'br' } },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        const { 'transfer-encoding': _, 'content-length': __, ...headers } = answer.headers
        const status = answer.statusCode ?? 500
        if (body.length === 0) return outgoing.writeHead(status, headers).end()
        const packs = headers['content-encoding'] !== 'br' && /text|json|xml|script/.test(`${headers['content-type']}`)
        const sent = packs ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : body
        const coding = packs && { 'content-encoding': 'br' }
        // With a known length the connection is free for the first picture at once, as a shared HTTP/2 connection would
        // be.
        outgoing.writeHead(status, { ...headers, ...coding, 'content-length': sent.length }).end(sent)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
