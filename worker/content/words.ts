/** A character of Chinese or Japanese writing, which counts as a word of its own. */
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/gu
const gap = '\u200b'

/** A text as the index holds it: characters parted by zero-width spaces, Latin words as they are. */
export function segmented(text: string): string {
  return text
    .normalize('NFC')
    .replace(character, `${gap}$&${gap}`)
    .replaceAll(gap + gap, gap)
}

/** The text as it was before it was segmented. */
export function joined(text: string): string {
  return text.replaceAll(gap, '')
}

/**
 * What someone searches for as an FTS5 expression, or null where it holds no letter or digit. Every run of letters is
 * a phrase that must occur, the last Latin word of it also as the beginning of a longer one; nothing else passes, so
 * quotes and operators have no meaning.
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
