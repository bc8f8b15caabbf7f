import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { log } from '../log.ts'
import { call, failureOf } from './client.ts'

const id = v.union([v.number(), v.string()])

/** An entry of listWeb as specification section 3 names it; further fields pass through. */
export type WebPage = v.InferOutput<typeof page> & { childList?: WebPage[] | null | undefined }
const page = v.looseObject({ webId: id, router: v.nullish(v.string()), hash: v.nullish(v.string()) })
const pages: v.GenericSchema<WebPage[]> = v.array(
  v.intersect([page, v.looseObject({ childList: v.nullish(v.lazy(() => pages)) })]),
)
const answer = v.object({ code: v.literal(2), data: pages })

export interface Asked {
  apiHost: string
  locale: Locale
  /** On whose behalf. */
  request: string | null
}

/** POST client/web/listWeb: the pages, or null where there was no usable answer. */
export async function fetchPages({ apiHost, locale, request }: Asked): Promise<WebPage[] | null> {
  const result = await call({
    address: 'client/web/listWeb',
    base: apiHost,
    method: 'POST',
    locale,
    timeout: 3_000,
  })
  if (result.outcome === 'accepted' && v.is(answer, result.body)) return result.body.data

  log('warn', 'list-web-failed', { request, ...failureOf(result) })
  return null
}
