import type { Context } from 'hono'
import type { Settings } from '../ui/site.ts'
import { cachePolicy } from './cache.ts'

/** GET /robots.txt: everything but the browser's calls. */
export function robots(c: Context, { origin }: Settings): Response {
  return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, 200, {
    'Cache-Control': cachePolicy.sharedPage,
  })
}
