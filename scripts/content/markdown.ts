import MarkdownIt from 'markdown-it'
import type { Locale } from '../../locales/index.ts'
import { typeset } from '../../locales/typeset.ts'
import { localPath } from '../../ui/site.ts'
import { escapeXml } from '../../worker/pages/xml.ts'
import { addressProblem } from './addresses.ts'
import { pictureAt } from './pictures.ts'
import { linkTerms, type Terms } from './terms.ts'

export interface Rendered {
  /** Safe HTML: only Markdown's own tags, raw HTML escaped, no style attributes. */
  html: string
  outline: { id: string; text: string }[]
  /** The readable text, without markup. */
  text: string
}

/** Context for rendering a file, with the callback for errors. Its `line` counts from 1 in the body. */
interface Place {
  locale: Locale
  /** Addresses of articles and jobs, without the language segment. */
  known: ReadonlySet<string>
  report(line: number, text: string): void
  /** Terms of the glossary, linked at their first use. */
  terms?: Terms
  /**
   * `stack`: on narrow screens every row of a table becomes a list with column names. Otherwise only rows of a table with
   * many words do.
   */
  tables?: 'stack'
}

/** Renders the Markdown of a text. */
export function render(source: string, place: Place): Rendered {
  const tokens = markdown.parse(source, { ...place })
  const outline: Rendered['outline'] = []
  const texts: string[] = []
  const ids = new Set<string>()
  let line = 1
  let section = ''
  /** Level of the last heading; the page's title has level 1. */
  let level = 1
  let stacked = false

  tokens.forEach((token, index) => {
    line = token.map ? token.map[0] + 1 : line
    const inner = tokens[index + 1]
    if (token.type === 'inline') {
      texts.push(textOf(token))
      for (const child of token.children ?? []) mend(child, tokens[index - 1]?.type === 'heading_open')
    }
    if (token.type === 'heading_open' && inner) {
      if (token.tag === 'h1') place.report(line, 'The title is the only first level heading: begin sections with ##')
      const here = Number(token.tag.slice(1))
      if (here > level + 1)
        place.report(line, `Heading ${'#'.repeat(here)} skips a level: write ${'#'.repeat(level + 1)}`)
      level = here
      section = givenId(inner) ?? idOf(textOf(inner), ids)
      token.attrSet('id', section)
      if (token.tag === 'h2') outline.push({ id: section, text: textOf(inner) })
    }
    // Markdown puts column alignment into style attributes, which the content security policy blocks.
    if (/^t[hd]_open$/.test(token.type)) {
      const side = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
      token.attrs = side && side !== 'left' ? [['class', `to-${side}`]] : null
      // An empty corner cell is no column header.
      const close = tokens[index + 2]
      if (token.type === 'th_open' && inner?.content === '' && close) token.tag = close.tag = 'td'
      if (token.tag === 'th' && stacked) token.attrSet('scope', 'col')
    }
    if (token.type === 'table_open') {
      token.meta = { labelledBy: section }
      stacked = stack(tokens.slice(index), place.tables === 'stack' ? 0 : 60)
    }
    if (token.type === 'paragraph_open' && inner) markFigure(token, inner, tokens[index + 2])
    if (token.type === 'list_item_open') markTask(token, tokens.slice(index + 1, index + 3))
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}), outline, text: texts.join('\n') }

  function mend(token: Token, isTitle: boolean) {
    if (token.type === 'text') token.content = typeset(place.locale, token.content, isTitle ? 'lead' : '')
    if (token.type === 'link_open' && !token.meta?.term) {
      const address = String(token.attrGet('href') ?? '')
      const problem = addressProblem(address, place.known)
      if (problem) place.report(line, problem)
      if (address.startsWith('/')) token.attrSet('href', localPath(place.locale, address))
      else if (!address.startsWith('#')) token.attrSet('rel', 'noopener')
    }
    if (token.type === 'image') {
      const picture = pictureAt(String(token.attrGet('src') ?? ''))
      if (typeof picture === 'string') place.report(line, picture)
      else token.meta = { ...picture }
      if (!token.content) place.report(line, 'A picture needs an alternative text: ![what it shows](address)')
    }
  }
}

