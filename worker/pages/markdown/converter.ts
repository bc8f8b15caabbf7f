import { type Element, type Node, treeOf } from './html-tree.ts'

/** Converts the main content of a page of this site to Markdown. Links become absolute against `address`. */
export function markdownOf(html: string, address: string): string {
  const page = new Page(address)
  return `${page.blocks(treeOf(html).children).join('\n\n')}\n`
}

/** Elements without text to read: controls, scripts, sources. */
const mute = new Set('form button script style template dialog input select textarea source'.split(' '))
const containers = new Set(
  'address article aside blockquote details div dl dd dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
)

class Page {
  constructor(private readonly address: string) {}

  /** The blocks of some content, without empty ones. */
  blocks(nodes: readonly Node[]): string[] {
    const found: string[] = []
    let run: Node[] = []
    const flush = () => {
      const [drawn] = run.length === 1 ? run : []
      const words = this.line(run)
      const isLabel = typeof drawn === 'object' && drawn.tag === 'svg' && words !== '' && !words.startsWith('![')
      found.push(isLabel ? `*${words}*` : guarded(words))
      run = []
    }
    for (const node of nodes) {
      if (standsAlone(node)) {
        flush()
        found.push(...this.block(node))
      } else run.push(node)
    }
    flush()
    return found.filter((block) => block !== '')
  }

  private block(element: Element): string[] {
    const { tag, attributes, children } = element
    if (isMute(element) || isContents(element)) return []
    const label = attributes['aria-label']
    if (attributes.role === 'img' && label) return [`*${escapeMarkdown(label)}*`]

    const level = /^h([1-6])$/.exec(tag)?.[1]
    if (level) return [`${'#'.repeat(Number(level))} ${this.line(children, ' ')}`]
    if (tag === 'p') return [guarded(this.line(children))]
    if (tag === 'summary') return [`**${this.line(children)}**`]
    if (tag === 'ul' || tag === 'ol') return [this.list(element)]
    if (tag === 'dl') return [this.definitions(element)]
    if (tag === 'table') return [this.table(element)]
    if (tag === 'hr') return ['---']
    if (tag === 'pre') return [`\`\`\`\n${textOf(element).trimEnd()}\n\`\`\``]
    if (tag === 'blockquote') return [this.blocks(children).join('\n\n').replace(/^/gm, '> ')]
    if (tag === 'a') return [this.inline(element)]
    return this.blocks(children)
  }

