import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { assets } from '../ui/assets.ts'
import { words } from '../ui/site.ts'
import { aMessage, rowOf, send } from './message.ts'
import { type RunningSite, startSite } from './site.ts'

const statisticsId = '0123456789abcdef0123456789abcdef'
/** An address whose visit leaves a cookie of each kind. */
const landing = '/en-US/newsroom/7?bd_vid=click&source=3&keyword=bim'
const Referer = 'https://search.example/'

let site: RunningSite
let served: RunningSite

beforeAll(async () => {
  site = await startSite()
  served = await startSite({ STATISTICS_ID: statisticsId, AD_SCRIPT_URL: 'https://ads.example/t.js?a=1' })
})
afterAll(() => Promise.all([site.close(), served.close()]))

/** Names of the cookies that are set, and what the page's script is told. */
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
  test('nothing but the necessary is kept of visits from where consent comes first, or from nobody knows where', async () => {
    for (const country of ['DE', 'FR', 'IS', 'NO', 'LI', 'GB', 'CH', 'RE', 'XX', 'T1']) {
      expect(await visitOf({ 'CF-IPCountry': country }), country).toEqual({ cookies: [], told: 'consent;desc=ask' })
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

  test('a browser that objects (Global Privacy Control) is refused everywhere, whatever was chosen', async () => {
    const refused = { cookies: [], told: 'consent;desc=refused' }

    expect(await visitOf({ 'CF-IPCountry': 'US', 'Sec-GPC': '1' })).toEqual(refused)
    expect(await visitOf({ 'CF-IPCountry': 'DE', 'Sec-GPC': '1', Cookie: 'consent=granted' })).toEqual(refused)
  })
})

describe('a choice', () => {
  test('counts in every country, and is told with a page that has not changed too', async () => {
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

  test('is kept for 180 days, to be read by scripts of this site', async () => {
    const response = await choose({ choice: 'granted' })

    expect(await response.json()).toEqual({ consent: 'granted' })
    expect(response.headers.getSetCookie()).toEqual(['consent=granted; Max-Age=15552000; Path=/; SameSite=Lax'])
  })

  test('to agree keeps how this visit began, by the rules of any visit', async () => {
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

  test('to refuse deletes what is not necessary, outside cookies included', async () => {
    const Cookie = 'lang=ja-JP; cf_clearance=x; referrer=x; click_id=x; Hm_lvt_1=x; source=3'

    const lines = (await choose({ choice: 'refused' }, { Cookie })).headers.getSetCookie()

    expect(lines.filter((line) => line.includes('Max-Age=0;')).map((line) => line.split('=')[0])).toEqual(
      ['referrer', 'click_id', 'Hm_lvt_1', 'source'].flatMap((name) => [name, name]),
    )
    expect(lines.filter((line) => !line.includes('Max-Age=0;'))).toEqual([expect.stringContaining('consent=refused;')])
  })

  test('to agree does not stand against a browser that objects', async () => {
    const response = await choose({ choice: 'granted', landing: site.url.origin + landing }, { 'Sec-GPC': '1' })

    expect(await response.json()).toEqual({ consent: 'refused' })
    expect(namesIn(response)).toEqual(['consent'])
  })

  test('cannot be made by another site, nor be anything else', async () => {
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
    expect((await choose({ ...granted, referrer: 'x'.repeat(9_000) })).status).toBe(413)
  })

  test('works as a plain form, which comes back to the page that says so', async () => {
    for (const locale of locales) {
      const response = await site.get('/api/consent', {
        method: 'POST',
        body: new URLSearchParams({ choice: 'refused' }),
        headers: { Referer: `${site.url.origin}/${locale}/about-us/privacy`, Origin: site.url.origin },
      })
      expect([response.status, namesIn(response)]).toEqual([303, ['consent']])

      const page = await site.get(response.headers.get('Location') ?? '')
      expect(await page.text(), locale).toContain(words(locale)('privacy.choice.refused'))
    }
  })
})

test('cookies of an earlier visit are not sent along with a message where that is not allowed any more', async () => {
  const Cookie = 'referrer=https%3A%2F%2Fearlier.example; click_id=x; source=3; keyword=bim'
  const sent = async (headers: Record<string, string>) => {
    const message = aMessage()
    await send(site, message, { 'CF-IPCountry': 'JP', ...headers })
    const row = await rowOf(site, message.key)
    return [row?.click_id, JSON.parse(String(row?.message)).forwardAddUrl, JSON.parse(String(row?.message)).keyword]
  }

  expect(await sent({ Cookie })).toEqual(['x', 'https://earlier.example', 'bim'])
  expect(await sent({ Cookie: `${Cookie}; consent=refused` })).toEqual([null, undefined, undefined])
  expect(await sent({ Cookie, 'Sec-GPC': '1' })).toEqual([null, undefined, undefined])
  expect(await sent({ Cookie, 'CF-IPCountry': 'DE' })).toEqual([null, undefined, undefined])
})

test('a page names and allows the outside scripts that are switched on, and no others', async () => {
  const [off, on] = await Promise.all([site.get('/en-US/about-us/privacy'), served.get('/en-US/about-us/privacy')])
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
