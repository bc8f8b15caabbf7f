import { waitUntil } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isbot } from 'isbot'
import * as v from 'valibot'
import { type PageName, pathsOf, routes } from '../../ui/routes.ts'
import { countryOf, type Gateway, networkOf, requestIdOf, splitPath, urlOf } from '../request.ts'
import { variablesOf } from '../settings.ts'
import { trackView } from '../upstream/tracker.ts'
import { datasetOf, type Location } from './dataset.ts'
import { isOwnCall } from './origin.ts'
import { refuse } from './refusal.ts'

const mostBytes = 2 * 1024
/** Milliseconds, or -1 where nothing was measured. */
const duration = v.pipe(v.number(), v.minValue(-1), v.maxValue(600_000))

const body = v.object({
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  /** Host of the referring site. */
  referrer: v.optional(v.pipe(v.string(), v.maxLength(260)), ''),
  vitals: v.optional(
    v.object({ lcp: duration, inp: duration, ttfb: duration, cls: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
})

type Report = v.InferOutput<typeof body>

export const views = new Hono<Gateway>()

/** POST /api/views: counts a page view, or records a visit's web vitals. 204 for every valid body, counted or not. */
views.post('/', bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, 413) }), async (c) => {
  const json: unknown = await c.req.json().catch(() => undefined)
  if (json === undefined) return refuse(c, 400)
  const given = v.safeParse(body, json)
  if (!given.success) return refuse(c, 422)

  const { locale, path } = splitPath(given.output.page)
  const known = locale && variablesOf(c.env).ENABLED_LOCALES.includes(locale) && isPagePath(path)
  if (known && isPerson(c)) waitUntil(record(c, { path, locale, country: countryOf(c) ?? '' }, given.output))
  return c.body(null, 204)
})

/** Counts the view here and at the tracker, or records the vitals, within the network's limit. */
async function record(c: Context<Gateway>, location: Location, { page, referrer, vitals }: Report) {
  const { success } = await c.env.VIEW_LIMIT.limit({ key: networkOf(c) })
  if (!success) return
  if (vitals) return datasetOf(c.env.VIEWS).recordVitals(location, vitals)

  const variables = variablesOf(c.env)
  const view = {
    address: new URL(page, variables.SITE_ORIGIN || c.req.url).href,
    referrer: externalHost(c, referrer),
    locale: location.locale,
    request: requestIdOf(c),
  }
  await Promise.all([datasetOf(c.env.VIEWS).count(location, view.referrer), trackView(variables, view)])
}

/** Whether a page has this path. Ids of articles are not looked up. */
function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
const patterns = (Object.keys(routes) as PageName[]).flatMap((name) =>
  pathsOf(name).map((path) => new RegExp(`^${path.replace(/:\w+/, '[\\w-]{1,80}')}$`)),
)

/** Whether a page of this site calls for a person: no declared bot. */
function isPerson(c: Context<Gateway>): boolean {
  const agent = c.req.header('User-Agent')
  const cf = c.req.raw.cf as IncomingRequestCfProperties | undefined
  return isOwnCall(c) && Boolean(agent) && !isbot(agent) && !cf?.botManagement?.verifiedBot
}

/** Host of a referring site; '' for none and for this site. */
function externalHost(c: Context, referrer: string): string {
  const host = URL.parse(`https://${referrer}`)?.hostname ?? ''
  return host === urlOf(c).hostname ? '' : host
}
