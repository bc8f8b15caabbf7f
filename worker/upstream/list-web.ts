import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { ask } from './client.ts'

const id = v.union([v.number(), v.string()])

/** An entry of listWeb. Further fields are passed on. */
export type WebPage = v.InferOutput<typeof entry> & { childList?: WebPage[] | null | undefined }
const entry = v.looseObject({ webId: id, router: v.nullish(v.string()), hash: v.nullish(v.string()) })
const entries: v.GenericSchema<WebPage[]> = v.array(
  v.intersect([entry, v.looseObject({ childList: v.nullish(v.lazy(() => entries)) })]),
)
const answer = v.object({ code: v.literal(2), data: entries })

export interface Asked {
  apiHost: string
  locale: Locale
  /** Id of the request that asks; for the log. */
  request: string | null
}

/** POST client/web/listWeb: the pages; null without a usable answer. */
export async function fetchWebPages({ apiHost, locale, request }: Asked): Promise<WebPage[] | null> {
  const found = await ask(answer, 'list-web-failed', {
    address: 'client/web/listWeb',
    base: apiHost,
    method: 'POST',
    locale,
    timeout: 3_000,
    request,
  })
  return found?.data ?? null
}