  private list({ tag, children }: Element): string {
    const items = children.filter((child) => typeof child !== 'string')
    return items
      .map((item, index) => ({ mark: tag === 'ol' ? `${index + 1}. ` : '- ', blocks: this.blocks([item]) }))
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ mark, blocks }) => mark + blocks.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`))
      .join('\n')
  }

  /** A description list: one line per term. */
  private definitions(list: Element): string {
    const lines: { terms: string[]; said: string[] }[] = []
    for (const part of [list, ...within(list, 'div')].flatMap(({ children }) => children)) {
      if (typeof part === 'string' || isMute(part) || !/^d[dt]$/.test(part.tag)) continue
      const words = this.blocks(part.children).join(' ').replaceAll('\n', ' ')
      if (words === '') continue
      const last = lines.at(-1)
      if (part.tag === 'dd') last?.said.push(words)
      else if (last && last.said.length === 0) last.terms.push(words)
      else lines.push({ terms: [words], said: [] })
    }
    return lines.map(({ terms, said }) => `- **${terms.join(' · ')}**: ${said.join(' · ')}`).join('\n')
  }

  private table(table: Element): string {
    const rows = within(table, 'tr').map((row) =>
      row.children.flatMap((cell) => {
        if (typeof cell === 'string') return []
        const words = this.blocks(cell.children).join(' / ').replaceAll('\n', ' ').replaceAll('|', '\\|')
        return [words, ...Array<string>(Math.max(0, Number(cell.attributes.colspan ?? 1) - 1)).fill('')]
      }),
    )
    const columns = Math.max(0, ...rows.map((row) => row.length))
    const lines = rows
      .filter((row, index) => index === 0 || row.slice(1).some((cell) => cell !== ''))
      .map((row) => `| ${[...row, ...Array<string>(columns - row.length).fill('')].join(' | ')} |`)
    lines.splice(1, 0, `|${' --- |'.repeat(columns)}`)
    const [caption] = within(table, 'caption').map((element) => this.line(element.children))
    return (caption ? `${caption}\n\n` : '') + lines.join('\n')
  }

  /** Inline content. Adjacent elements get a space between them, as on the page. */
  private line(nodes: readonly Node[], apart = ' · '): string {
    let text = ''
    let last: Node = ''
    for (const node of nodes) {
      const piece = typeof node === 'string' ? escapeMarkdown(node) : this.inline(node)
      if (piece === '') continue
      const adjoin = isPiece(node) && isPiece(last)
      const isPicture = piece.startsWith('![') || /!\[[^\]]*\]\([^)]*\)$/.test(text)
      text += (adjoin ? (isPicture ? ' ' : apart) : '') + piece
      last = node
    }
    return text.replace(/[ \t\n]+/g, ' ').trim()
  }

  private inline(element: Element): string {
    const { tag, attributes, children } = element
    if (isMute(element)) return ''
    if (tag === 'br') return ' '
    if (tag === 'img')
      return attributes.alt ? `![${escapeMarkdown(attributes.alt)}](${this.whole(attributes.src)})` : ''
    if (tag === 'svg') return this.drawing(element)
    if (tag === 'code') return `\`${textOf(element)}\``

    const words = children.some(standsAlone)
      ? this.blocks(children).join(' ').replaceAll('\n', ' ')
      : this.line(children)
    if (words === '') return ''
    if (tag === 'a') return `[${words.replace(/^#+ /, '')}](${this.whole(attributes.href)})`
    if (tag === 'strong' || tag === 'b') return `**${words}**`
    if (tag === 'em' || tag === 'i') return `*${words}*`
    return words
  }

  /** An image. An inline drawing becomes its label. */
  private drawing(svg: Element): string {
    const label = svg.attributes['aria-label']
    if (!label) return ''
    const [file] = within(svg, 'use').map(({ attributes }) => attributes.href?.replace(/#.*/, ''))
    return file ? `![${escapeMarkdown(label)}](${this.whole(file)})` : escapeMarkdown(label)
  }

  private whole(address = ''): string {
    return (URL.parse(address, this.address)?.href ?? address).replace(/[()]/g, encodeURIComponent)
  }
}

function isPiece(node: Node): boolean {
  return typeof node !== 'string' && node.tag !== 'br'
}

/** What a page shows to nobody, or to one kind of phone only. */
function isMute({ tag, attributes }: Element): boolean {
  if (attributes.href?.startsWith('intent:')) return true
  return mute.has(tag) || 'hidden' in attributes || (attributes['aria-hidden'] ?? 'false') !== 'false'
}

/** Whether a list links to sections of its own page. */
function isContents(element: Element): boolean {
  if (element.tag !== 'nav') return false
  const links = within(element, 'a')
  return links.length > 0 && links.every(({ attributes }) => attributes.href?.startsWith('#'))
}

/** Whether a node is a block, or contains one. */
function standsAlone(node: Node): node is Element {
  return typeof node !== 'string' && (containers.has(node.tag) || node.children.some(standsAlone))
}

/** All descendants with a tag name. */
function within({ children }: Element, tag: string): Element[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.tag === tag ? [child] : []), ...within(child, tag)],
  )
}

function textOf({ children }: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

/** Escapes Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<]/g, '\\$&').replace(/(?<!\w)_|_(?!\w)/g, '\\_')
}

/** Escapes the beginning of a paragraph that looks like a list or a heading. */
function guarded(text: string): string {
  return text.replace(/^(\d+)([.)] )/, '$1\\$2').replace(/^([#+-]+ )/, '\\$1')
}