/** With curly quotes; no other replacements. */
const markdown = new MarkdownIt({ html: false, typographer: true }).disable('replacements')
markdown.core.ruler.push('terms', linkTerms)

type Token = ReturnType<typeof markdown.parse>[number]

markdown.renderer.rules.image = (tokens, index) => {
  const { meta, content, attrs } = tokens[index] as Token
  if (!meta) return ''
  const title = String(attrs?.find(([name]) => name === 'title')?.[1] ?? '')
  const { src, width, height, avif = [] } = meta as { src: string; width: number; height: number; avif?: number[] }
  const alt = escapeXml(content)
  // Wide screens show it at two thirds of its size, for dense ones.
  const dense = avif.length > 0 ? 1.5 : 1
  const picture = src.endsWith('.svg')
    ? drawing(
        src,
        `<img class="drawing" src="${day(src)}" width="${width}" height="${height}" alt="${alt}" loading="lazy">`,
      )
    : photo(
        avif.map((one) => `${src.replace(/\.\w+$/, `-${one}.avif`)} ${one}w`).join(', '),
        `<img src="${src}" width="${width / dense}" height="${height / dense}" alt="${alt}" loading="lazy" decoding="async">`,
      )
  return picture + (title && `<figcaption>${escapeXml(title)}</figcaption>`)
}
/** A picture with smaller files, as Cover has them. */
const photo = (set: string, image: string) =>
  set
    ? `<picture><source type="image/avif" srcSet="${set}" sizes="(min-width: 992px) 800px, 100vw">${image}</picture>`
    : image
const day = (src: string) => src.replace('/drawings/', '/drawings/day/')

/** A drawing as an article shows it: on narrow screens its `-narrow` file, if it has one. */
function drawing(src: string, image: string): string {
  const narrow = pictureAt(src.replace('.svg', '-narrow.svg'))
  if (typeof narrow === 'string') return image
  const source = `<source media="(max-width:767px)" srcset="${day(narrow.src)}" width="${narrow.width}" height="${narrow.height}">`
  return `<picture>${source}${image}</picture>`
}

// A wide table scrolls by keyboard too. It is a group, because a section may have two.
markdown.renderer.rules.table_open = (tokens, index) => {
  const { labelledBy, stacked } = (tokens[index]?.meta ?? {}) as { labelledBy?: string; stacked?: Stacked }
  const label = `aria-labelledby="${labelledBy || 'title'}"`
  if (!stacked) return `<div class="scroller" role="group" tabindex="0" ${label}><table>`
  const { kind, others } = stacked
  const choice = (name: string, at: number) =>
    `<label><input type="radio" name="other"${at ? '' : ' checked'}>${escapeXml(name)}</label>`
  const choices = kind === 'against' ? `<fieldset ${label}>${others.map(choice).join('')}</fieldset>` : ''
  return `${choices}<table class="stack${kind && ` ${kind}`}" ${label}>`
}
markdown.renderer.rules.table_close = (tokens, index) => (tokens[index]?.meta?.stacked ? '</table>' : '</table></div>')
// Long code scrolls in the same way.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeXml(tokens[index]?.content ?? '')}</code></pre>\n`

