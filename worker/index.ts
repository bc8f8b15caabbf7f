import { app } from './app.ts'
import type { LeadJob } from './leads/deliver.ts'
import { queue } from './leads/queue.ts'
import { scheduled } from './leads/sweep.ts'

export { Pages } from './pages.ts'

export default { fetch: app.fetch, queue, scheduled } satisfies ExportedHandler<Env, LeadJob>
