import { expect, test } from 'vitest'
import { enabled } from '../harness/written.ts'
import { findings } from '../scripts/pages/findings.ts'
import { everyAnswer, sharedSite } from './shared.ts'

const site = await sharedSite()
const found = await everyAnswer()

test('every page answers at its canonical address, in its language', () => {
  const wrong = found.filter(
    ({ address, status, html, locale }) =>
      status !== 200 ||
      !html.includes(`<html lang="${locale}">`) ||
      !html.includes(`<link rel="canonical" href="${site.url.origin}${address}"/>`),
  )

  expect(wrong.map(({ address, status }) => `${address} ${status}`)).toEqual([])
})

test('every page has everything that a page must have', () => {
  expect(findings(found)).toEqual([])
})

test('every link and anchor has a target', async () => {
  const answers = new Map(found.map(({ address, html }) => [address, html]))
  const links = found.flatMap(({ address, html }) =>
    [...html.matchAll(/<a[^>]*\bhref="([^"]+)"/g)].flatMap(([, href = '']) => {
      const url = new URL(href.replaceAll('&amp;', '&'), site.url.origin + address)
      const { pathname, search, hash } = url
      return url.origin === site.url.origin
        ? [{ href, address, page: pathname + search, id: hash.includes('=') ? '' : hash.slice(1) }]
        : []
    }),
  )
  const unknown = [...new Set(links.map(({ page }) => page))].filter((page) => !answers.has(page))
  while (unknown.length > 0)
    await Promise.all(unknown.splice(0, 16).map(async (page) => answers.set(page, await textAt(page))))

  const dead = links.flatMap(({ href, address, page, id }) => {
    const target = answers.get(page) ?? ''
    return target && (!id || target.includes(`id="${decodeURIComponent(id)}"`)) ? [] : [`${href} on ${address}`]
  })
  expect(dead).toEqual([])

  /** The page at an address or behind its redirect; '' when there is none. */
  async function textAt(path: string): Promise<string> {
    const response = await site.get(path)
    const { status, headers, body } = response
    if (headers.get('Content-Type')?.startsWith('text/html')) return status === 200 ? response.text() : ''
    await body?.cancel()
    const location = headers.get('Location')
    if (location) return answers.get(location) ?? textAt(location)
    return status === 200 ? 'a file' : ''
  }
})

test('every page is at most three clicks away from home', async () => {
  const known = new Map(found.map(({ address, html }) => [address, html]))
  for (const locale of enabled) {
    const reached = new Set<string>()
    let next = [`/${locale}`]
    for (let clicks = 0; clicks < 3; clicks++) {
      const links = new Set<string>()
      for (const address of next) {
        reached.add(address)
        const html = known.get(address) ?? (await (await site.get(address)).text())
        known.set(address, html)
        for (const link of linksOf(html)) if (link.startsWith(`/${locale}`) && !reached.has(link)) links.add(link)
      }
      next = [...links]
    }
    for (const address of next) reached.add(address)

    const orphans = found.filter((page) => page.locale === locale && !reached.has(page.address))
    const unlinked = orphans.map(({ address }) => address)
    expect(unlinked, 'link them from the frame (links in ui/routes.ts) or another page').toEqual([])
  }
})

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a[^>]*\bhref="([^"#]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
