import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { words } from '../../ui/site.ts'
import { cameInTheClear } from '../gateway/address.ts'
import { callLocale } from '../gateway/locale.ts'
import { log } from '../log.ts'
import { cachePolicy } from '../pages/cache-control.ts'
import { statusOf } from '../pages/error-page.tsx'
import { type Gateway, requestIdOf } from '../request.ts'
import { companies } from './companies.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { purge } from './purge.ts'
import { refuse } from './refusal.ts'
import { views } from './views.ts'
import { webPages } from './web-pages.ts'

/** The API. Open to every origin, with CORS headers on every answer; there is no session that a foreign page could use. */
export const api = new Hono<Gateway>()

api.use(async (c, next) => {
  if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 })
  else if (cameInTheClear(c))
    c.res = c.json({ error: 'https-only', message: words(callLocale(c))('errors.api.https') }, 403)
  else await next()
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Allow-Methods', 'GET, POST, OPTIONS, PUT, PATCH, DELETE')
  c.header('Access-Control-Allow-Headers', 'Origin, X-Requested-With, Content-Type, Accept, Authorization')
  c.header('Request-Id', requestIdOf(c))
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cachePolicy.never)
})
api.route('/contact', contact)
api.route('/companies', companies)
api.route('/pages', webPages)
api.route('/purge', purge)
api.route('/content', content)
api.route('/views', views)
api.route('/consent', consent)
api.all('*', (c) => refuse(c, 404))
api.onError((error, c) => {
  // bearerAuth throws its answer.
  if (error instanceof HTTPException && error.res) return error.getResponse()
  const status = statusOf(error)
  log(status < 500 ? 'warn' : 'error', 'api-error', { request: requestIdOf(c), status, path: c.req.path, error })
  return c.json({ error: 'internal', message: words(callLocale(c))('errors.api.internal') }, status)
})
