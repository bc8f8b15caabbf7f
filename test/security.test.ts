import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aMessage, rowOf, send } from '../harness/message.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { companies, type Locale } from '../locales/index.ts'
import { assets, island } from '../ui/assets.ts'
import brochures from '../ui/brochures.json' with { type: 'json' }
import { siteFor } from '../ui/site.ts'
import { contentSecurityPolicy } from '../worker/pages/content-security-policy.ts'
import { opensPreview, signPreview } from '../worker/pages/preview.ts'
import { pageSettings, variablesOf } from '../worker/settings.ts'
import { gatewayWith } from './gateway.ts'
import { all } from './sample.ts'
import { everyAnswer } from './shared.ts'

const host = 'www.plumbline.example'
let site: RunningSite

beforeAll(async () => {
  site = await startSite({}, { PURGE_TOKEN: 'token' })
})
// Fetched here, so that a busy machine does not time out the first test.
beforeAll(async () => void (await everyHeader()))
afterAll(() => site.close())

/** Every other kind of answer of the Worker. */
const requests: [path: string, init?: RequestInit][] = [
  ['/en-US'],
  ['/'],
  ['/about?lang=ja-JP'],
  ['/EN-us//about/'],
  ['/en-US/nowhere'],
  ['/assets/nothing-AAAAAAAA.js'],
  ['/media/nothing.jpg'],
  ['/en-US/newsroom?q=BIM'],
  ['/en-US/newsroom/nowhere'],
  ['/en-US/about.md'],
  ['/en-US/about-us/careers-detail'],
  ['/ja-JP/about-us/contact/sent'],
  ['/zh-CN/feed.xml'],
  ['/sitemap.xml'],
  ['/robots.txt'],
  ['/llms.txt'],
  ['/security.txt'],
  ['/.well-known/security.txt'],
  ['/healthz'],
  ['/api/pages'],
  ['/api/companies?q=Bridge'],
  ['/api/nothing'],
  ['/api/contact', { method: 'OPTIONS' }],
  ['/api/contact', { method: 'POST', body: 'x'.repeat(70_000) }],
  ['/api/contact', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }],
  ['/api/contact', { method: 'POST', body: new URLSearchParams({ form: 'page' }) }],
  ['/api/purge', { method: 'POST' }],
  ['/api/purge', { method: 'POST', body: '{}', headers: { Authorization: 'Bearer token' } }],
]
/** Headers of every answer. */
const promised: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
}
/** The policy of answers that are not pages. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const otherMethods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

let asked: Promise<{ what: string; headers: Headers }[]> | undefined

/**
 * Headers of every page and of every other kind of answer. `requests` alternate between GET and another method, or try
 * all.
 */
function everyHeader() {
  asked ??= ask()
  return asked
}

async function ask() {
  const pages = (await everyAnswer()).map(({ address, headers }) => ({ what: `GET ${address}`, headers }))
  const others = requests.flatMap(([path, init], index) => {
    const methods = init?.method ? [init.method] : ['GET', ...otherMethods.filter((_, at) => all || index % 5 === at)]
    return methods.map((method) => [method, path, init] as const)
  })
  const answers = []
  for (const [method, path, init] of others) {
    const response = await site.get(path, { ...init, method })
    answers.push({ what: `${method} ${path}`, headers: response.headers })
    await response.body?.cancel()
  }
  return [...pages, ...answers]
}

describe('every answer of the Worker', () => {
  test('has the security headers, a Cache-Control and a policy, and no HSTS over http', async () => {
    for (const { what, headers } of await everyHeader()) {
      for (const [name, value] of Object.entries(promised)) {
        expect(headers.get(name), `${name} of ${what}`).toBe(value)
      }
      expect(
        headers.get('Cache-Control'),
        `Cache-Control of ${what}: name one of worker/pages/cache-control.ts`,
      ).toBeTruthy()
      if (headers.get('Content-Type')?.startsWith('text/html')) {
        expect(headers.get('Content-Security-Policy'), what).toMatch(/^default-src 'none'; script-src 'self'/)
      } else expect(headers.get('Content-Security-Policy'), what).toBe(nothing)
      expect(headers.get('Strict-Transport-Security'), what).toBeNull()
      // The last one is internal: between the Worker and its cache.
      for (const name of ['X-Powered-By', 'Server', 'Cache-Tag'])
        expect(headers.get(name), `${name} of ${what}`).toBeNull()
    }
  })

  test('is open to other origins below /api only', async () => {
    for (const { what, headers } of await everyHeader()) {
      const open = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(open.length, what).toBe(what.includes(' /api/') ? 3 : 0)
      expect(headers.get('Access-Control-Allow-Credentials'), what).toBeNull()
    }
    const preflight = await site.get('/api/contact', { method: 'OPTIONS', headers: { Origin: 'https://x.example' } })
    expect([preflight.status, await preflight.text()]).toEqual([204, ''])
  })
})

