import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import { words } from '../ui/site.ts'
import { callLocale } from '../worker/gateway/locale.ts'
import type { Gateway } from '../worker/request.ts'
import { gatewayWith } from './gateway.ts'
import { sharedSite } from './shared.ts'

const site = await sharedSite()

async function answer(path: string, headers: Record<string, string> = {}) {
  const response = await site.get(path, { headers })
  return { status: response.status, location: response.headers.get('Location'), headers: response.headers, response }
}

describe('a known address without a language', () => {
  test.each([
    ['the cookie first', { Cookie: 'lang=ja-JP', 'CF-IPCountry': 'CN', 'Accept-Language': 'en' }, 'ja-JP'],
    ['the country next', { 'CF-IPCountry': 'CN', 'Accept-Language': 'ja' }, 'zh-CN'],
    ['Hong Kong', { 'CF-IPCountry': 'HK' }, 'zh-CN'],
    ['Macao', { 'CF-IPCountry': 'MO' }, 'zh-CN'],
    ['Taiwan', { 'CF-IPCountry': 'TW' }, 'zh-CN'],
    ['Japan', { 'CF-IPCountry': 'JP' }, 'ja-JP'],
    ['any other country, whatever the browser prefers', { 'CF-IPCountry': 'DE', 'Accept-Language': 'ja' }, 'en-US'],
    [
      'no country: the best match of Accept-Language',
      { 'CF-IPCountry': 'XX', 'Accept-Language': 'fr, ja;q=0.8, en;q=0.9' },
      'en-US',
    ],
    ['Tor', { 'CF-IPCountry': 'T1', 'Accept-Language': 'zh-TW;q=0.5, de' }, 'zh-CN'],
    ['nothing known', { 'CF-IPCountry': 'XX' }, 'en-US'],
    ['a cookie that names no language', { Cookie: 'lang=fr-FR', 'CF-IPCountry': 'JP' }, 'ja-JP'],
    ['a language with q=0', { 'CF-IPCountry': 'XX', 'Accept-Language': 'ja;q=0' }, 'en-US'],
    ['a language in capitals', { 'CF-IPCountry': 'XX', 'Accept-Language': 'JA-jp, en;q=0.9' }, 'ja-JP'],
    ['only unknown languages', { 'CF-IPCountry': 'XX', 'Accept-Language': 'fr, de' }, 'en-US'],
  ])('leads to the chosen one: %s', async (_, headers, locale) => {
    const { status, location, headers: sent } = await answer('/?source=3&a=b', headers as Record<string, string>)

    expect([status, location]).toEqual([302, `/${locale}?source=3&a=b`])
    expect(sent.get('Cache-Control')).toBe('no-store')
  })

  test('leads to the country’s that Cloudflare’s metadata name when the header does not', async () => {
    const gateway = gatewayWith()
    const go = async (country: string, headers: Record<string, string> = {}) => {
      const response = await gateway.get('https://site.example/about', { cf: { country }, headers })
      return response.headers.get('Location')
    }

    expect(await go('JP', { 'Accept-Language': 'zh' })).toBe('/ja-JP/about')
    expect(await go('T1', { 'Accept-Language': 'zh' })).toBe('/zh-CN/about')
    expect(await go('JP', { 'CF-IPCountry': 'TW' })).toBe('/zh-CN/about')
  })
})

