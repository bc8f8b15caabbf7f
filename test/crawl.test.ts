import { expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { figuresIn } from '../scripts/content/figures.ts'
import { type Route, routes } from '../ui/routes.ts'
import { foreignWords } from './names.ts'
import { type Answer, everyAnswer, sharedSite } from './shared.ts'

interface Found extends Answer {
  title: string
  description: string
  headings: string[]
  /** Text of the main content. */
  text: string
}

const site = await sharedSite()
const found = (await everyAnswer()).map((answer): Found => {
  const { html } = answer
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return {
    ...answer,
    title: plain(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    headings: [...main.matchAll(/<h1[\s\S]*?<\/h1>/g)].map(([heading]) => plain(heading)),
    // Names of other languages stand in those languages.
    text: plain(main.replace(/<(\w+)(?=[^>]*\slang=")[^>]*>[\s\S]*?<\/\1>/g, ' ')),
  }
})

test('every page has one heading, a title and a description of its own, and its canonical address', () => {
  for (const { address, status, html, title, description, headings, locale, published } of found) {
    expect(status, address).toBe(200)
    expect(headings, address).toHaveLength(1)
    expect(html, address).toContain(`<html lang="${locale}">`)
    expect(html, address).toContain(`<link rel="canonical" href="${site.url.origin}${address}"/>`)
    // A title of a news text says more than fits a line of search results; its beginning tells the page apart.
    expect(title.length, `title of ${address}`).toBeLessThanOrEqual(published ? 85 : locale === 'en-US' ? 65 : 40)
    expect(description.length, `description of ${address}`).toBeLessThanOrEqual(locale === 'en-US' ? 165 : 110)
    expect(description.length, `description of ${address}: say more`).toBeGreaterThan(30)
  }
  for (const one of ['title', 'description'] as const) {
    expect(new Set(found.map((page) => page[one])).size, `every ${one} is another`).toBe(found.length)
  }
  for (const locale of locales) {
    const headings = found.filter((page) => page.locale === locale).map(({ headings: [heading] }) => heading)
    expect(new Set(headings).size, `every heading in ${locale} is another`).toBe(headings.length)
  }
})

test('every page says enough, in its own language only', () => {
  for (const { address, html, locale, text, published } of found) {
    const least = published ? { words: 280, characters: 600 } : { words: 350, characters: 900 }
    if (locale === 'en-US') {
      expect(text, address).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
      expect(text.split(/\s+/).length, `words on ${address}`).toBeGreaterThanOrEqual(least.words)
    } else {
      const kana = text.match(/[\u3040-\u30ff]/g)?.length ?? 0
      expect(text.replace(/\s/g, '').length, `characters on ${address}`).toBeGreaterThanOrEqual(least.characters)
      if (locale === 'zh-CN') expect(kana, `kana on ${address}`).toBe(0)
      else expect(kana / text.length, `share of kana on ${address}`).toBeGreaterThan(0.25)
      const quoted = (html.match(/<(code|pre)\b.*?<\/\1>/gs) ?? []).join()
      const english = foreignWords(text).filter((word) => !quoted.includes(word))
      expect(english, `English on ${address}: translate it, or add a name to test/names.ts`).toEqual([])
    }
  }
})

test('every link and anchor leads somewhere', async () => {
  const answers = new Map(found.map(({ address, html }) => [address, html]))
  const dead: string[] = []
  for (const { address, html } of found) {
    for (const [, href = ''] of html.matchAll(/<a[^>]*\bhref="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site.url.origin + address)
      if (url.origin !== site.url.origin) continue
      const page = url.pathname + url.search
      if (!answers.has(page)) answers.set(page, await textAt(page))
      const target = answers.get(page) ?? ''
      const id = decodeURIComponent(url.hash.slice(1))
      if (!target || (id && !target.includes(`id="${id}"`))) dead.push(`${href} on ${address}`)
    }
  }

  expect(dead).toEqual([])

  /** What stands at an address, or where it leads; '' for nothing. */
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

test('every page can be reached from home in three clicks', async () => {
  const known = new Map(found.map(({ address, html }) => [address, html]))
  for (const locale of locales) {
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
    expect(unlinked, 'link them from ui/menu.ts, ui/parts/footer.tsx or another page').toEqual([])
  }
})

test('every page has the anchors its route promises', () => {
  for (const { address, name, html } of found) {
    const { anchors = [] }: Route = routes[name]
    for (const anchor of anchors) expect(html, `#${anchor} on ${address}`).toContain(`id="${anchor}"`)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      `ids twice on ${address}`,
    ).toEqual([])
  }
})

test('every picture and drawing on a page is there, with its size and its alternative text', async () => {
  const missing = new Set<string>()
  for (const { address, html, published } of found) {
    // Pictures that stand together as one are described together; a drawing may be decoration.
    const alone = html
      .replace(/<div[^>]*role="img" aria-label="[^"]{8,}"[\s\S]*?<\/div>/g, '')
      .replace(/<img class="drawing[^>]*\balt=""[^>]*>/g, '')
    // In lists the words beside a picture say what it shows.
    const alt = published ? /\balt="(|[^"]{8,})"/ : /\balt="[^"]{8,}"/
    for (const [tag] of alone.matchAll(/<img[^>]*>/g)) expect(tag, `on ${address}`).toMatch(alt)
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) {
      expect(tag, `on ${address}`).toMatch(/\bwidth="\d+" height="\d+"/)
    }
    const sources = [...html.matchAll(/\b(?:src|href|srcSet|srcset)="([^"]*\/media\/[^"]*)"/g)]
    for (const [, value = ''] of sources) {
      for (const part of value.split(',')) missing.add(part.trim().split(/[\s#]/)[0] ?? '')
    }
  }
  for (const file of missing) {
    if ((await site.get(file)).status === 200) missing.delete(file)
  }

  expect([...missing]).toEqual([])
})

test('the figures and prices of a page are the same in every language, and as often', () => {
  // Texts that are published are written for each country: their examples differ, and lists show dates.
  for (const name of new Set(found.filter((page) => !page.published).map((page) => page.name))) {
    const [english, ...others] = found.filter((page) => page.name === name)
    for (const other of others) {
      expect(figures(other.text), `${other.address} against ${english?.address}`).toEqual(figures(english?.text ?? ''))
    }
  }
})

/** Without numbers below ten, because languages count small things in words or digits as they like. */
function figures(text: string): number[] {
  return figuresIn(text).filter((figure) => figure >= 10)
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a[^>]*\bhref="([^"#]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

function plain(html: string): string {
  return html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim()
}