describe('https', () => {
  const over = (scheme: string, path: string, init: RequestInit = {}) =>
    site.worker.fetch(`${scheme}://${host}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'CF-Visitor': `{"scheme":"${scheme}"}`, ...(init.headers as Record<string, string>) },
    } as never)

  test('is announced for two years, subdomains included, and pages upgrade their requests', async () => {
    for (const path of ['/en-US', '/en-US/nowhere', '/en-US/', '/api/pages', '/', '/.well-known/security.txt']) {
      const { headers } = await over('https', path)
      expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=63072000; includeSubDomains')
    }
    expect((await over('https', '/ja-JP')).headers.get('Content-Security-Policy')).toContain(
      'upgrade-insecure-requests',
    )
  })

  test('replaces http for pages; API calls over http are refused', async () => {
    const page = await over('http', '/en-US/about?source=3')
    expect([page.status, page.headers.get('Location')]).toEqual([301, `https://${host}/en-US/about?source=3`])
    expect(page.headers.get('Cache-Control')).toBe('public, max-age=86400')

    const message = aMessage()
    const call = await over('http', '/api/contact', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'Content-Type': 'application/json' },
    })
    expect([call.status, await call.json()]).toMatchObject([403, { error: 'https-only' }])
    expect(await rowOf(site, message.key)).toBeNull()
  })

  test('makes every cookie Secure', async () => {
    const { headers } = await over('https', '/en-US?bd_vid=1&source=3&keyword=k', {
      headers: { Referer: 'https://elsewhere.example/', 'CF-IPCountry': 'US' },
    })
    const language = await over('https', '/about?lang=ja-JP')
    const consent = await over('https', '/api/consent', {
      method: 'POST',
      body: new URLSearchParams({ choice: 'granted' }),
    })
    const cookies = [headers, language.headers, consent.headers].flatMap((one) => one.getSetCookie())

    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      ...['referrer', 'click_id', 'click_landing', 'source', 'keyword', 'lang', 'consent'],
    ])
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
    for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Lax/)
    for (const cookie of cookies) expect(cookie.includes('; HttpOnly')).toBe(!/^(lang|consent)=/.test(cookie))
  })
})

