import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import type { Variables } from '../settings.ts'
import { ask } from './client.ts'

const answer = v.object({ Result: v.object({ Data: v.array(v.object({ Name: v.string() })) }) })

/** Names in the company register that match a text. A failure is logged and returns none. */
export async function findCompanies(
  variables: Variables,
  { text, locale, request }: { text: string; locale: Locale; request: string },
): Promise<string[]> {
  const { COMPANY_SEARCH_HOST: host, COMPANY_SEARCH_KEY: key, COMPANY_SEARCH_SECRET: secret } = variables
  if (!host || !key) return []

  const timespan = Math.floor(Date.now() / 1000).toString()
  const found = await ask(answer, 'company-search-failed', {
    address: `${host}/chacha/NameSearch/GetList?${new URLSearchParams({ key, searchName: text })}`,
    locale,
    headers: { Token: await token(key + timespan + secret), Timespan: timespan },
    timeout: 3_000,
    request,
  })
  return found?.Result.Data.map(({ Name }) => Name) ?? []
}

/** Upper-case hexadecimal MD5; Web Crypto has MD5 in workerd only. */
async function token(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('MD5', new TextEncoder().encode(text))
  return new Uint8Array(digest).toHex().toUpperCase()
}
