import { readFileSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { assets, island } from '../ui/assets.ts'
import { standingPages } from '../ui/routes.ts'
import { href } from '../ui/site.ts'
import { securityHeaders } from '../worker/security.ts'
import { aMessage, anAddress, rowOf, send } from './message.ts'
import { publish } from './published.ts'
import { type RunningSite, startSite } from './site.ts'

const host = 'www.plumbline.example'
let site: RunningSite

beforeAll(async () => {
  site = await startSite({}, { PURGE_TOKEN: 'token' })
  await publish(site)
})
afterAll(() => site.close())

/** What else anyone may ask for: every kind of answer that the Worker has. */
const requests: [path: string, init?: RequestInit][] = [
  ['/en-US'],
  ['/'],
  ['/about?lang=ja-JP'],
  ['/EN-us//about/'],
  ['/en-US/nowhere'],
  ['/assets/nothing-AAAAAAAA.js'],
  ['/media/nothing.jpg'],
  ['/en-US/newsroom?q=BIM'],
  ['/en-US/newsroom/offline-models-on-site'],
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
/** What every answer promises browsers. */
const promised: Record<string, RegExp> = {
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'X-Permitted-Cross-Domain-Policies': /^none$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Origin-Agent-Cluster': /^\?1$/,
}
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

let asked: Promise<{ what: string; headers: Headers }[]> | undefined

/** The headers of every answer: pages to a GET, all else to every method. */
function everyAnswer() {
  asked ??= ask()
  return asked
}

async function ask() {
  const pages = standingPages.flatMap((name) => locales.map((locale) => ['GET', href(locale, name)] as const))
  const others = requests.flatMap(([path, init]) =>
    (init?.method ? [init.method] : methods).map((method) => [method, path, init] as const),
  )
  const answers = []
  for (const [method, path, init] of [...pages, ...others]) {
    const response = await site.get(path, { ...init, method })
    answers.push({ what: `${method} ${path}`, headers: response.headers })
    await response.body?.cancel()
  }
  return answers
}

describe('every answer of the Worker', () => {
  test('is promised the headers that worker/security.ts lists, and no others', () => {
    expect(securityHeaders.map(([name]) => name)).toEqual(Object.keys(promised))
  })

  test('carries the security headers, a Cache-Control and a policy, and no https promise over http', async () => {
    for (const { what, headers } of await everyAnswer()) {
      for (const [name, value] of Object.entries(promised)) {
        expect(headers.get(name), `${name} of ${what}`).toMatch(value)
      }
      expect(headers.get('Cache-Control'), `Cache-Control of ${what}: name one of worker/cache.ts`).toBeTruthy()
      expect(headers.get('Content-Security-Policy'), what).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
      expect(headers.get('Strict-Transport-Security'), what).toBeNull()
      expect(headers.get('X-Powered-By') ?? headers.get('Server'), what).toBeNull()
    }
  })

  test('is open to other origins below /api and nowhere else', async () => {
    for (const { what, headers } of await everyAnswer()) {
      const open = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(open.length, what).toBe(what.includes(' /api/') ? 3 : 0)
      expect(headers.get('Access-Control-Allow-Credentials'), what).toBeNull()
    }
  })

  test('says where it failed only in words that are meant for visitors', async () => {
    const broken = await startSite({ SITE_ORIGIN: 'https://x.example' })
    onTestFinished(() => broken.close())
    await broken.db.exec('DROP TABLE articles')

    const response = await broken.get('/en-US/newsroom')
    const html = await response.text()

    expect(response.status).toBe(500)
    expect(html).not.toMatch(/D1_|SQLITE|no such table/)
    expect(JSON.stringify(broken.logs())).toContain('no such table')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('https', () => {
  const over = (scheme: string, path: string, init: RequestInit = {}) =>
    site.worker.fetch(`${scheme}://${host}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'CF-Visitor': `{"scheme":"${scheme}"}`, ...(init.headers as Record<string, string>) },
    } as never)

  test('is promised for two years, subdomains too, and upgrades what a page asks for', async () => {
    for (const path of ['/en-US', '/api/pages', '/', '/.well-known/security.txt']) {
      const { headers } = await over('https', path)
      expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=63072000; includeSubDomains')
    }
    expect((await over('https', '/ja-JP')).headers.get('Content-Security-Policy')).toContain(
      'upgrade-insecure-requests',
    )
  })

  test('is where a page asked for in the clear leads; a call of the API is refused, so that nobody relies on it', async () => {
    const page = await over('http', '/en-US/about?source=3')
    expect([page.status, page.headers.get('Location')]).toEqual([301, `https://${host}/en-US/about?source=3`])

    const message = aMessage()
    const call = await over('http', '/api/contact', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'Content-Type': 'application/json' },
    })
    expect([call.status, await call.json()]).toMatchObject([403, { error: 'https-only' }])
    expect(await rowOf(site, message.key)).toBeNull()
  })

  test('keeps every cookie to itself', async () => {
    const { headers } = await over('https', '/en-US?bd_vid=1&source=3&keyword=k', {
      headers: { Referer: 'https://elsewhere.example/', 'CF-IPCountry': 'US' },
    })
    const chosen = await over('https', '/about?lang=ja-JP')
    const cookies = [...headers.getSetCookie(), ...chosen.headers.getSetCookie()]

    expect(cookies).toHaveLength(6)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
    for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Lax/)
    for (const cookie of cookies) if (!cookie.startsWith('lang=')) expect(cookie).toMatch(/; HttpOnly/)
  })
})

describe('the content security policy', () => {
  /** What csp_evaluator says that we know and answer for; anything else above a remark fails. */
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

  function unanswered(policy: string): string[] {
    const found = new CspEvaluator(new CspParser(policy).csp).evaluate() as Finding[]
    return found
      .filter(({ severity }) => severity < Severity.INFO)
      .filter((one) => !answered.some(({ type, value }) => type === one.type && value?.test(one.value ?? '')))
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
  }

  test.each([
    ['as it is delivered', {}],
    ['with Turnstile', { TURNSTILE_SITE_KEY: 'key' }],
    ['with pictures from another host', { MEDIA_HOST: 'https://media.plumbline.example' }],
  ])('has nothing that csp_evaluator finds, %s', async (_, vars) => {
    const other = await startSite(vars)
    onTestFinished(() => other.close())
    await publish(other)

    for (const name of standingPages) {
      for (const locale of locales) {
        const response = await other.get(href(locale, name))
        await response.body?.cancel()
        expect(unanswered(response.headers.get('Content-Security-Policy') ?? ''), href(locale, name)).toEqual([])
      }
    }
  })

  test('would not pass with what it keeps out', () => {
    expect(unanswered("default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'")).not.toEqual([])
    expect(unanswered("default-src 'self' https:")).not.toEqual([])
  })

  test('asks for Trusted Types where no script of others is let in', async () => {
    const checked = await startSite({ TURNSTILE_SITE_KEY: 'key' })
    onTestFinished(() => checked.close())
    const policy = async (from: RunningSite, path: string) =>
      (await from.get(path)).headers.get('Content-Security-Policy')

    expect(await policy(site, '/en-US')).toContain(
      "require-trusted-types-for 'script'; trusted-types plumbline-pages plumbline-check",
    )
    expect(await policy(checked, '/en-US')).not.toContain('trusted-types')
    expect(await policy(checked, '/zh-CN')).toContain("require-trusted-types-for 'script'")
  })
})

describe('a file', () => {
  const [brochure = ''] = readFileSync('ui/brochures.json', 'utf8').match(/\/brochures\/[^"]+\.pdf/) ?? [
    '/brochures/en-US/plumbline-city-platform-en-US.pdf',
  ]

  test.each([
    [island('loader'), /^public, max-age=31536000, immutable$/, 'same-origin'],
    [assets.font, /^public, max-age=31536000, immutable$/, 'same-origin'],
    ['/assets/licenses.txt', /must-revalidate/, 'same-origin'],
    ['/media/cards/en-US/home.jpg', /^public, max-age=604800/, 'cross-origin'],
    ['/media/drawings/axon.svg', /^public, max-age=604800/, 'cross-origin'],
    ['/favicon.svg', /^public, max-age=604800/, 'cross-origin'],
    [brochure, /^public, max-age=3600/, 'same-origin'],
  ])('%s has headers of its own', async (path, cache, policy) => {
    const { status, headers } = await site.get(path)

    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toMatch(cache)
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(policy)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    if (path.endsWith('.svg')) expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*sandbox$/)
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('security.txt', () => {
  test('keeps the rules of RFC 9116', async () => {
    const response = await site.worker.fetch(`https://${host}/.well-known/security.txt`)
    const lines = (await response.text()).trim().split('\n')
    const fields = lines.map((line) => /^([A-Z][\w-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line, ''])
    const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)

    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(values('Contact').length).toBeGreaterThan(0)
    for (const contact of values('Contact')) expect(contact).toMatch(/^(mailto:\S+@\S+|https:\/\/\S+)$/)
    expect(values('Expires')).toHaveLength(1)
    const days = (Date.parse(values('Expires')[0] ?? '') - Date.now()) / 86_400_000
    expect(values('Expires')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
    expect(values('Preferred-Languages')).toEqual(['en, zh, ja'])
    expect(values('Canonical')).toEqual([`https://${host}/.well-known/security.txt`])
    expect(fields.map(([field]) => field).sort()).toEqual(
      ['Canonical', 'Contact', 'Contact', 'Expires', 'Preferred-Languages'].sort(),
    )
    const [, page = ''] = values('Contact')
    expect((await site.get(new URL(page).pathname)).status).toBe(200)
  })

  test('is found at its older place too', async () => {
    const response = await site.get('/security.txt')

    expect([response.status, response.headers.get('Location')]).toEqual([301, '/.well-known/security.txt'])
  })
})

describe('what an attacker may try', () => {
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

  test('a page that names its address takes it from SITE_ORIGIN, whatever Host and X-Forwarded-Host say', async () => {
    const own = await startSite({ SITE_ORIGIN: `https://${host}` })
    onTestFinished(() => own.close())
    await publish(own)

    for (const path of [
      '/en-US/about',
      '/sitemap.xml',
      '/robots.txt',
      '/ja-JP/feed.xml',
      '/.well-known/security.txt',
    ]) {
      const response = await own.worker.fetch(`https://evil.example${path}`, {
        headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
      } as never)
      const text = await response.text()
      expect(text, path).toContain(host)
      expect(text, path).not.toContain('evil.example')
    }
  })

  test('a wrong variable is told to visitors by its name and never by its value; a link to a script is wrong', async () => {
    const wrong = { SITE_ORIGIN: 'secret', MEDIA_HOST: 'ftp://secret', API_HOST: 'secret', HOTLINE: 'secret' }
    const scripts = { DOWNLOAD_PC: 'javascript:secret()', AD_CONVERSION_URL: 'data:secret' }
    const others = { ENABLED_LOCALES: 'secret', AD_CLICK_PARAM: 'sec ret', CROSS_BORDER_CONSENT: 'secret' }
    const all = { ...wrong, ...scripts, ...others, CONTENT_CHECK_SECONDS: 'secret', LEAD_RETENTION_DAYS: 'secret' }
    const broken = await startSite(all)
    onTestFinished(() => broken.close())

    const page = await broken.get('/en-US/products/product-download')
    const html = await page.text()

    expect(page.status).toBe(500)
    for (const name of Object.keys(all)) expect(html).toContain(name)
    expect(html).not.toMatch(/sec ?ret/)
  })

  test('an address that cannot be decoded, or a cookie of one’s own making, never costs a message', async () => {
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

  test('the landing page told to the ad platform is one of this site, whatever the cookie says', async () => {
    const message = aMessage()
    await send(site, message, {
      'CF-IPCountry': 'US',
      Cookie: 'click_id=1; click_landing=https%3A%2F%2Fevil.example%2F',
    })

    const { landing } = (await rowOf(site, message.key)) as { landing: string }
    expect(new URL(landing).origin).toBe(site.url.origin)
  })

  test('all addresses of one IPv6 network share a limit, those of another do not', async () => {
    const network = anAddress().replace('::1', '')
    const from = (address: string) => send(site, aMessage(), { 'CF-Connecting-IP': address })
    for (let count = 0; count < 10; count++) expect((await from(`${network}::${count + 1}`)).status).toBe(200)

    expect((await from(`${network}:a:b:c:d`)).status).toBe(429)
    expect(site.logs()).toContainEqual(expect.objectContaining({ event: 'contact-limited' }))
    expect((await from(anAddress())).status).toBe(200)
  })
})
