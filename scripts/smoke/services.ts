import type { Checks } from './smoke.ts'
import { expectEqual, expectMatch, type Target } from './visit.ts'

/** Health, the API and files for machines. */
export function serviceChecks({ version }: Target): Checks {
  return {
    'the Worker answers, in the version that was asked for': async (visit) => {
      let answer = (await visit.json('/healthz')) as { version: string }
      for (let tries = 0; version && answer.version !== version && tries < 20; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        answer = (await visit.json('/healthz')) as typeof answer
      }
      if (version) expectEqual('version', answer.version, version)
    },
    'every binding works': async (visit) => {
      const response = await visit.get('/healthz/bindings')
      const { checks = {} } = (await response.json()) as { checks?: Record<string, { ok: boolean; reason?: string }> }
      const wrong = Object.entries(checks).flatMap(([name, { ok, reason }]) => (ok ? [] : [`${name} (${reason})`]))
      if (wrong.length > 0) throw new Error(wrong.join(', '))
      expectEqual('status of /healthz/bindings', response.status, 200)
    },
    'GET /api/pages lists the pages': async (visit) => {
      const { pages } = (await visit.json('/api/pages')) as { pages: unknown[] }
      if (!(pages?.length > 0)) throw new Error('it is empty')
    },
    'POST /api/contact refuses an empty message, field by field': async (visit) => {
      const response = await visit.get('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
      expectEqual('status', response.status, 422)
      const { fields } = (await response.json()) as { fields?: Record<string, string> }
      if (!fields?.name) throw new Error('it names no field')
    },
    'GET /api/companies answers': async (visit) => {
      const { names } = (await visit.json('/api/companies?q=Pl')) as { names: unknown[] }
      expectEqual('names for a text of two letters', JSON.stringify(names), '[]')
    },
    'robots.txt names the sitemap, and the sitemap pages and articles': async (visit) => {
      const isHidden = (await visit.get('/robots.txt')).headers.get('X-Robots-Tag') === 'noindex'
      const expected = isHidden ? /^Disallow: \/$/m : /^Sitemap: \S+\/sitemap\.xml$/m
      expectMatch('robots.txt', await visit.text('/robots.txt'), expected)
      const sitemap = await visit.text('/sitemap.xml')
      expectMatch('sitemap.xml', sitemap, /<loc>[^<]+\/newsroom<\/loc>/)
      expectMatch('sitemap.xml', sitemap, /<loc>[^<]+\/newsroom\/[\w-]+<\/loc>/)
    },
  }
}
