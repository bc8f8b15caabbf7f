// Runs the production bundle on persistent storage, in a process that can be killed at any moment:
// node worker.ts STORAGE API_HOST. Prints its address once it answers.
import { existsSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { modulesIn, wrap } from '../../scripts/bundle.ts'
import { migrate } from '../../scripts/migrations.ts'
import { contentToken, entry } from './weather.ts'

const [, , storage = '', apiHost = ''] = process.argv
const { assets: _, bindings, ...options } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
const isNew = !existsSync(storage)

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    ...options,
    name: 'faults',
    bindings: { ...(bindings as object), API_HOST: apiHost, CONTENT_TOKEN: contentToken },
    modules: modulesIn(wrap(entry, 'dist/worker', 'dist/faults')),
    resourcePersistencePath: storage,
    unsafeTriggerHandlers: true,
  } as Parameters<typeof convertV4MiniflareOptions>[0]),
)
const url = await miniflare.ready
if (isNew) {
  await migrate((await miniflare.getD1Database('DB')) as unknown as D1Database, 'leads')
  await migrate((await miniflare.getD1Database('CONTENT')) as unknown as D1Database, 'content')
}
console.log(url.origin)
