import { app } from './app.ts'
import { queue } from './leads/queue.ts'
import { scheduled } from './leads/sweep.ts'
import type { LeadJob } from './leads/tasks.ts'

export { Pages } from './pages.ts'

export default { fetch: app.fetch, queue, scheduled } satisfies ExportedHandler<Env, LeadJob>
