import { readFileSync } from 'node:fs'
import { copyOf } from '../../locales/copy.ts'
import { isSpaced, type Locale } from '../../locales/languages.ts'
import type { Card } from './cards.ts'

/** Font families of a card, by language. Another family would change the characters. */
export const fontsOf = (locale: Locale) => ['Instrument Sans', copyOf[locale].font ?? []].flat()

/** A drawing of public/ as phones show it, with large figures: cards are looked at small. */
const drawn = (path: string) => readFileSync(`public${path}`, 'utf8')

/** A card of 1200 × 630 as an HTML document: words left, picture right, a plumb line between them. */
export function cardDocument({ locale, brand, claim, label, title, pictures, focus, zoom = 1 }: Card): string {
  const family = fontsOf(locale)
    .map((name) => `"${name}"`)
    .join()
  const [first = '', second] = pictures
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>
@font-face { font-family: "Instrument Sans"; font-weight: 400 700;
  src: url("/node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2") }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #0a2029; color: #eceae4;
  font-family: ${family}; --model: #4fd0f5; --mark: #ff8a4c; --sheet: #10171f; --tint: #232b35; line-break: strict; text-autospace: normal }
.picture { position: absolute; inset: 0 0 0 540px; overflow: hidden; background: #10171f }
.picture img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: ${focus} }
.picture img + img { clip-path: inset(0 0 0 50%) }
.picture i { position: absolute; inset: 0 auto 0 50%; width: 2px; background: var(--model) }
.picture svg { position: absolute; inset: 40px 40px 40px 84px; width: 536px; height: 550px; fill: none; scale: ${zoom} }
.picture .n { display: inline }
.picture .w { display: none }
.text { position: absolute; inset: 0 auto 0 60px; width: 420px }
.brand { position: absolute; top: 52px; display: flex; gap: 14px; align-items: center; font-size: 30px; font-weight: 600 }
.brand svg { width: 40px; height: 40px }
.say { position: absolute; top: 124px; bottom: 112px; width: 100%; display: flex; flex-direction: column;
  justify-content: center; gap: 16px }
.label { font-size: 22px; font-weight: 500; color: var(--model) }
h1 { font-weight: 600; line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance }
:is(:lang(zh-CN), :lang(ja-JP)) h1 { line-height: 1.28; letter-spacing: 0 }
:is(:lang(zh-CN), :lang(ja-JP)) h1 { word-break: keep-all }
h1 span { display: inline-block; text-wrap: balance }
.claim { position: absolute; bottom: 52px; width: 400px; font-size: 20px; line-height: 1.35; color: #a9b0b8 }
.plumb { position: absolute; left: 500px; top: 0; width: 80px; height: 630px }
</style>
<div class="picture">${
    first.endsWith('.svg') ? drawn(first) : `<img src="${first}">${second ? `<img src="${second}"><i></i>` : ''}`
  }</div>
<div class="text">
<p class="brand"><svg viewBox="0 0 64 64"><path fill="currentColor" d="M30 0h4v13h-4zM31 13h-5v6h-4q-5 0-5 5v8l14 28z"/><path fill="var(--model)" d="M33 13h5v6h4q5 0 5 5v8L33 60z"/><path fill="var(--mark)" d="M7 56h14v5H7zM43 56h14v5H43z"/></svg>${escapeHtml(brand)}</p>
<div class="say">${label && `<p class="label">${escapeHtml(label)}</p>`}<h1>${broken(locale, title)}</h1></div>
<p class="claim">${escapeHtml(claim)}</p>
</div>
<svg class="plumb" viewBox="0 0 80 630"><path fill="#0a2029" d="M0 560h40v70H0z"/><path stroke="currentColor" stroke-width="2" d="M40 0v486"/><path fill="currentColor" d="M39.500 482h-9v10h-8q-9 0-9 9v16l26 56z"/><path fill="var(--model)" d="M40.500 482h9v10h8q9 0 9 9v16l-26 56z"/><path fill="var(--mark)" d="M4 574h22v6H4zM54 574h22v6H54z"/></svg>
</html>`
}

/**
 * Marks where a title may break: after a clause in Chinese and Japanese, else between words. Ignores the page's own
 * breaks.
 */
function broken(locale: Card['locale'], text: string): string {
  const title = text.replaceAll('\u200b', '').replace(/(?<!\d)\u00a0/g, ' ')
  if (isSpaced(locale)) return escapeHtml(title)
  const clauses = title.split(/(?<=[，、。：？！；])/)
  return clauses.map((clause) => `<span>${wordsOf(locale, clause).map(escapeHtml).join('<wbr>')}</span>`).join('')
}

/**
 * Splits a clause into words. Keeps punctuation, and in Japanese particles, counters, prefixes and compounds, with the
 * word.
 */
function wordsOf(locale: Card['locale'], clause: string): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(clause)) {
    const last = found.at(-1) ?? ''
    const both = last + segment
    const stays =
      /^[\p{P}\p{S}\s]+$/u.test(segment) ||
      /[\p{Ps}\p{Pi}\s]$/u.test(last) ||
      (locale === 'ja-JP' &&
        (/^[\u3040-\u309f]+$/.test(segment) || /\d$|^[おご]$/.test(last) || /^\p{Script=Han}{2,6}$/u.test(both)))
    if (found.length > 0 && stays) found[found.length - 1] = both
    else found.push(segment)
  }
  return found
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
