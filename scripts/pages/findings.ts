import { existsSync } from 'node:fs'
import { copyOf } from '../../locales/copy.ts'
import type { Locale } from '../../locales/index.ts'
import { namedCard } from '../../ui/cards.ts'
import { type PageName, type Route, routes } from '../../ui/routes.ts'
import { figuresIn } from '../content/figures.ts'
import { foreignWords } from '../copy/names.ts'
import { mark } from '../copy/unwritten.ts'

/** A rendered page. */
export interface Shown {
  /** Path with the language. */
  address: string
  name: PageName
  locale: Locale
  /** The page shows published content: a text or a list of texts. */
  published: boolean
  html: string
}

interface Read extends Shown {
  title: string
  description: string
  headings: string[]
  /** The main content, without the names of other languages, which are written in those languages. */
  text: string
}

/** Checks pages against "What a page must have" in CONTRIBUTING.md. Returns one line per finding. */
export function findings(pages: readonly Shown[]): string[] {
  const read = pages.map(readPage)
  return [
    ...read.flatMap((page) =>
      [...headOf(page), ...wordsOf(page), ...idsOf(page), ...picturesOf(page), ...cardOf(page)].map(
        (finding) => `${page.address}  ${finding}`,
      ),
    ),
    ...doubles(read),
    ...links(read),
    ...otherFigures(read),
  ]
}

function headOf({ title, description, headings, locale, published }: Read): string[] {
  const { most } = copyOf[locale]
  // Titles of news may be longer than search results show; their beginning is distinct.
  const longest = published ? 85 : most.title
  return [
    ...(headings.length === 1 ? [] : [`${headings.length} headings h1: a page has one`]),
    ...(title.length > longest ? [`title of ${title.length} characters: at most ${longest}`] : []),
    ...(description.length > most.description || description.length <= 30
      ? [`description of ${description.length} characters: 31 to ${most.description}`]
      : []),
  ]
}

