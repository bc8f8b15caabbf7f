import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'

/** The Worker of wrangler.toml in Miniflare's form, without its code. `vars` override its variables. */
export function configured(vars: Record<string, string> = {}) {
  const config = unstable_readConfig({ config: 'wrangler.toml' })
  // .dev.vars must not count.
  return { ...unstable_getMiniflareWorkerOptions(config).workerOptions, bindings: { ...config.vars, ...vars } }
}

/** Starts Workers, given in Miniflare's form, in a workerd of their own. Requests go to the first. */
export async function startWorkerd(options: object): Promise<Miniflare> {
  const miniflare = new Miniflare(convertV4MiniflareOptions(options as Parameters<typeof convertV4MiniflareOptions>[0]))
  await miniflare.ready
  return miniflare
}
