import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import { assets } from '../ui/assets.ts'
import { facts } from '../ui/facts.ts'
import { words } from '../ui/site.ts'
import { type Consent, consentOf } from '../worker/gateway/consent-cookie.ts'
import type { Gateway } from '../worker/request.ts'
import { gatewayWith } from './gateway.ts'
import { everyAnswer, sharedSite } from './shared.ts'

/** A visit to this address sets a cookie of each kind. */
const landing = '/en-US/newsroom/7?bd_vid=click&source=3&keyword=bim'
const Referer = 'https://search.example/'

const site = await sharedSite()

/** Names of the cookies that are set, and the consent that the page's script receives. */
async function visitOf(headers: Record<string, string>, path = landing) {
  const response = await site.get(path, { headers: { Referer, ...headers } })
  await response.text()
  return { cookies: namesIn(response), told: response.headers.get('Server-Timing') }
}
function namesIn(response: Response) {
  return response.headers
    .getSetCookie()
    .map((line) => line.split('=')[0])
    .sort()
}

async function choose(body: unknown, headers: Record<string, string> = {}) {
  return site.get('/api/consent', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
}

const every = ['click_id', 'click_landing', 'keyword', 'referrer', 'source']

describe('before a choice', () => {
  test('only necessary data are kept of visits from places that require consent first, or from unknown places', async () => {
    for (const country of ['DE', 'FR', 'IS', 'NO', 'LI', 'GB', 'CH', 'RE', 'XX', 'T1']) {
      expect(await visitOf({ 'CF-IPCountry': country }), country).toEqual({ cookies: [], told: 'consent;desc=ask' })
    }
  })

  test('consent is required first in the European Union and the EEA, the United Kingdom, Switzerland and their territories', async () => {
    const app = new Hono<Gateway>().get('/', (c) => c.text(consentOf(c)))
    const of = async (country: string) =>
      (await (await app.request('/', { headers: { 'CF-IPCountry': country } })).text()) as Consent
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    const others = 'IS LI NO GB GI CH'
    const overseas = 'AX GF GP MQ RE YT MF'

    for (const country of `${union} ${others} ${overseas}`.split(' ')) expect(await of(country), country).toBe('ask')
    for (const country of 'US CA CN HK TW JP KR SG AU NZ IN BR ZA TR RU UA RS'.split(' ')) {
      expect(await of(country), country).toBe('granted')
    }
  })

  test('elsewhere a visit is kept', async () => {
    for (const country of ['CN', 'JP', 'US', 'AU', 'HK']) {
      expect(await visitOf({ 'CF-IPCountry': country }), country).toEqual({
        cookies: every,
        told: 'consent;desc=granted',
      })
    }
  })

  test('a browser with Global Privacy Control is refused everywhere, whatever was chosen', async () => {
    const refused = { cookies: [], told: 'consent;desc=refused' }

    expect(await visitOf({ 'CF-IPCountry': 'US', 'Sec-GPC': '1' })).toEqual(refused)
    expect((await visitOf({ 'CF-IPCountry': 'US', 'Sec-GPC': '0' })).told).toBe('consent;desc=granted')
    expect(await visitOf({ 'CF-IPCountry': 'DE', 'Sec-GPC': '1', Cookie: 'consent=granted' })).toEqual(refused)
  })
})

test('consent is sent with pages only', async () => {
  for (const path of ['/en-US', '/en-US/nowhere', '/ja-JP/newsroom?q=BIM']) {
    expect((await visitOf({ 'CF-IPCountry': 'DE' }, path)).told, path).toBe('consent;desc=ask')
  }
  for (const path of ['/', '/en-US/', '/en-US/about.md', '/en-US/feed.xml', '/robots.txt', '/api/pages', '/healthz']) {
    expect((await visitOf({ 'CF-IPCountry': 'DE' }, path)).told, path).toBeNull()
  }
})

describe('a choice', () => {
  test('counts in every country, and is sent with a 304 too', async () => {
    expect(await visitOf({ 'CF-IPCountry': 'DE', Cookie: 'consent=granted' })).toEqual({
      cookies: every,
      told: 'consent;desc=granted',
    })
    expect(await visitOf({ 'CF-IPCountry': 'JP', Cookie: 'consent=refused' })).toEqual({
      cookies: [],
      told: 'consent;desc=refused',
    })
    expect((await visitOf({ 'CF-IPCountry': 'DE', Cookie: 'consent=perhaps' })).told).toBe('consent;desc=ask')

    await expect.poll(async () => (await site.get('/en-US/about')).headers.get('ETag')).toBeTruthy()
    const known = await site.get('/en-US/about')
    const again = await site.get('/en-US/about', {
      headers: { 'If-None-Match': known.headers.get('ETag') ?? '', Cookie: 'consent=refused' },
    })
    expect([again.status, again.headers.get('Server-Timing')]).toEqual([304, 'consent;desc=refused'])
  })

  test('is kept for 180 days, readable by scripts of this site', async () => {
    const response = await choose({ choice: 'granted' })

    expect(await response.json()).toEqual({ consent: 'granted' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual(['consent=granted; Max-Age=15552000; Path=/; SameSite=Lax'])
  })

  test('may have a JSON content type with parameters', async () => {
    const response = await choose({ choice: 'refused' }, { 'Content-Type': 'application/json; charset=utf-8' })

    expect(await response.json()).toEqual({ consent: 'refused' })
  })

  test('of agreement keeps how this visit began, by the rules of any visit', async () => {
    const agreed = { choice: 'granted', landing: site.url.origin + landing, referrer: Referer }

    const lines = (await choose(agreed, { 'CF-IPCountry': 'DE' })).headers.getSetCookie()
    expect(lines).toContain(`referrer=${encodeURIComponent(Referer)}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`)
    expect(lines).toContain('click_id=click; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax')
    expect(lines).toContain('click_landing=%2Fen-US%2Fnewsroom%2F7; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax')

    for (const over of [{ landing: `https://elsewhere.example${landing}` }, { landing: 'no address' }]) {
      expect(namesIn(await choose({ ...agreed, ...over })), over.landing).toEqual(['consent'])
    }
    expect(
      namesIn(await choose({ ...agreed, referrer: 'javascript:alert(1)', landing: `${site.url.origin}/en-US` })),
    ).toEqual(['consent'])
  })

  test('of refusal deletes all optional cookies, those of outside services included', async () => {
    const Cookie =
      'lang=ja-JP; consent=granted; cf_clearance=x; __cf_bm=x; _cfuvid=x; referrer=x; click_id=x; Hm_lvt_1=x; source=3; language=x'

    const lines = (await choose({ choice: 'refused' }, { Cookie })).headers.getSetCookie()

    expect(lines.filter((line) => line.includes('Max-Age=0;')).map((line) => line.split('=')[0])).toEqual(
      ['referrer', 'click_id', 'Hm_lvt_1', 'source', 'language'].flatMap((name) => [name, name]),
    )
    // Scripts of other companies set cookies for the whole domain.
    expect(lines.filter((line) => line.startsWith('Hm_lvt_1='))).toEqual([
      'Hm_lvt_1=; Max-Age=0; Path=/',
      `Hm_lvt_1=; Max-Age=0; Domain=${site.url.hostname}; Path=/`,
    ])
    expect(lines.filter((line) => !line.includes('Max-Age=0;'))).toEqual([expect.stringContaining('consent=refused;')])
  })

  test('of agreement does not override Global Privacy Control', async () => {
    const response = await choose({ choice: 'granted', landing: site.url.origin + landing }, { 'Sec-GPC': '1' })

    expect(await response.json()).toEqual({ consent: 'refused' })
    expect(namesIn(response)).toEqual(['consent'])
  })

  test('is refused from another site, and with another value', async () => {
    const granted = { choice: 'granted' }
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' },
      { 'Sec-Fetch-Site': '', Origin: 'null' },
    ]) {
      const response = await choose(granted, { Referer: `${site.url.origin}/ja-JP`, ...headers })
      expect([response.status, namesIn(response)], JSON.stringify(headers)).toEqual([403, []])
      expect(await response.json()).toEqual({ error: 'forbidden', message: words('ja-JP')('errors.api.foreign') })
    }
    for (const body of [{}, { choice: 'perhaps' }, null, { ...granted, landing: 4 }]) {
      const response = await choose(body)
      expect([response.status, namesIn(response)], JSON.stringify(body)).toEqual([422, []])
    }
    const filled = (bytes: number) => ({
      ...granted,
      referrer: 'x'.repeat(bytes - JSON.stringify({ ...granted, referrer: '' }).length),
    })
    expect((await choose(filled(8_192))).status).toBe(200)
    const tooLarge = await choose(filled(8_193), { Referer: `${site.url.origin}/ja-JP` })
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      413,
      { error: 'too-large', message: words('ja-JP')('errors.api.bytes') },
    ])
  })

  test('works as a plain form, which returns to a page with the result', async () => {
    for (const locale of locales) {
      const response = await site.get('/api/consent', {
        method: 'POST',
        body: new URLSearchParams({ choice: 'refused' }),
        headers: { Referer: `${site.url.origin}/${locale}/about-us/privacy`, Origin: site.url.origin },
      })
      expect([response.status, namesIn(response)]).toEqual([303, ['consent']])
      expect(response.headers.get('Location')).toBe(`/${locale}/about-us/privacy?choice=refused#choice`)

      const page = await site.get(response.headers.get('Location') ?? '')
      expect(await page.text(), locale).toContain(words(locale)('privacy.choice.refused'))
    }
  })
})

