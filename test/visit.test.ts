import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { attributionOf } from '../worker/gateway/attribution.ts'
import { type Gateway, networkOf } from '../worker/request.ts'
import { gatewayWith } from './gateway.ts'
import { sharedSite } from './shared.ts'

const site = await sharedSite()

/** Cookies of a page in a country without a consent dialog: name → whole line. */
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
  expect(await cookies('/en-US', { Referer: 'android-app://com.example' })).toEqual({})
  expect(await cookies('/en-US')).toEqual({})
})

test('a visit is recorded on pages only: not on a redirect, a file for machines or an API answer', async () => {
  const Referer = 'https://search.example/'

  for (const path of ['/about?source=3', '/en-US/?source=3', '/en-US/feed.xml?source=3', '/robots.txt', '/api/pages']) {
    expect(await cookies(path, { Referer }), path).toEqual({})
  }
})

test('a visit that begins in the articles without a referrer keeps that address', async () => {
  const path = '/en-US/newsroom/7'

  expect(await cookies(path)).toEqual({
    referrer: `referrer=${encodeURIComponent(site.url.origin + path)}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
  })
  expect(await cookies('/en-US/consultation?x=1')).toHaveProperty('referrer')
  expect(await cookies(path, { Referer: `${site.url.origin}/en-US` })).toEqual({})
  expect(await cookies(path, { Cookie: 'referrer=x' })).toEqual({})
})

test('every ad click overwrites click id and landing path for 90 days', async () => {
  expect(await cookies('/en-US?bd_vid=a%26b&x=1', { Cookie: 'click_id=old; click_landing=old' })).toEqual({
    click_id: 'click_id=a%26b; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
    click_landing: 'click_landing=%2Fen-US; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
  })
})

test('the parameter of an ad click is configurable', async () => {
  const gateway = gatewayWith({ AD_CLICK_PARAM: 'gclid' })

  const response = await gateway.get('https://click.example/ja-JP/about?gclid=1&bd_vid=2', {
    headers: { 'CF-IPCountry': 'JP' },
  })

  expect(response.headers.getSetCookie()).toEqual([
    'click_id=1; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
    'click_landing=%2Fja-JP%2Fabout; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('a value too long for a cookie is cut to 300 whole characters', async () => {
  const { keyword = '' } = await cookies(`/en-US?keyword=${encodeURIComponent('🏗'.repeat(301))}`)

  expect(keyword).toBe(`keyword=${encodeURIComponent('🏗'.repeat(300))}; Path=/; HttpOnly; SameSite=Lax`)
})

test('channel and keyword last for the session, the latest wins, and an unknown channel is ignored', async () => {
  expect(await cookies('/en-US?source=3&keyword=%E6%A8%A1%E5%9E%8B', { Cookie: 'source=1; keyword=old' })).toEqual({
    source: 'source=3; Path=/; HttpOnly; SameSite=Lax',
    keyword: 'keyword=%E6%A8%A1%E5%9E%8B; Path=/; HttpOnly; SameSite=Lax',
  })
  for (const source of ['1', '9', '10']) {
    expect((await cookies(`/en-US?source=${source}`)).source, source).toContain(`source=${source};`)
  }
  for (const source of ['0', '11', '03', '1.5', '100', 'x', '']) {
    expect(await cookies(`/en-US?source=${source}`), source).toEqual({})
  }
})

test('a search engine that leads to the articles is channel 10', async () => {
  const Referer = 'https://www.google.co.jp/'
  const sourceOf = async (referrer: string) => (await cookies('/en-US/newsroom/7', { Referer: referrer })).source

  for (const host of [
    ...['google.com', 'www.bing.com', 'www.baidu.com', 'm.baidu.com', 'www.sogou.com', 'www.so.com', 'm.sm.cn'],
    ...['search.yahoo.co.jp', 'duckduckgo.com', 'yandex.ru', 'search.naver.com', 'www.ecosia.org', 'search.brave.com'],
  ]) {
    expect(await sourceOf(`https://${host}/`), host).toBe('source=10; Path=/; HttpOnly; SameSite=Lax')
  }
  for (const host of ['notgoogle.com', 'google.example.evil1', 'example.com', 'so-called.example']) {
    expect(await sourceOf(`https://${host}/`), host).toBeUndefined()
  }
  expect((await cookies('/en-US/consultation/7', { Referer })).source).toContain('source=10;')
  expect(await cookies('/en-US', { Referer })).not.toHaveProperty('source')
  expect(await cookies('/en-US/newsroom/7', { Referer, Cookie: 'source=3' })).not.toHaveProperty('source')
  expect((await cookies('/en-US/newsroom/7?source=3', { Referer })).source).toContain('source=3;')
})

test('a message takes its visit from its page first, then from the cookies', async () => {
  const app = new Hono<Gateway>().get('/', (c) => c.json(attributionOf(c, c.req.header('Page') ?? '')))
  const knows = async (Page: string, Cookie: string) =>
    (await app.request('/', { headers: { Page, Cookie, 'CF-IPCountry': 'JP' } })).json()
  const kept = 'referrer=r; click_id=c; click_landing=%2Fja-JP; source=3; keyword=k'

  expect(await knows('', kept)).toEqual({ referrer: 'r', clickId: 'c', landing: '/ja-JP', source: '3', keyword: 'k' })
  expect(await knows('?source=5&keyword=page', kept)).toMatchObject({ source: '5', keyword: 'page' })
  expect(await knows('?source=11&keyword=', kept)).toMatchObject({ source: '3', keyword: 'k' })
  expect(await knows(`?keyword=${'x'.repeat(201)}`, 'source=11')).toEqual({ keyword: 'x'.repeat(200) })
})

test('a limit counts by IPv4 address, or by the IPv6 network of a visitor', async () => {
  const app = new Hono().get('/', (c) => c.text(networkOf(c)))
  const network = async (headers: Record<string, string>) => (await app.request('/', { headers })).text()

  for (const [address, expected] of [
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8:1::2:3:4', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
  ] as const) {
    expect(await network({ 'CF-Connecting-IP': address }), address).toBe(expected)
  }
  expect(await network({})).toBe('unknown')
})

test('a page has nothing of the visit', async () => {
  const plain = await (await site.get('/en-US')).text()
  const visited = await site.get('/en-US?bd_vid=SECRET&keyword=SECRET&source=3', {
    headers: { Referer: 'https://elsewhere.example/SECRET', Cookie: 'referrer=SECRET' },
  })

  expect(await visited.text()).toBe(plain)
})
