import { afterAll, beforeEach } from 'vitest'
import { type RunningSite, startSite } from '../../harness/site.ts'
import { startUpstream, type Upstream } from '../upstream.ts'

/**
 * A site and an upstream for one file's forms. Each test starts with both reset. `vars` receives the upstream's
 * address.
 */
export async function sendingSite(
  vars: (upstream: string) => Record<string, string>,
  secrets: Record<string, string>,
): Promise<{ site: RunningSite; upstream: Upstream }> {
  const upstream = await startUpstream()
  const site = await startSite({ API_HOST: upstream.url, ...vars(upstream.url) }, secrets)
  beforeEach(async () => {
    await site.db.exec('DELETE FROM leads') // earlier tests leave messages to send
    Object.assign(upstream.moods, { leaveAdd: 'ok', companies: 'ok' })
    upstream.forget()
  })
  afterAll(async () => {
    await site.close()
    await upstream.close()
  })
  return { site, upstream }
}