test('has the same two labels in the banner and on the page that explains it', async () => {
  for (const { address, html, name, locale } of await everyAnswer()) {
    const t = words(locale)
    const buttons = [...html.matchAll(/<button[^>]* value="(\w+)" name="choice">([^<]*)</g)].map(([, ...two]) => two)
    const both = [
      ['granted', t('consent.all')],
      ['refused', t('consent.necessary')],
    ]

    expect(buttons, address).toEqual(name === 'privacy' ? [...both, ...both] : both)
  }
})

test('the privacy policy lists how long each cookie is kept, and whether it is optional', async () => {
  for (const { html, locale } of (await everyAnswer()).filter(({ name }) => name === 'privacy')) {
    const t = words(locale)
    const cells = (name: string) => {
      const [, row = ''] =
        new RegExp(`<tr><t[hd][^>]*><code translate="no">${name}</code>([\\s\\S]*?)</tr>`).exec(html) ?? []
      return [...row.matchAll(/<td [^>]*>([^<]*)<\/td>/g)].map(([, text]) => text).slice(1)
    }

    expect(cells('lang'), locale).toEqual([t('privacy.cookies.year'), t('privacy.cookies.necessary')])
    expect(cells('consent'), locale).toEqual([t('privacy.cookies.consentDays'), t('privacy.cookies.necessary')])
    expect(cells('referrer'), locale).toEqual([t('privacy.cookies.referrerDays'), t('privacy.cookies.optional')])
    for (const name of ['click_id', 'click_landing']) {
      expect(cells(name), locale).toEqual([t('privacy.cookies.clickDays'), t('privacy.cookies.optional')])
    }
    for (const name of ['source', 'keyword']) {
      expect(cells(name), locale).toEqual([t('privacy.cookies.session'), t('privacy.cookies.optional')])
    }
    expect(t('privacy.cookies.referrerDays')).toContain(`${facts.referrerCookieDays}`)
    expect(t('privacy.cookies.clickDays')).toContain(`${facts.clickCookieDays}`)
    expect(t('privacy.cookies.consentDays')).toContain(`${facts.consentCookieDays}`)
  }
})

