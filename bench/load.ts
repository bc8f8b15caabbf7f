import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: [string, string][]
  /** As received, compressed or not; `textOf` decodes it. */
  body: Buffer
}

/** Each connection sends one request after another. */
const clients = 8

/** `br` is what Cloudflare requests; `identity` is what a page has on its first request. */
export type Encoding = 'br' | 'identity'

/** A request and the status to expect. */
export interface Visit {
  path: string
  encoding: Encoding
  status: number
}

/**
 * Sends `count` requests to a local port over a few connections. `hostOf` names the host of each. Throws at another
 * status.
 */
export async function load(port: number, { path, encoding, status }: Visit, count: number, hostOf: () => string) {
  let left = count
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await connectTo(port)
      while (left-- > 0) {
        const answer = await client.get(path, hostOf(), encoding)
        if (!answer.subarray(0, 13).includes(` ${status} `)) {
          throw new Error(`${path} answered ${answer.subarray(0, 300)}`)
        }
      }
      client.close()
    }),
  )
}

/** Sends one request and reads the whole answer. */
export async function ask(port: number, path: string, host: string, encoding: Encoding = 'br'): Promise<Answer> {
  const client = await connectTo(port)
  const answer = await client.get(path, host, encoding)
  client.close()

  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const body = answer.subarray(end + 4)
  const chunked = says(headers, 'transfer-encoding', 'chunked')
  return { status: Number(first.split(' ')[1]), headers, body: chunked ? unchunked(body) : body }
}

/** The body as text, decompressed. */
export function textOf({ headers, body }: Answer): string {
  return `${says(headers, 'content-encoding', 'br') ? brotliDecompressSync(body) : body}`
}

function says(headers: Answer['headers'], name: string, value: string): boolean {
  return headers.some(([one, given]) => one.toLowerCase() === name && given === value)
}

/** A minimal HTTP connection, so that the client's own CPU does not count. */
async function connectTo(port: number) {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(port, '127.0.0.1', () => resolve(opened)).once('error', reject)
  })
  socket.setNoDelay(true)
  let parts: Buffer[] = []
  let settle: { resolve(answer: Buffer): void; reject(error: Error): void } | undefined
  const fail = () => settle?.reject(new Error('The connection was closed'))
  socket.on('error', fail).on('close', fail)
  socket.on('data', (part: Buffer) => {
    parts.push(part)
    const answer = parts.length > 1 && parts[0] && isWhole(parts) ? Buffer.concat(parts) : isWhole(parts) ? part : null
    if (!answer) return
    parts = []
    settle?.resolve(answer)
  })
  return {
    get(path: string, host: string, encoding: Encoding) {
      return new Promise<Buffer>((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
        )
      })
    },
    close: () => socket.destroy(),
  }
}

function isWhole(parts: Buffer[]): boolean {
  const head = parts[0] as Buffer
  const end = head.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /content-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1]
  if (length) return parts.reduce((sum, part) => sum + part.length, 0) >= end + 4 + Number(length)
  const last = parts.length > 1 ? Buffer.concat(parts.slice(-2)) : head
  return last.subarray(-7).toString('latin1') === '\r\n0\r\n\r\n'
}

/** Joins the chunks of a chunked HTTP body. */
function unchunked(body: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!length) return Buffer.concat(chunks)
    chunks.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}