/** The id in `## Heading {#id}`, which is the same in every language. */
function givenId(heading: Token): string | undefined {
  const last = heading.children?.at(-1)
  const [mark, id] = (last?.type === 'text' && / \{#([\w-]+)\}$/.exec(last.content)) || []
  if (last && mark) last.content = last.content.slice(0, -mark.length)
  return id
}

/**
 * A table that compares AR, in its second column, `against` the many `others`, of which narrow screens show one; or one
 * `versus` AR, in its last column.
 */
interface Stacked {
  kind: 'against' | 'versus' | ''
  others: string[]
}

/**
 * Makes each row's first cell its header, and labels the other cells with their column, if a row has more than `most`
 * letters in three or more cells. Tables to fill in stay as they are.
 */
function stack([table, ...tokens]: Token[], most: number): boolean {
  const end = tokens.findIndex(({ type }) => type === 'table_close')
  const cells = tokens.slice(0, end)
  const rows = cells.flatMap(({ type }, at) => (type === 'tr_open' ? [rowAt(cells, at)] : []))
  const [heads = [], ...body] = rows
  if (!table || body.some((row) => row.includes(''))) return false
  if (most > 0 && (heads.length < 3 || body.every((row) => widthOf(row.join('')) <= most))) return false

  const kind = heads[0] === '' && heads.length > 5 ? 'against' : /^AR/.test(heads.at(-1) ?? '') ? 'versus' : ''
  const stacked: Stacked = { kind, others: heads.slice(2) }
  for (const edge of [table, tokens[end]]) if (edge) edge.meta = { ...edge.meta, stacked }
  let column = 0
  cells.forEach((token, at) => {
    if (token.type === 'tr_open') column = 0
    if (token.type === 'td_open' && column === 0) {
      token.tag = (cells[at + 2] as Token).tag = 'th'
      token.meta = { column: '' }
    }
    if (token.type === 'td_open' && column > 0)
      token.meta = { column: heads[column], none: cells[at + 1]?.content === '–' }
    if (/^t[hd]_open$/.test(token.type)) column += 1
    if (token.type === 'td_close') token.meta = { stacked: true }
  })
  return true
}

/** The texts of the cells of a row. */
function rowAt(cells: Token[], start: number): string[] {
  const row = cells.slice(
    start,
    cells.findIndex(({ type }, at) => at > start && type === 'tr_close'),
  )
  return row.flatMap((token) => (token.type === 'inline' ? [textOf(token)] : []))
}

/** Letters of a text; a Chinese or Japanese one is as wide as two. */
const widthOf = (text: string) => text.length + text.replace(/[^\u3000-\uffef]/g, '').length

markdown.renderer.rules.td_open = (tokens, index, options, _, renderer) => {
  const { column, none } = (tokens[index]?.meta ?? {}) as { column?: string; none?: boolean }
  if (column === undefined) return renderer.renderToken(tokens, index, options)
  const side = tokens[index]?.attrGet('class')
  const names = [none && 'none', side].filter(Boolean).join(' ')
  return column === ''
    ? '<th scope="row"><span>'
    : `<td data-column="${escapeXml(column)}"${names && ` class="${names}"`}><span>`
}
markdown.renderer.rules.td_close = (tokens, index, options, _, renderer) =>
  (tokens[index]?.meta?.stacked ? '</span>' : '') + renderer.renderToken(tokens, index, options)

/** Turns a picture that is alone in its paragraph into a figure, with the title as its caption. */
function markFigure(open: Token, inline: Token, close: Token | undefined) {
  if (inline.children?.length !== 1 || inline.children[0]?.type !== 'image' || !close) return
  open.tag = close.tag = 'figure'
}

/** Turns `- [ ] something` into a line of a checklist. */
function markTask(item: Token, [paragraph, inline]: Token[]) {
  const first = inline?.children?.[0]
  if (paragraph?.type !== 'paragraph_open' || !first || !/^\[[ x]\] /.test(first.content)) return
  first.content = first.content.slice(4)
  item.attrSet('class', 'task')
}

function textOf(token: Token): string {
  return (token.children ?? [])
    .map(({ type, content }) => (type === 'image' ? '' : /break$/.test(type) ? ' ' : content))
    .join('')
    .replace(/^\[[ x]\] /, '')
}

/** A unique id from the letters and digits of a heading, in its own script. */
function idOf(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
