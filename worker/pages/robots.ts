import type { Context } from 'hono'
import type { Settings } from '../../ui/site.ts'
import { urlOf } from '../request.ts'
import { variablesOrDefaults } from '../settings.ts'
import { cachePolicy } from './cache-control.ts'

/** Whether search engines may index the site: production only, under its canonical origin where one is set. */
export function isIndexed(c: Context): boolean {
  const { ENVIRONMENT, SITE_ORIGIN } = variablesOrDefaults(c.env)
  return ENVIRONMENT === 'production' && (!SITE_ORIGIN || SITE_ORIGIN.split('//')[1] === urlOf(c).host)
}

/** GET /robots.txt of a site that is not indexed. */
export function disallowAll(c: Context): Response {
  return c.text('User-agent: *\nDisallow: /\n', 200, { 'Cache-Control': cachePolicy.never })
}

/** GET /robots.txt: everything but the API is allowed. */
export function robots(c: Context, { origin }: Settings): Response {
  return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, 200, {
    'Cache-Control': cachePolicy.sharedPage,
  })
}
