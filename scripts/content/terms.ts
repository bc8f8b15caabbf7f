import { globSync, readFileSync } from 'node:fs'
import type { StateCore, Token } from 'markdown-it'
import type { Locale } from '../../locales/index.ts'
import { isSpaced } from '../../locales/languages.ts'
import { href } from '../../ui/site.ts'

/** Every form of a glossary term, longest first, with the term's anchor. */
export type Terms = ReadonlyMap<string, string>

/** `### Control point | control mark, benchmark {#control-point}` */
const heading = /^### (.+?)(?: \| (.+?))? \{#([\w-]+)\}$/gm

const byLocale = new Map<Locale, Terms>()

/** The terms of locales/<locale>/resources/glossary.md. */
export function termsOf(locale: Locale): Terms {
  const made = byLocale.get(locale) ?? read(locale)
  byLocale.set(locale, made)
  return made
}

function read(locale: Locale): Terms {
  const texts = globSync(`locales/${locale}/resources/glossary.md`).map((file) => readFileSync(file, 'utf8'))
  const forms = texts
    .flatMap((text) => [...text.matchAll(heading)])
    .flatMap(([, name = '', others = '', id = '']) =>
      [name, ...others.split(/[,、，]/)].map((form): [string, string] => [form.trim(), id]),
    )
  return new Map(forms.filter(([form]) => form !== '').sort(([one], [other]) => other.length - one.length))
}

/**
 * A markdown-it rule: links each glossary term at its first use, outside headings, tables, links and code. The language
 * and the terms are in `env`.
 */
export function linkTerms({ tokens, env, Token: Made }: StateCore) {
  const { locale, terms } = env as { locale: Locale; terms?: Terms }
  if (!terms) return

  const unlinked = new Map(terms)
  let outside = true
  for (const { type, children } of tokens) {
    if (/^(heading|table)_open$/.test(type)) outside = false
    if (/^(heading|table)_close$/.test(type)) outside = true
    if (type === 'inline' && outside && children) linkIn(children)
  }

  function linkIn(children: Token[]) {
    let inLink = 0
    const linked = children.flatMap((token) => {
      if (token.type === 'link_open') inLink += 1
      if (token.type === 'link_close') inLink -= 1
      return token.type === 'text' && inLink === 0 ? pieces(token.content) : [token]
    })
    children.splice(0, children.length, ...linked)
  }

  /** Splits a text at the terms that it uses first. */
  function pieces(text: string): Token[] {
    const uses = [...unlinked].flatMap(([form, id]) => {
      const found = pattern(locale, form).exec(text)
      return found ? [{ id, at: found.index, used: found[0] }] : []
    })
    const [first] = uses.sort((one, other) => one.at - other.at || other.used.length - one.used.length)
    if (!first) return [plain(text)]

    for (const [form, id] of [...unlinked]) if (id === first.id) unlinked.delete(form)
    const open = new Made('link_open', 'a', 1)
    open.attrs = [['href', href(locale, 'glossary', first.id)]]
    open.meta = { term: true }
    const rest = text.slice(first.at + first.used.length)
    return [plain(text.slice(0, first.at)), open, plain(first.used), new Made('link_close', 'a', -1), ...pieces(rest)]
  }

  function plain(text: string): Token {
    const token = new Made('text', '', 0)
    token.content = text
    return token
  }
}

const patterns = new Map<string, RegExp>()

function pattern(locale: Locale, form: string): RegExp {
  const key = `${locale} ${form}`
  const made = patterns.get(key) ?? makePattern(locale, form)
  patterns.set(key, made)
  return made
}

/** Matches whole words in Latin letters, plurals too in languages that have them. */
function makePattern(locale: Locale, form: string): RegExp {
  const literal = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const start = /^[A-Za-z0-9]/.test(form) ? '(?<![A-Za-z0-9-])' : ''
  const end = /[A-Za-z0-9]$/.test(form) ? '(?![A-Za-z0-9-])' : ''
  // Abbreviations match in capitals only: "lod" is not one.
  const flags = /[a-z]/.test(form) ? 'iu' : 'u'
  return new RegExp(`${start}${literal}${isSpaced(locale) ? '(?:s|es)?' : ''}${end}`, flags)
}