describe('the content security policy', () => {
  const every = {
    TURNSTILE_SITE_KEY: 'key',
    STATISTICS_ID: '0123456789abcdef0123456789abcdef',
    AD_SCRIPT_URL: 'https://ads.example/t.js',
    MEDIA_HOST: 'https://media.example',
  }
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  function policy(settings: object = {}, locale: Locale = 'en-US', style?: string, origin = 'https://site.example') {
    const page = style === undefined ? {} : { style }
    return contentSecurityPolicy(page, siteFor(locale, '/', pageSettings(variablesOf(settings), origin)))
  }
  /** Sources by directive. */
  const parts = (text: string) => Object.fromEntries(text.split('; ').map((one) => one.split(/ (.*)/).slice(0, 2)))

  test('allows inline code and files of this site, and nothing else', () => {
    expect(parts(policy())).toEqual({
      'default-src': "'none'",
      'script-src': `'self' '${assets.start.hash}'`,
      'style-src': `'${assets.styles.site}'`,
      'img-src': "'self'",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'plumbline-pages plumbline-check model walk',
      'upgrade-insecure-requests': undefined,
    })
    expect(parts(policy({}, 'en-US', 'home', 'http://localhost:8787'))).not.toHaveProperty('upgrade-insecure-requests')
  })

  test('allows each enabled outside service, and has Trusted Types only without any', () => {
    const check = 'https://challenges.cloudflare.com'
    const services = 'https://hm.baidu.com https://ads.example'

    expect(parts(policy(every))).toEqual({
      ...parts(policy()),
      'script-src': `'self' '${assets.start.hash}' ${check} ${services}`,
      'frame-src': check,
      'img-src': `'self' https://media.example ${services}`,
      'media-src': "'self' https://media.example",
      'connect-src': `'self' ${services}`,
      'require-trusted-types-for': undefined,
      'trusted-types': undefined,
    })
    expect(policy({ TURNSTILE_SITE_KEY: 'key' })).not.toContain('trusted-types')
    expect(policy({ STATISTICS_ID: every.STATISTICS_ID })).not.toContain('trusted-types')
    // Turnstile is not used there.
    expect(policy({ TURNSTILE_SITE_KEY: 'key' }, 'zh-CN')).toBe(policy())
  })

  test('of every page has the hash of each inline style and script, in their order', async () => {
    for (const { address, headers, html } of await everyAnswer()) {
      const sent = parts(headers.get('Content-Security-Policy') ?? '')
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text))
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))

      expect(styles[0], address).toBe(`'${assets.styles.site}'`)
      expect(sent['style-src'], address).toBe(styles.join(' '))
      expect(sent['script-src'], address).toBe(`'self' ${scripts.join(' ')}`)
      expect(sent['base-uri'], address).toBe("'none'")
    }
  })

  /** Findings of csp_evaluator that we accept, with the reason. Any other finding above a remark fails. */
  const answered: { type: Type; value?: RegExp; because: string }[] = [
    {
      type: Type.SCRIPT_ALLOWLIST_BYPASS,
      value: /^'self'$/,
      because: 'this site serves no JSONP, no Angular and nothing that a visitor uploaded',
    },
    {
      type: Type.SCRIPT_ALLOWLIST_BYPASS,
      value: /^https:\/\/challenges\.cloudflare\.com$/,
      because: 'Turnstile is served from there and nowhere else; the host has no known bypass, and it is off until set',
    },
  ]

  function unanswered(text: string): string[] {
    const found = new CspEvaluator(new CspParser(text).csp).evaluate() as Finding[]
    return found
      .filter(({ severity }) => severity < Severity.INFO)
      .filter((one) => !answered.some(({ type, value }) => type === one.type && value?.test(one.value ?? '')))
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
  }

  test.each([
    ['as it is delivered', {}],
    ['with Turnstile', { TURNSTILE_SITE_KEY: 'key' }],
    ['with pictures from another host', { MEDIA_HOST: 'https://media.plumbline.example' }],
  ])('has no finding of csp_evaluator, %s', (_, settings) => {
    for (const style of [undefined, ...Object.keys(assets.styles)]) {
      expect(unanswered(policy(settings, 'en-US', style)), style).toEqual([])
      expect(unanswered(policy(settings, 'zh-CN', style)), style).toEqual([])
    }
  })

  test('would have findings without its restrictions', () => {
    expect(unanswered("default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'")).not.toEqual([])
    expect(unanswered("default-src 'self' https:")).not.toEqual([])
  })
})