test('a page names and allows the enabled outside scripts, and no others', async () => {
  const statisticsId = '0123456789abcdef0123456789abcdef'
  const served = gatewayWith({ STATISTICS_ID: statisticsId, AD_SCRIPT_URL: 'https://ads.example/t.js?a=1' })
  const path = '/en-US/about-us/privacy'
  const [off, on] = [await site.get(path), await served.get(`https://served.example${path}`)]
  const [without, withBoth] = [await off.text(), await on.text()]
  const t = words('en-US')

  expect(withBoth).toContain(`data-services="https://hm.baidu.com/hm.js?${statisticsId} https://ads.example/t.js?a=1"`)
  for (const text of [t('privacy.transmission.statistics'), 'ads.example', 'Hm_lvt_', t('consent.askServices')]) {
    expect(withBoth).toContain(text)
    expect(without).not.toContain(text)
  }
  expect(without).toContain(t('privacy.transmission.none'))
  const directive = (response: Response, name: string) =>
    response.headers
      .get('Content-Security-Policy')
      ?.split('; ')
      .find((one) => one.startsWith(name))
  for (const own of [`script-src 'self' '${assets.start.hash}'`, "connect-src 'self'"]) {
    const [name = ''] = own.split(' ')
    expect(directive(off, name)).toBe(own)
    expect(directive(on, name)).toBe(`${own} https://hm.baidu.com https://ads.example`)
  }
  expect(directive(on, 'img-src')).toBe("img-src 'self' https://hm.baidu.com https://ads.example")
})
