import { execFile } from 'node:child_process'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listen } from '../harness/listen.ts'
import { startSite } from '../harness/site.ts'
import { enabled as locales } from '../harness/written.ts'
import { pageChecks } from '../scripts/smoke/pages.ts'
import { serviceChecks } from '../scripts/smoke/services.ts'
import { smoke } from '../scripts/smoke/smoke.ts'
import { Visit } from '../scripts/smoke/visit.ts'
import { sharedSite } from './shared.ts'

const site = await sharedSite()
const { origin } = site.url
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function run(...words: string[]): Promise<{ lines: string[]; problem: string; status: number }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/smoke.mjs', ...words], (error, stdout, stderr) => {
      resolve({ lines: stdout.trim().split('\n'), problem: stderr.trim(), status: Number(error?.code ?? 0) })
    })
  })
}

/** Runs a smoke test in this process. Returns its lines by check, and the number of failures. */
async function look(target: { origin: string; worker?: string; version?: string }) {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
  const failed = await smoke(target)
  vi.restoreAllMocks()
  return { lines, failed }
}

describe('npm run smoke', () => {
  test('passes on a complete site, in every enabled language', async () => {
    const { lines, problem, status } = await run(origin)

    expect(
      lines.filter((line) => !line.startsWith('ok ')),
      problem,
    ).toEqual([])
    expect(status).toBe(0)
    for (const locale of locales) {
      for (const what of ['home', 'newsroom', 'consultation', 'feed', '404 page'])
        expect(lines, locale).toContainEqual(expect.stringContaining(`${what} in ${locale}`))
    }
  })

  test('fails on a site without content, and ignores a disabled language', async () => {
    const empty = await startSite({ ENABLED_LOCALES: 'ja-JP,en-US' })
    const { lines, problem, status } = await run(empty.url.origin)
    await empty.close()

    expect(status).toBe(1)
    expect(problem).toMatch(/^\d+ failed\. .*docs\/operations\.md/)
    expect(lines).toContainEqual(expect.stringMatching(/^FAIL {2}every binding works: content \(.*npm run content/))
    expect(lines).toContainEqual(expect.stringMatching(/^FAIL {2}newsroom in ja-JP/))
    expect(lines).toContainEqual(expect.stringMatching(/^FAIL {2}feed in en-US: feed/))
    expect(lines).toContainEqual(expect.stringMatching(/^FAIL {2}robots.txt names the sitemap.*: sitemap\.xml/))
    expect(lines).toContain('ok    home in ja-JP')
    expect(lines.join()).not.toContain('zh-CN')
  })

  test('fails when a variable is invalid, and when nothing answers', async () => {
    const wrong = await startSite({ SITE_ORIGIN: 'www.example.com/' })
    const withWrongVariable = await look({ origin: wrong.url.origin })
    await wrong.close()
    const nobody = await look({ origin: await unusedOrigin() })

    expect(withWrongVariable.lines).toContainEqual(expect.stringMatching(/^FAIL {2}home in en-US: status .* is 500/))
    expect(nobody.lines.filter((line) => !/^FAIL .* cannot be reached/.test(line))).toEqual([])
    expect(nobody.failed).toBe(nobody.lines.length)
  })

  test('prints its usage', async () => {
    expect(await run()).toMatchObject({ status: 2, problem: expect.stringContaining('https://') })
    expect(await run(origin, '--version', 'one')).toMatchObject({
      status: 2,
      problem: expect.stringContaining('--worker'),
    })
    expect(await run('https://www.example.com', '--wrong')).toMatchObject({
      status: 2,
      problem: expect.stringContaining('--version'),
    })
  })
})

/** Faults of a deployment: an address, the change to its answer, and the check that must fail. */
const faults: [path: RegExp, what: (answer: Answered) => Partial<Answered>, line: RegExp][] = [
  [/^\/api\/pages$/, () => ({ text: '{"pages":[]}' }), /^FAIL {2}GET \/api\/pages lists the pages: it is empty/],
  [/^\/api\/contact$/, () => ({ text: '{}' }), /^FAIL {2}POST \/api\/contact refuses.*: it names no field/],
  [/^\/api\/companies/, () => ({ text: '{"names":["Plum"]}' }), /^FAIL {2}GET \/api\/companies answers: names/],
  [/^\/robots\.txt$/, () => ({ text: '# no sitemap' }), /^FAIL {2}robots.txt names the sitemap.*: robots/],
  [
    /^\/en-US$/,
    ({ text }) => ({ text: text.replace('lang="en-US"', 'lang="ja-JP"') }),
    /^FAIL {2}home in en-US: \/en-US/,
  ],
  [
    /^\/zh-CN$/,
    ({ text }) => ({ text: text.replace(/(rel="canonical" href="[^"]*)"/, '$1/about"') }),
    /^FAIL {2}home in zh-CN: canonical/,
  ],
  [
    /^\/ja-JP$/,
    ({ text }) => ({ text: text.replace(/<h1[\s\S]*?<\/h1>/, '<h1>Home</h1>') }),
    /^FAIL {2}home in ja-JP: heading/,
  ],
  [
    /^\/en-US\/about-us\/contact$/,
    ({ text }) => ({ text: text.replaceAll('action="/api/contact"', '') }),
    /^FAIL {2}contact page in en-US/,
  ],
  [/^\/en-US\/smoke-test$/, () => ({ status: 200 }), /^FAIL {2}404 page in en-US: status of .* is 200, expected 404/],
  [/^\/ja-JP\/smoke-test$/, () => ({ text: 'Not found' }), /^FAIL {2}404 page in ja-JP: page/],
  [/^\/$/, () => ({ headers: { Location: '/fr-FR' } }), /^FAIL {2}\/ goes to zh-CN for whoever chose it: Location/],
  [
    /\.pdf$/,
    () => ({ headers: { 'Content-Type': 'text/html' } }),
    /^FAIL {2}script, picture and brochure.*Content-Type of .*pdf/,
  ],
  [
    /^\/en-US\/newsroom\//,
    ({ text }) => ({ text: text.replace(/(rel="canonical" href="[^"]*)"/, '$1-2"') }),
    /^FAIL {2}newsroom in en-US.*: canonical/,
  ],
  [
    /^\/ja-JP\/consultation$/,
    ({ text }) => ({ text: text.replaceAll('/ja-JP/consultation/', '/') }),
    /^FAIL {2}consultation in ja-JP/,
  ],
  [
    /^\/zh-CN\/feed\.xml$/,
    () => ({ headers: { 'Content-Type': 'text/html' } }),
    /^FAIL {2}feed in zh-CN: Content-Type/,
  ],
  [/^\/ja-JP\/feed\.xml$/, () => ({ status: 503 }), /^FAIL {2}feed in ja-JP: status is 503/],
]

interface Answered {
  status: number
  text: string
  headers: Record<string, string>
}

describe('a check of the smoke test', () => {
  test('fails on a fault at its address, and no other check does', async () => {
    const ask = fetch
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      const response = await ask(url, init)
      const [, spoil] = faults.find(([path]) => path.test(url.pathname)) ?? []
      if (!spoil) return response
      const text = await response.text()
      const given = { status: response.status, text, headers: {} }
      const { status, text: body, headers } = { ...given, ...spoil(given) }
      return new Response(body, { status, headers: { ...Object.fromEntries(response.headers), ...lower(headers) } })
    })

    const { lines, failed } = await look({ origin })

    for (const [, , line] of faults) expect(lines).toContainEqual(expect.stringMatching(line))
    const others = lines.filter((line) => line.startsWith('FAIL') && !faults.some(([, , known]) => known.test(line)))
    // Checks of all languages request `/`.
    expect(others.filter((line) => !line.includes('goes to'))).toEqual([])
    expect(failed).toBe(lines.filter((line) => line.startsWith('FAIL')).length)
  })

  const sound = {
    'Content-Security-Policy': "default-src 'none'; script-src 'self'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }

  test.each([
    ['Content-Security-Policy', "script-src 'self'"],
    ['Content-Security-Policy', "default-src 'none'"],
    ['Content-Security-Policy', "default-src 'none'; script-src 'self' 'unsafe-inline'"],
    ['Content-Security-Policy', "default-src 'none'; script-src 'self' 'unsafe-eval'"],
    ['Strict-Transport-Security', 'max-age=60'],
    ['X-Content-Type-Options', ''],
    ['X-Frame-Options', 'SAMEORIGIN'],
  ])('fails when %s is %j', async (name, value) => {
    const check = pageChecks(['en-US'])['pages carry their security headers']
    const at = (origin: string, headers: Record<string, string>) => {
      vi.stubGlobal('fetch', async () => new Response('', { headers }))
      return check?.(new Visit({ origin }))
    }

    await expect(at('https://www.example.com', sound)).resolves.toBeUndefined()
    await expect(at('https://www.example.com', { ...sound, [name]: value })).rejects.toThrow(name)
    if (name === 'Strict-Transport-Security')
      await expect(at('http://localhost', { ...sound, [name]: '' })).resolves.toBeUndefined()
  })

  test('waits a minute for the requested version, and requests that one', async () => {
    vi.useFakeTimers()
    const check = serviceChecks({ origin, worker: 'plumbline', version: 'new' })[
      'the Worker answers, in the version that was asked for'
    ]
    const asked: (string | null)[] = []
    const answering = (versions: string[]) => {
      asked.length = 0
      vi.stubGlobal('fetch', async (_: URL, { headers }: { headers: Headers }) => {
        asked.push(headers.get('Cloudflare-Workers-Version-Overrides'))
        return Response.json({ version: versions[asked.length - 1] ?? 'old' })
      })
      return check?.(new Visit({ origin, worker: 'plumbline', version: 'new' }))
    }

    const late = answering(['old', 'old', 'new'])
    await vi.runAllTimersAsync()
    await expect(late).resolves.toBeUndefined()
    expect(asked).toEqual(Array(3).fill('plumbline="new"'))

    const started = Date.now()
    const never = expect(answering([])).rejects.toThrow('version is "old", expected "new"')
    await vi.runAllTimersAsync()
    await never
    expect(Date.now() - started).toBe(60_000)
  })
})

/** An origin where nothing listens: a port that was free a moment ago. */
async function unusedOrigin(): Promise<string> {
  const { url, close } = await listen(() => {})
  await close()
  return url
}

function lower(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