describe('an address', () => {
  test.each([
    ['/en-US/', '/en-US'],
    ['/EN-us', '/en-US'],
    ['/zh-cn/home/home-Index?x=1', '/zh-CN/home/home-Index?x=1'],
    ['//ja-JP', '/ja-JP'],
    ['/en-US//home///home-Index/', '/en-US/home/home-Index'],
    ['//evil.example/', '/evil.example'],
  ])('%s has one canonical spelling, %s', async (from, to) => {
    // The URL parser would read a path with two leading slashes as a host.
    const { status, location, headers } = await answer(`${site.url.origin}${from}`)

    expect([status, location, headers.get('Cache-Control')]).toEqual([301, to, 'public, max-age=86400'])
  })

  test('of the home page in each language is that page, with its own head', async () => {
    for (const locale of locales) {
      for (const path of [`/${locale}`, `/${locale}/home/home-Index`]) {
        const { status, response } = await answer(path, { Cookie: 'lang=zh-CN' })
        const html = await response.text()

        expect(status, path).toBe(200)
        expect(html, path).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}">`))
        expect(html, path).toContain(`<title>${words(locale)('home.title').replace('&', '&amp;')}</title>`)
        expect(html, path).toContain(`<link rel="canonical" href="${site.url.origin}/${locale}"/>`)
        for (const other of locales) {
          expect(html, path).toContain(`<link rel="alternate" hrefLang="${other}" href="${site.url.origin}/${other}"`)
        }
        expect(html, path).toContain(`hrefLang="x-default" href="${site.url.origin}/en-US"`)
      }
    }
  })

  test.each([
    ['/nowhere', {}, 'en-US'],
    ['/fr-FR/about', { 'CF-IPCountry': 'JP' }, 'ja-JP'],
    ['/zh-CNx/home/home-Index', { 'CF-IPCountry': 'CN' }, 'zh-CN'],
    ['/ja-JP/nowhere', { Cookie: 'lang=en-US' }, 'ja-JP'],
  ])('%s that is unknown is a 404 in the chosen language', async (path, headers, locale) => {
    const { status, response } = await answer(path, headers as Record<string, string>)
    const html = await response.text()
    const t = words(locale as 'en-US')

    expect(status).toBe(404)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(t('errors.notFound'))
    expect(html).toMatch(new RegExp(`<a[^>]*href="/${locale}"[^>]*>[^<]*${t('errors.back')}`))
    expect(html).toContain('noindex')
    expect(html).not.toContain('rel="canonical"')
  })
})