describe('a file', () => {
  const year = 'public, max-age=31536000, immutable'
  const week = 'public, max-age=604800'
  const drawing = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
  const code = "default-src 'none'; frame-ancestors 'none'"
  const brochure = JSON.stringify(brochures).match(/\/brochures\/[^"]+\.pdf/)?.[0] ?? ''

  test.each([
    [island('loader'), year, 'same-origin', code],
    [assets.font, year, 'same-origin', code],
    [assets.texts['ja-JP'] ?? '', year, 'same-origin', code],
    [Object.values(assets.codes)[0] ?? '', year, 'same-origin', code],
    ['/assets/licenses.txt', 'public, max-age=0, must-revalidate', 'same-origin', code],
    ['/media/cards/en-US/home.jpg', `${week}, stale-while-revalidate=2592000`, 'cross-origin', drawing],
    ['/media/drawings/axon.svg', `${week}, stale-while-revalidate=2592000`, 'cross-origin', drawing],
    ['/favicon.svg', week, 'cross-origin', drawing],
    [brochure, 'public, max-age=3600, stale-while-revalidate=604800', 'same-origin', "frame-ancestors 'none'"],
  ])('%s has headers of its own', async (path, cache, resource, policy) => {
    const response = await site.get(path)
    await response.body?.cancel()
    const header = (name: string) => response.headers.get(name)

    expect(response.status).toBe(200)
    expect(header('Cache-Control')).toBe(cache)
    expect(header('Cross-Origin-Resource-Policy')).toBe(resource)
    expect(header('Content-Security-Policy')).toBe(policy)
    expect(header('X-Content-Type-Options')).toBe('nosniff')
    expect(header('X-Frame-Options')).toBe('DENY')
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(header('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(header('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('security.txt', () => {
  test('follows RFC 9116', async () => {
    const response = await site.worker.fetch(`https://${host}/.well-known/security.txt`)
    const lines = (await response.text()).trim().split('\n')
    const fields = lines.map((line) => /^([A-Z][\w-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line, ''])
    const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)

    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(values('Expires')).toHaveLength(1)
    const days = (Date.parse(values('Expires')[0] ?? '') - Date.now()) / 86_400_000
    expect(values('Expires')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    // Half a year in whole days; RFC 9116 recommends less than a year.
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThanOrEqual(180)
    expect(values('Preferred-Languages')).toEqual(['en, zh, ja'])
    expect(values('Canonical')).toEqual([`https://${host}/.well-known/security.txt`])
    expect(fields.map(([field]) => field).sort()).toEqual(
      ['Canonical', 'Contact', 'Contact', 'Expires', 'Preferred-Languages'].sort(),
    )
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(values('Contact')).toEqual([`mailto:${companies['en-US'].email}`, `https://${host}/en-US/about-us/contact`])
    expect((await site.get('/en-US/about-us/contact')).status).toBe(200)
  })

  test('also exists at its older place', async () => {
    const response = await site.get('/security.txt')

    expect([response.status, response.headers.get('Location')]).toEqual([301, '/.well-known/security.txt'])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
  })
})

describe('a link to a draft', () => {
  const secret = 'a secret for links to drafts'
  const now = Date.UTC(2026, 10, 21)
  const expires = now / 1000 + 3_600
  const opens = (given: string, { what = 'news/draft', by = secret, at = now } = {}) =>
    opensPreview(by, what, given, at)

  test('opens that article until it expires', async () => {
    const link = await signPreview(secret, 'news/draft', expires)

    expect(await opens(link)).toBe(true)
    expect(await opens(link, { at: expires * 1000 })).toBe(true)
    expect(await opens(link, { at: expires * 1000 + 1 })).toBe(false)
    expect(await opens(link, { what: 'news/other' })).toBe(false)
    expect(await opens(link, { what: 'consultation/draft' })).toBe(false)
    expect(await opens(link, { by: 'another secret' })).toBe(false)
  })

  test('has nothing that an address would escape, whatever its signature', async () => {
    for (let later = 0; later < 30; later++) {
      const link = await signPreview(secret, 'news/draft', expires + later)
      expect(link).toMatch(/^\d{10}\.[\w-]{43}$/)
      expect(await opens(link), link).toBe(true)
    }
  })

  test('cannot be altered in its end or signature, and does not exist without a secret', async () => {
    const [, signature = ''] = (await signPreview(secret, 'news/draft', expires)).split('.')
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`

    for (const given of [
      `${expires + 1}.${signature}`,
      `${expires}0.${signature}`,
      `0${expires}.${signature}`,
      `${expires}.${other}`,
      `${expires}.${signature}A`,
      `${expires}.${signature.slice(1)}`,
      `${expires}.`,
      signature,
      '',
    ]) {
      expect(await opens(given), given).toBe(false)
    }
    expect(await opens(`${expires}.${signature}`, { by: '' })).toBe(false)
  })
})

describe('attacks', () => {
  test('a redirect never leaves the site', async () => {
    for (const path of [
      '//evil.example/',
      '/\\evil.example',
      '/%5Cevil.example',
      '/%2F%2Fevil.example',
      '/en-US//evil.example',
      '///evil.example/%2e%2e',
      '/https://evil.example',
      '//evil.example?lang=ja-JP',
      '/about?lang=ja-JP&x=//evil.example',
    ]) {
      const response = await site.worker.fetch(`https://${host}${path}`, {
        redirect: 'manual',
        headers: { Referer: `https://${host}//evil.example/?lang=x` },
      } as never)
      const location = response.headers.get('Location')
      if (location) expect(new URL(location, `https://${host}`).host, path).toBe(host)
      expect(response.status, path).toBeLessThan(500)
    }
  })

  test('a page takes its own address from SITE_ORIGIN, whatever Host and X-Forwarded-Host are', async () => {
    const own = gatewayWith({ SITE_ORIGIN: `https://${host}` })

    for (const path of ['/en-US/about', '/sitemap.xml', '/ja-JP/feed.xml', '/.well-known/security.txt']) {
      const response = await own.get(`https://evil.example${path}`, {
        headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
      })
      const text = await response.text()
      expect(text, path).toContain(host)
      expect(text, path).not.toContain('evil.example')
    }
  })

  test('an undecodable address or a forged cookie never loses a message', async () => {
    for (const over of [
      { page: '/en-US/newsroom/%' },
      { page: '/en-US/consultation/%E0%A4%A' },
      { page: undefined, headers: { Referer: `${site.url.origin}//` } },
      { page: '/en-US', headers: { 'CF-IPCountry': 'US', Cookie: 'click_id=1; click_landing=http%3A%2F%2F%5B' } },
    ]) {
      const { headers = {}, ...rest } = over
      const message = aMessage(rest)
      expect((await send(site, message, headers)).body, JSON.stringify(over)).toMatchObject({ code: 2 })
      expect(await rowOf(site, message.key), JSON.stringify(over)).not.toBeNull()
    }
  })

  test('the landing page for the ad platform is on this site, whatever the cookie says', async () => {
    const message = aMessage()
    await send(site, message, {
      'CF-IPCountry': 'US',
      Cookie: 'click_id=1; click_landing=https%3A%2F%2Fevil.example%2F',
    })

    const { landing } = (await rowOf(site, message.key)) as { landing: string }
    expect(new URL(landing).origin).toBe(site.url.origin)
  })

  test('cookies of an earlier visit are not sent with a message after consent is withdrawn', async () => {
    const Cookie = 'referrer=https%3A%2F%2Fearlier.example; click_id=x; source=3; keyword=bim'
    const sent = async (headers: Record<string, string>) => {
      const message = aMessage()
      await send(site, message, { 'CF-IPCountry': 'JP', ...headers })
      const row = await rowOf(site, message.key)
      const { forwardAddUrl, keyword, source } = JSON.parse(String(row?.message))
      return [row?.click_id, forwardAddUrl, keyword, source]
    }
    const nothing = [null, undefined, undefined, undefined]

    expect(await sent({ Cookie })).toEqual(['x', 'https://earlier.example', 'bim', 3])
    expect(await sent({ Cookie: `${Cookie}; consent=refused` })).toEqual(nothing)
    expect(await sent({ Cookie, 'Sec-GPC': '1' })).toEqual(nothing)
    expect(await sent({ Cookie, 'CF-IPCountry': 'DE' })).toEqual(nothing)
  })

  test('all addresses of one IPv6 network share a limit, those of another do not', async () => {
    const counted: string[] = []
    const CONTACT_LIMIT = {
      async limit({ key }: { key: string }) {
        counted.push(key)
        return { success: false }
      },
    }
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warned.mockRestore())
    const gateway = gatewayWith({ CONTACT_LIMIT })
    const from = (address: string) =>
      gateway.get(`https://${host}/api/contact`, {
        method: 'POST',
        headers: { 'CF-Connecting-IP': address, 'Content-Type': 'application/json' },
        body: JSON.stringify(aMessage()),
      })

    for (const address of ['2001:db8:7:1::1', '2001:db8:7:1:a:b:c:d', '2001:db8:7:2::1', '192.0.2.7']) {
      expect((await from(address)).status, address).toBe(429)
    }

    expect(warned.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(Array(4).fill('contact-limited'))
    expect(counted).toEqual(['2001:db8:7:1', '2001:db8:7:1', '2001:db8:7:2', '192.0.2.7'])
  })
})