function wordsOf({ text, html, locale, published }: Read): string[] {
  const { least, scripts, without } = copyOf[locale]
  const said = least.unit === 'words' ? text.split(/\s+/).length : text.replace(/\s/g, '').length
  const wanted = published ? least.entry : least.page
  const letters = text.match(/\p{L}/gu)?.length || 1
  const share = (script: string) => (text.match(RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0) / letters
  const quoted = (html.match(/<(code|pre)\b.*?<\/\1>/gs) ?? []).join()
  const foreign =
    'Latin' in scripts ? [] : foreignWords(text.replaceAll(mark, ' ')).filter((word) => !quoted.includes(word))
  return [
    ...(said < wanted ? [`${said} ${least.unit} in the main content: at least ${wanted}`] : []),
    ...Object.entries(scripts)
      .filter(([script, atLeast]) => share(script) < atLeast)
      .map(
        ([script, atLeast]) => `${percent(share(script))} of the letters are ${script}: at least ${percent(atLeast)}`,
      ),
    ...without
      .filter((script) => share(script) > 0)
      .map((script) => `has ${script}, which its language is not written in`),
    ...(foreign.length > 0
      ? [`has English, ${[...new Set(foreign)].join(', ')}: translate it, or add a name to scripts/copy/names.ts`]
      : []),
  ]
}

const percent = (share: number) => `${Math.floor(share * 100)} %`

function idsOf({ html, name }: Read): string[] {
  const { anchors = [] }: Route = routes[name]
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  return [
    ...anchors.filter((anchor) => !ids.includes(anchor)).map((anchor) => `lacks #${anchor}, which ui/routes.ts lists`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has the id ${id} twice`),
  ]
}

function picturesOf({ html, published }: Read): string[] {
  // Pictures in one group share a description; a drawing may be decorative, and so is a layer over a picture, which has
  // no JPEG, and the cover of a story, beside which its article is linked.
  const alone = html
    .replace(/<article class="story[^"]*">[\s\S]*?<\/article>/g, (story) =>
      story.replace(/(<picture class="cover">(?:<source[^>]*>)*)<img[^>]*\balt=""[^>]*>/g, '$1'),
    )
    .replace(/<div[^>]*role="img" aria-label="[^"]{8,}"[\s\S]*?<\/div>/g, '')
    .replace(/<img (class="drawing|src="[^"]*\.avif")[^>]*\balt=""[^>]*>/g, '')
  // In lists, the words beside a picture describe it.
  const alt = published ? /\balt="(|[^"]{8,})"/ : /\balt="[^"]{8,}"/
  const tags = (from: string) => [...from.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  const files = [...html.matchAll(/\b(?:src|href|srcSet|srcset)="([^"]*\/media\/[^"]*)"/g)]
    .flatMap(([, value = '']) => value.split(','))
    .map((part) => part.trim().split(/[\s#]/)[0] ?? '')
  return [
    ...tags(alone)
      .filter((tag) => !alt.test(tag))
      .map((tag) => `picture without an alternative text: ${tag}`),
    ...tags(html)
      .filter((tag) => !/\bwidth="\d+" height="\d+"/.test(tag))
      .map((tag) => `picture without its size: ${tag}`),
    ...[...new Set(files)]
      .filter((file) => !existsSync(`public${file}`))
      .map((file) => `there is no file public${file}`),
  ]
}

function cardOf({ name, locale }: Read): string[] {
  const { src } = namedCard(locale, name)
  return !('words' in routes[name]) || existsSync(`public${src}`)
    ? []
    : [`has no card: npm run cards ${locale}/${name}`]
}

/** Titles, descriptions and headings that two pages of a language share. */
function doubles(pages: readonly Read[]): string[] {
  const keys = ['title', 'description', 'heading'] as const
  return keys.flatMap((key) => {
    const textOf = (page: Read) => (key === 'heading' ? page.headings[0] : page[key]) ?? ''
    return [...Map.groupBy(pages, (page) => `${page.locale} ${textOf(page)}`).values()]
      .filter((same) => same.length > 1)
      .map(
        (same) =>
          `${same.map(({ address }) => address).join(' and ')}  have the same ${key}: ${textOf(same[0] as Read)}`,
      )
  })
}

/** Links to missing pages or anchors, and pages without a link to them. Ignores queries and files. */
function links(pages: readonly Read[]): string[] {
  const known = new Map(pages.map((page) => [page.address, page.html]))
  const linked = new Set<string>()
  const dead = pages.flatMap(({ address, html, locale }) =>
    [...new Set([...html.matchAll(/<a[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href))].flatMap((href) => {
      const url = new URL(href.replaceAll('&amp;', '&'), `http://site${address}`)
      const to = known.has(url.pathname + url.search) ? url.pathname + url.search : url.pathname
      if (to !== address) linked.add(to)
      if (url.host !== 'site' || !url.pathname.startsWith(`/${locale}`)) return []
      const target = known.get(to)
      const id = decodeURIComponent(url.hash.slice(1))
      if (target === undefined)
        return /\.(xml|md)$|careers-detail$/.test(to) ? [] : [`${address}  links ${href}: there is no such page`]
      return id && !target.includes(`id="${id}"`) ? [`${address}  links ${href}: there is no such anchor`] : []
    }),
  )
  const alone = pages.filter(({ address, name }) => 'words' in routes[name] && !linked.has(address))
  return [...dead, ...alone.map(({ address }) => `${address}  has no link to it: name a page in ui/routes.ts (links)`)]
}

/** Leaves published texts out: their examples differ by country, and lists show dates. */
function otherFigures(pages: readonly Read[]): string[] {
  return [
    ...Map.groupBy(
      pages.filter(({ published }) => !published),
      ({ name }) => name,
    ).values(),
  ].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      const [had, has] = [figures(first?.text ?? ''), figures(other.text)]
      return `${had}` === `${has}`
        ? []
        : [
            `${other.address}  figures differ from ${first?.address}: ${lacking(has, had)} added, ${lacking(had, has)} missing`,
          ]
    }),
  )
}

/** Ignores numbers below ten, which languages write in words or in digits. */
const figures = (text: string) => figuresIn(text).filter((figure) => figure >= 10)

const lacking = (from: readonly number[], other: readonly number[]) => {
  const rest = [...other]
  const more = from.filter((figure) => !rest.includes(figure) || !rest.splice(rest.indexOf(figure), 1))
  return more.join(', ') || 'none'
}

function readPage(page: Shown): Read {
  const { html } = page
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return {
    ...page,
    title: plain(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    headings: [...main.matchAll(/<h1[\s\S]*?<\/h1>/g)].map(([heading]) => plain(heading)),
    text: plain(main.replace(/<(\w+)(?=[^>]*\slang=")[^>]*>[\s\S]*?<\/\1>/g, ' ')),
  }
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
