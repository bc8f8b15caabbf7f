import type { Locale } from '../../locales/index.ts'
import type { ArticleKind, Category } from '../../ui/content.ts'

/** A Chinese or Japanese character; the search index takes each as a word. */
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/gu
const gap = '\u200b'

/** A text for the index: zero-width spaces around each Chinese or Japanese character, Latin words unchanged. */
function segmented(text: string): string {
  return text
    .normalize('NFC')
    .replace(character, `${gap}$&${gap}`)
    .replaceAll(gap + gap, gap)
}

/** Removes the zero-width spaces of `segmented`. */
export function unsegmented(text: string): string {
  return text.replaceAll(gap, '')
}

/**
 * A search as an FTS5 expression; null without a letter or digit. Each run of letters is a quoted phrase, and its last
 * Latin word matches longer words too. Nothing else passes, so operators and quotes of the visitor have no effect.
 */
export function matchExpression(text: string): string | null {
  const runs = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const phrases = runs.slice(0, 8).map((run) => {
    const words = segmented(run).split(gap).filter(Boolean)
    const open = /[\p{Script=Latin}\p{N}]$/u.test(run) ? '*' : ''
    return `"${words.join(' ')}"${open}`
  })
  return phrases.length > 0 ? phrases.join(' AND ') : null
}

/** A word of the column `scope`; a search adds it to stay within a kind, a language and perhaps a category. */
export function scopeOf(kind: ArticleKind, locale: Locale, category: Category | null = null): string {
  return `${kind}${locale.replace('-', '')}${category ?? ''}`
}

/** An article's row in the search index, one value per column of `article_words`. */
export function indexRowOf(article: {
  kind: ArticleKind
  locale: Locale
  category: Category | null
  title: string
  summary: string
  labels: readonly string[]
  text: string
}): [title: string, summary: string, tags: string, body: string, scope: string] {
  const { kind, locale, category, title, summary, labels, text } = article
  return [
    segmented(title),
    segmented(summary),
    segmented(labels.join(' · ')),
    segmented(text),
    `${scopeOf(kind, locale)} ${category ? scopeOf(kind, locale, category) : ''}`.trim(),
  ]
}
