import { Hono } from 'hono'
import { words } from '../../ui/site.ts'
import type { Gateway } from '../app.ts'
import { cachePolicy } from '../cache.ts'
import { statusOf } from '../errors.tsx'
import { callLocale } from '../locale.ts'
import { companies } from './companies.ts'
import { contact } from './contact.ts'
import { pages } from './pages.ts'
import { purge } from './purge.ts'

/** What the browser calls. Open to any origin, as section 7 of the specification asks: there is no session to ride on. */
export const api = new Hono<Gateway>()

api.use(async (c, next) => {
  if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 })
  else await next()
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Allow-Methods', 'GET, POST, OPTIONS, PUT, PATCH, DELETE')
  c.header('Access-Control-Allow-Headers', 'Origin, X-Requested-With, Content-Type, Accept, Authorization')
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cachePolicy.never)
})
api.route('/contact', contact)
api.route('/companies', companies)
api.route('/pages', pages)
api.route('/purge', purge)
api.all('*', (c) => {
  const t = words(callLocale(c))
  return c.json({ error: 'not-found', message: t('errors.api.notFound') }, 404)
})
api.onError((error, c) => {
  console.error(JSON.stringify({ event: 'api-error', path: c.req.path, error: `${error}` }))
  return c.json({ error: 'internal', message: words(callLocale(c))('errors.api.internal') }, statusOf(error))
})
