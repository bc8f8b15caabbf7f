import { WorkerEntrypoint } from 'cloudflare:workers'
import { pages } from '../ui/pages.ts'
import { pagesApp } from './pages-app.tsx'

const app = pagesApp(pages)

/** The cached entrypoint: a page is a function of its address, the language and the deployment, nothing else. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx as unknown as ExecutionContext)
  }
}
