import type { LeadJob } from './leads/attempts.ts'
import { queue } from './leads/queue.ts'
import { scheduled } from './leads/sweep.ts'
import { gateway } from './routes.ts'

export { Pages } from './pages/entrypoint.ts'

export default { fetch: gateway.fetch, queue, scheduled } satisfies ExportedHandler<Env, LeadJob>
