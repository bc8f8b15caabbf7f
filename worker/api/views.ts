import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isbot } from 'isbot'
import * as v from 'valibot'
import { type PageName, pathsOf, routes } from '../../ui/routes.ts'
import { networkOf } from '../gateway/attribution.ts'
import { countryOf, splitPath } from '../gateway/locale.ts'
import { requestOf } from '../log.ts'
import { urlOf } from '../request.ts'
import type { Gateway } from '../routes.ts'
import { variablesOf } from '../settings.ts'
import { trackView } from '../upstream/tracker.ts'
import { views as dataset, type Place } from './dataset.ts'
import { isOwnCall } from './origin.ts'
import { refuse } from './refusal.ts'

const mostBytes = 2 * 1024
/** Milliseconds, or -1 where nothing was measured. */
const duration = v.pipe(v.number(), v.minValue(-1), v.maxValue(600_000))

const body = v.object({
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  /** Host of the site that led here. */
  referrer: v.optional(v.pipe(v.string(), v.maxLength(260)), ''),
  vitals: v.optional(
    v.object({ lcp: duration, inp: duration, ttfb: duration, cls: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
})

type Report = v.InferOutput<typeof body>

export const views = new Hono<Gateway>()

/** POST /api/views: counts a page view, or keeps what a visit measured. 204 for whatever is well-formed, counted or not. */
views.post('/', bodyLimit({ maxSize: mostBytes, onError: (c) => refuse(c, 413) }), async (c) => {
  const text = await c.req.text()
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return refuse(c, 400)
  const given = v.safeParse(body, json.output)
  if (!given.success) return refuse(c, 422)

  const { locale, path } = splitPath(given.output.page)
  const known = locale && variablesOf(c.env).ENABLED_LOCALES.includes(locale) && isPagePath(path)
  if (known && isPerson(c))
    c.executionCtx.waitUntil(keep(c, { path, locale, country: countryOf(c) ?? '' }, given.output))
  return c.body(null, 204)
})

/** Counts the view and passes it on, or keeps the vitals; neither where too many come from one address. */
async function keep(c: Context<Gateway>, place: Place, { page, referrer, vitals }: Report) {
  const { success } = await c.env.VIEW_LIMIT.limit({ key: networkOf(c) })
  if (!success) return
  if (vitals) return dataset(c.env.VIEWS).keepVitals(place, vitals)

  const variables = variablesOf(c.env)
  const view = {
    address: new URL(page, variables.SITE_ORIGIN || c.req.url).href,
    referrer: externalHost(c, referrer),
    locale: place.locale,
    request: requestOf(c),
  }
  await Promise.all([dataset(c.env.VIEWS).count(place, view.referrer), trackView(variables, view)])
}

/** Whether a page stands there; of an entry of content its form is enough. */
function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
const patterns = (Object.keys(routes) as PageName[]).flatMap((name) =>
  pathsOf(name).map((path) => new RegExp(`^${path.replace(/:\w+/, '[\\w-]{1,80}')}$`)),
)

/** Neither a program that says so nor a call from elsewhere. */
function isPerson(c: Context<Gateway>): boolean {
  const agent = c.req.header('User-Agent')
  const cf = c.req.raw.cf as IncomingRequestCfProperties | undefined
  return isOwnCall(c) && Boolean(agent) && !isbot(agent) && !cf?.botManagement?.verifiedBot
}

/** Name of the site that led here; '' for none and for this one. */
function externalHost(c: Context, referrer: string): string {
  const host = URL.parse(`https://${referrer}`)?.hostname ?? ''
  return host === urlOf(c).hostname ? '' : host
}
