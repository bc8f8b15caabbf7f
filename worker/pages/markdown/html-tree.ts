/** A node of a page: a text or an element. */
export type Node = string | Element

export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: Node[]
}

const empty = new Set(['img', 'br', 'hr', 'wbr', 'input', 'source', 'link', 'meta', 'col'])

/** Parses HTML of this site's own renderers: every attribute is quoted, every element closed. */
export function treeOf(html: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, end, tag = '', attributes = '', text = ''] of html.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) as Element
    if (text) parent.children.push(decoded(text))
    else if (end) {
      if (open.length > 1) open.pop()
    } else if (tag) {
      const element = { tag: tag.toLowerCase(), attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (!empty.has(element.tag) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return root
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]))
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

function decoded(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole)
}
