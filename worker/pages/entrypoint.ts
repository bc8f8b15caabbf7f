import { WorkerEntrypoint } from 'cloudflare:workers'
import type { CacheTag } from '../../ui/page.ts'
import { pages } from '../../ui/pages.ts'
import { pagesApp } from './routes.ts'

const app = pagesApp(pages)

/** The cached entrypoint. A page depends on its address and the deployment, never on the visitor. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx as unknown as ExecutionContext)
  }

  /** Purges the cached pages with any of these tags. False where there is no cache, as in local development. */
  async purge(tags: CacheTag[]): Promise<boolean> {
    const { cache } = this.ctx as unknown as ExecutionContext
    return (await cache?.purge({ tags }))?.success ?? false
  }
}
