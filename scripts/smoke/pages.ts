import type { Locale } from '../../locales/index.ts'
import { href, words } from '../../ui/site.ts'
import { escapeXml } from '../../worker/pages/xml.ts'
import type { Checks } from './smoke.ts'
import { expectEqual, expectMatch, type Visit } from './visit.ts'

export function pageChecks(enabled: readonly Locale[]): Checks {
  const [first = 'en-US'] = enabled
  const inEach = enabled.flatMap((locale): [string, (visit: Visit) => Promise<void>][] => [
    [`home in ${locale}`, (visit) => isPage(visit, href(locale, 'home'), locale, words(locale)('home.hero.title'))],
    [
      `contact page in ${locale}, with its form`,
      async (visit) => {
        const path = href(locale, 'contact')
        await isPage(visit, path, locale, words(locale)('contactPage.hero.title'))
        expectMatch(path, await visit.text(path), /<form[^>]+action="\/api\/contact"/)
      },
    ],
    [
      `404 page in ${locale}`,
      async (visit) =>
        void expectMatch('page', await visit.text(`/${locale}/smoke-test`, 404), has(words(locale)('errors.notFound'))),
    ],
    [
      `/ goes to ${locale} for whoever chose it`,
      async (visit) => {
        const response = await visit.get('/', { headers: { Cookie: `lang=${locale}` } })
        expectEqual('status', response.status, 302)
        expectEqual('Location', response.headers.get('Location'), `/${locale}`)
      },
    ],
  ])

  return {
    ...Object.fromEntries(inEach),
    'pages carry their security headers': async (visit) => {
      const { headers } = await visit.get(`/${first}`)
      const policy = headers.get('Content-Security-Policy')
      expectMatch('Content-Security-Policy', policy, /default-src 'none'/)
      expectMatch('Content-Security-Policy', policy, /script-src 'self'/)
      if (/unsafe-inline|unsafe-eval/.test(policy ?? '')) throw new Error('Content-Security-Policy allows inline code')
      if (visit.isEncrypted)
        expectMatch('Strict-Transport-Security', headers.get('Strict-Transport-Security'), /max-age=\d{8}/)
      expectEqual('X-Content-Type-Options', headers.get('X-Content-Type-Options'), 'nosniff')
      expectEqual('X-Frame-Options', headers.get('X-Frame-Options'), 'DENY')
    },
    'script, picture and brochure are there': async (visit) => {
      const home = await visit.text(`/${first}`)
      const [, script = ''] = expectMatch('home', home, /<script>[^<]+import\("([^"]+\.js)"\)/)
      const [, picture = ''] = expectMatch('home', home, /<img[^>]+src="([^"]+)"/)
      const [, brochure = ''] = expectMatch(
        'download page',
        await visit.text(href(first, 'download')),
        /"([^"]+\.pdf)"/,
      )
      for (const [path, type] of Object.entries({ [script]: /javascript/, [picture]: /^image\//, [brochure]: /pdf/ })) {
        const response = await visit.get(path, { method: 'HEAD' })
        expectEqual(`status of ${path}`, response.status, 200)
        expectMatch(`Content-Type of ${path}`, response.headers.get('Content-Type'), type)
      }
    },
  }
}

/** Checks that a page is the right one by its language, canonical address and heading. */
export async function isPage(visit: Visit, path: string, locale: Locale, heading: string) {
  const html = await visit.text(path)
  expectMatch(path, html, new RegExp(`<html[^>]+lang="${locale}"`))
  const [, canonical = ''] = expectMatch(path, html, /<link rel="canonical" href="([^"]+)"/)
  expectEqual('canonical path', new URL(canonical).pathname, path)
  expectMatch(`heading of ${path}`, /<h1[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? null, has(heading))
}

/** Matches a text as React escapes it in HTML. */
function has(text: string): RegExp {
  return new RegExp(RegExp.escape(escapeXml(text).replaceAll("'", '&#x27;')))
}
