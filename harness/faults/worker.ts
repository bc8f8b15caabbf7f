// Runs the production bundle on persistent storage, in a process that can be killed at any moment:
// node worker.ts STORAGE API_HOST. Prints its address once it answers.
import { existsSync } from 'node:fs'
import { modulesIn, wrap } from '../../scripts/bundle.ts'
import { migrate } from '../../scripts/migrations.ts'
import { configured, startWorkerd } from '../workerd.ts'
import { contentToken, entry } from './weather.ts'

const [, , storage = '', apiHost = ''] = process.argv
const isNew = !existsSync(storage)

const miniflare = await startWorkerd({
  ...configured({ API_HOST: apiHost, CONTENT_TOKEN: contentToken }),
  assets: undefined,
  name: 'faults',
  modules: modulesIn(wrap(entry, 'dist/worker', 'dist/faults')),
  resourcePersistencePath: storage,
  unsafeTriggerHandlers: true,
})
const url = await miniflare.ready
if (isNew) {
  await migrate((await miniflare.getD1Database('DB')) as unknown as D1Database, 'leads')
  await migrate((await miniflare.getD1Database('CONTENT')) as unknown as D1Database, 'content')
}
console.log(url.origin)