describe('the language switch', () => {
  test('stores the choice and leads to the clean address, with the query of the Referer', async () => {
    const { status, location, headers } = await answer('/ja-JP?lang=ja-JP', {
      Referer: `${site.url.origin}/en-US?source=3&keyword=bim`,
    })

    expect([status, location]).toEqual([303, '/ja-JP?source=3&keyword=bim'])
    expect(headers.get('Set-Cookie')).toBe('lang=ja-JP; Max-Age=31536000; Path=/; SameSite=Lax')
    // The cookie makes the answer private.
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test.each([
    ['/about?lang=zh-cn', '/en-US/about', '/zh-CN/about'],
    ['/en-US/about?a=1&lang=ja-JP', '/en-US/about?b=2', '/ja-JP/about?a=1'],
    ['/ja-JP/about?lang=en-US', '/ja-JP/about?lang=ja-JP&a=1', '/en-US/about?a=1'],
    ['/en-US?lang=zh-CN', '/en-US?a=1', '/zh-CN?a=1'],
  ])('from %s on %s leads to %s', async (path, from, to) => {
    expect((await answer(path, { Referer: site.url.origin + from })).location).toBe(to)
  })

  test('to an unknown language changes nothing', async () => {
    const { status, headers } = await answer('/en-US/about?lang=fr-FR')

    expect([status, headers.getSetCookie()]).toEqual([200, []])
  })

  test('does not use the query of another page or another site', async () => {
    for (const Referer of [`${site.url.origin}/en-US/other?a=1`, 'https://elsewhere.example/en-US?a=1']) {
      expect((await answer('/ja-JP?lang=ja-JP', { Referer })).location, Referer).toBe('/ja-JP')
    }
  })

  test('is a link on every page, to the same page in each other language', async () => {
    const html = await (await site.get('/en-US')).text()

    for (const locale of locales.filter((other) => other !== 'en-US')) {
      expect(html).toContain(`href="/${locale}?lang=${locale}"`)
    }
  })
})

describe('a call of the API', () => {
  const told = async (headers: Record<string, string>) =>
    ((await (await site.get('/api/nothing', { headers })).json()) as { message: string }).message

  test('is answered in the language of the calling page, else in that of the visitor', async () => {
    const message = (locale: (typeof locales)[number]) => words(locale)('errors.api.notFound')
    const Cookie = 'lang=zh-CN'

    expect(await told({ Referer: `${site.url.origin}/ja-JP/about?x=1`, Cookie })).toBe(message('ja-JP'))
    expect(await told({ Referer: 'https://elsewhere.example/ja-JP', Cookie })).toBe(message('zh-CN'))
    expect(await told({ Referer: 'no address', Cookie })).toBe(message('zh-CN'))
    expect(await told({ 'CF-IPCountry': 'JP' })).toBe(message('ja-JP'))
  })
})

test('a call with a page is answered in the language of that page, before the Referer', async () => {
  let page: unknown
  const app = new Hono<Gateway>().get('/', (c) => c.text(callLocale(c, page)))
  const named = async (one: unknown) => {
    page = one
    return (await app.request('https://a.example/', { headers: { Referer: 'https://a.example/zh-CN' } }, {})).text()
  }

  for (const one of ['/ja-JP', '/ja-JP/about', '/ja-JP?x=/en-US', '/ja-JP#x'])
    expect(await named(one), one).toBe('ja-JP')
  for (const one of ['/about', '/fr-FR', 'ja-JP', '', undefined, 4, ['/ja-JP']]) expect(await named(one)).toBe('zh-CN')
})

describe('ENABLED_LOCALES', () => {
  test('disables a language everywhere: addresses, alternates, switcher', async () => {
    const two = gatewayWith({ ENABLED_LOCALES: 'en-US, zh-CN' })
    const origin = 'https://two.example'
    const headers = { 'CF-IPCountry': 'JP' }

    const redirect = await two.get(`${origin}/`, { headers })
    const cookie = await two.get(`${origin}/`, { headers: { Cookie: 'lang=ja-JP', 'CF-IPCountry': 'TW' } })
    const accepted = await two.get(`${origin}/`, { headers: { 'Accept-Language': 'ja, zh;q=0.5' } })
    const off = await two.get(`${origin}/ja-JP`, { headers })
    const feed = await two.get(`${origin}/ja-JP/feed.xml`, { headers })
    const home = await (await two.get(`${origin}/en-US`)).text()
    const switched = await two.get(`${origin}/en-US?lang=ja-JP`)

    expect(redirect.headers.get('Location')).toBe('/en-US')
    expect(cookie.headers.get('Location')).toBe('/zh-CN')
    expect(accepted.headers.get('Location')).toBe('/zh-CN')
    expect([off.status, feed.status]).toEqual([404, 404])
    expect(await off.text()).toContain('<html lang="en-US">')
    expect(home).not.toMatch(/(href|hrefLang|lang)="[^"]*ja-JP/)
    expect([switched.status, switched.headers.getSetCookie()]).toEqual([200, []])
  })

  test('may disable the fallback too, and the first enabled language replaces it', async () => {
    const one = gatewayWith({ ENABLED_LOCALES: 'ja-JP,zh-CN' })
    const headers = { 'CF-IPCountry': 'US' }

    const redirect = await one.get('https://one.example/about', { headers })
    const off = await one.get('https://one.example/en-US/about', { headers })
    const llms = await (await one.get('https://one.example/llms.txt')).text()

    expect(redirect.headers.get('Location')).toBe('/ja-JP/about')
    expect([off.status, (await off.text()).includes('<html lang="ja-JP">')]).toEqual([404, true])
    expect(llms).toContain('https://one.example/zh-CN')
    expect(llms).not.toContain('/en-US')
  })
})
