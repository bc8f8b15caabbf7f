import { readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { configured, startWorkerd } from '../harness/workerd.ts'
import { enabled as locales } from '../harness/written.ts'
import { modulesIn } from '../scripts/bundle.ts'
import { filesForKv } from '../scripts/deploy/files.ts'
import { href } from '../ui/site.ts'
import { gatewayWith } from './gateway.ts'

// Two versions behind one edge, as in a gradual rollout: shared storage, static files of their own.
const versions = ['old', 'new'] as const
type Version = (typeof versions)[number]

let miniflare: Miniflare
/** Static files by version and path, which the edge serves without the Worker. */
const files: Record<Version, Map<string, Buffer>> = { old: new Map(), new: new Map() }
const address: Record<string, URL> = {}

/** The new version's file names: every hash differs. */
const renamed = (text: string) =>
  text.replaceAll(
    /-([A-Z0-9]{8})\.(js|json|svg|woff2)\b/g,
    (_, hash: string, type) => `-${[...hash].reverse().join('')}.${type}`,
  )

beforeAll(async () => {
  const worker = (name: Version) => ({
    ...configured(),
    assets: undefined,
    queueConsumers: undefined,
    name,
    modules: modulesIn().map((module) =>
      name === 'new' && module.type === 'ESModule' ? { ...module, contents: renamed(`${module.contents}`) } : module,
    ),
    unsafeDirectSockets: [{}],
  })
  miniflare = await startWorkerd({ workers: versions.map(worker) })
  for (const name of versions) address[name] = await miniflare.unsafeGetDirectURL(name)

  const kv = await miniflare.getKVNamespace('KV', 'old')
  for (const { key, value } of filesForKv()) {
    const file = key.replace('asset:', '')
    const contents = Buffer.from(value, 'base64')
    const isText = !file.endsWith('.woff2')
    files.old.set(`/assets/${file}`, contents)
    files.new.set(renamed(`/assets/${file}`), isText ? Buffer.from(renamed(contents.toString())) : contents)
    // `npm run deploy` does this before a version gets visits.
    await kv.put(key, contents)
    await kv.put(renamed(key), files.new.get(renamed(`/assets/${file}`)) ?? contents)
  }
})
afterAll(() => miniflare.dispose())

const asked = { page: 0, file: 0 }

/** A tenth of the pages and of the files comes from the new version, spread by the golden ratio. */
async function visit(path: string) {
  const turn = path.startsWith('/assets/') ? ++asked.file : ++asked.page
  const version = (turn * 0.618034) % 1 < 0.1 ? 'new' : 'old'
  const file = files[version].get(path)
  if (file) return { version, status: 200, type: '', body: file }
  const response = await fetch(new URL(path, address[version]), { redirect: 'manual' })
  const type = response.headers.get('Content-Type') ?? ''
  return { version, status: response.status, type, body: Buffer.from(await response.arrayBuffer()) }
}

const filesIn = (text: string) => [
  ...[...text.matchAll(/\/assets\/[\w-]+-[A-Z0-9]{8}\.\w+/g)].map(([path]) => path),
  ...[...text.matchAll(/"\.\/([\w-]+-[A-Z0-9]{8}\.js)"/g)].map(([, file]) => `/assets/${file}`),
]

test('with a tenth of the visits at a new version, every script, text and font of either version loads', async () => {
  const seen = { old: 0, new: 0 }
  const crossed = new Set<string>()

  for (let round = 0; round < 20; round++) {
    const page = await visit(href(locales[round % locales.length] ?? 'en-US', 'contact'))
    expect(page.status).toBe(200)
    seen[page.version as Version] += 1
    const waiting = filesIn(page.body.toString())
    for (const path of waiting) {
      const file = await visit(path)
      expect(file.status, `${path}, of a page of the ${page.version} version, at the ${file.version} one`).toBe(200)
      for (const next of filesIn(file.body.toString())) if (!waiting.includes(next)) waiting.push(next)
      if (!files[file.version as Version].has(path)) crossed.add(path)
    }
    expect(waiting.some((path) => path.includes('/loader-'))).toBe(true)
  }

  expect(seen.old).toBeGreaterThan(seen.new)
  expect(seen.new).toBeGreaterThan(0)
  expect(crossed.size).toBeGreaterThan(5)
})

test('a file of another version has the headers of its own, and an unknown one is a 404', async () => {
  const [path = '', contents] = [...files.new].find(([name]) => name.includes('/loader-')) ?? []
  const response = await fetch(new URL(path, address.old))

  expect(Buffer.from(await response.arrayBuffer())).toEqual(contents)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': /^\/assets\/\*\.js\n {2}Cache-Control: (.*)$/m.exec(readFileSync('public/_headers', 'utf8'))?.[1],
    'x-content-type-options': 'nosniff',
  })
  for (const missing of ['/assets/loader-00000000.js', '/assets/list-web', '/assets/../list-web-AAAAAAAA.js']) {
    expect((await fetch(new URL(missing, address.old))).status, missing).toBe(404)
  }
})

test('a file of another version is missing after two seconds where the storage never answers', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    logged.mockRestore()
  })
  const gateway = gatewayWith({ KV: { get: () => Promise.withResolvers<never>().promise } })
  const asking = gateway.get('https://www.example.com/assets/loader-AAAAAAAA.js')
  let status = 0
  asking.then((response) => {
    status = response.status
  })

  await vi.advanceTimersByTimeAsync(1_999)
  expect(status).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(status).toBe(404))
  expect(logged.mock.calls[0]?.[0]).toContain('"event":"storage-failed"')
})
