import { app } from './app.ts'
import type { LeadJob } from './jobs/deliver.ts'
import { queue } from './jobs/queue.ts'
import { scheduled } from './jobs/scheduled.ts'

export { Pages } from './pages.ts'

export default { fetch: app.fetch, queue, scheduled } satisfies ExportedHandler<Env, LeadJob>
