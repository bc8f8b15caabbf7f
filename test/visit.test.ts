import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Cookies of a page's response to a country that does not ask for consent first, name → whole line. */
async function cookies(path: string, headers: Record<string, string> = {}) {
  const response = await site.get(path, { headers: { 'CF-IPCountry': 'JP', ...headers } })
  return Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line]))
}

test('the first external referrer is kept for 180 days, and not replaced', async () => {
  const Referer = 'https://search.example/?q=ar%20bim'

  expect(await cookies('/en-US', { Referer })).toEqual({
    referrer: `referrer=${encodeURIComponent(Referer)}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
  })
  expect(await cookies('/en-US', { Referer, Cookie: 'referrer=x' })).toEqual({})
  expect(await cookies('/en-US', { Referer: `${site.url.origin}/ja-JP` })).toEqual({})
  expect(await cookies('/en-US')).toEqual({})
})

test('a visit that begins in the articles without a referrer keeps that address', async () => {
  const path = '/en-US/newsroom/7'

  expect(await cookies(path)).toEqual({
    referrer: `referrer=${encodeURIComponent(site.url.origin + path)}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
  })
  expect(await cookies(path, { Referer: `${site.url.origin}/en-US` })).toEqual({})
})

test('every ad click overwrites click id and landing path for 90 days', async () => {
  expect(await cookies('/en-US?bd_vid=a%26b&x=1', { Cookie: 'click_id=old; click_landing=old' })).toEqual({
    click_id: 'click_id=a%26b; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
    click_landing: 'click_landing=%2Fen-US; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
  })
})

test('channel and keyword live as long as the session, the latest wins, a channel that does not exist is ignored', async () => {
  expect(await cookies('/en-US?source=3&keyword=%E6%A8%A1%E5%9E%8B', { Cookie: 'source=1; keyword=old' })).toEqual({
    source: 'source=3; Path=/; HttpOnly; SameSite=Lax',
    keyword: 'keyword=%E6%A8%A1%E5%9E%8B; Path=/; HttpOnly; SameSite=Lax',
  })
  expect(await cookies('/en-US?source=11')).toEqual({})
})

test('a search engine that leads into the articles is channel 10', async () => {
  const Referer = 'https://www.google.co.jp/'

  expect((await cookies('/en-US/newsroom/7', { Referer })).source).toContain('source=10;')
  expect(await cookies('/en-US', { Referer })).not.toHaveProperty('source')
  expect(await cookies('/en-US/newsroom/7', { Referer, Cookie: 'source=3' })).not.toHaveProperty('source')
})

test('a page holds nothing of the visit', async () => {
  const plain = await (await site.get('/en-US')).text()
  const visited = await site.get('/en-US?bd_vid=SECRET&keyword=SECRET&source=3', {
    headers: { Referer: 'https://elsewhere.example/SECRET', Cookie: 'referrer=SECRET' },
  })

  expect(await visited.text()).toBe(plain)
})
