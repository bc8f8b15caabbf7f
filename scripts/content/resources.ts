import { globSync, readFileSync } from 'node:fs'
import { factWords } from '#fact-words'
import type { Question, Written } from '#written'
import { companies, type Locale, locales } from '../../locales/index.ts'
import { words } from '../../ui/site.ts'
import { type Rendered, render } from './markdown.ts'
import type { Problem } from './problem.ts'
import { filler } from './source.ts'

/** A reference page: `locales/<locale>/resources/<name>.md`. */
export interface Resource extends Rendered {
  file: string
  locale: Locale
  name: string
}

/** Reads all reference pages and reports their errors. */
export function readResources(files = globSync('locales/*/resources/*.md').sort()) {
  const problems: Problem[] = []
  const known = new Set(
    globSync('locales/en-US/{news,consultation}/*.md').map((file) =>
      file.replace(
        /^.*\/(news|consultation)\/(.*)\.md$/,
        (_, kind, id) => `/${kind === 'news' ? 'newsroom' : kind}/${id}`,
      ),
    ),
  )
  const resources = files.flatMap((file): Resource[] => {
    const [, name = ''] = /([\w-]+)\.md$/.exec(file) ?? []
    const locale = locales.find((one) => file.includes(`${one}/`))
    if (!locale) return []
    const report = (line: number, text: string) => problems.push({ file, line, text })
    const values: Record<string, string> = { ...factWords(locale), brand: companies[locale].brand }
    const body = filler(values, report)(readFileSync(file, 'utf8'), 1)
    const rendered = render(body, { locale, known, report, tables: 'stack' })
    return [{ file, locale, name, ...rendered }]
  })
  return { resources, problems }
}

/** The reference pages for the Worker, by language and name. */
export function writtenPages(): Record<Locale, Record<string, Written>> {
  const { resources } = readResources()
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        resources.filter((one) => one.locale === locale).map((resource) => [resource.name, written(resource)]),
      ),
    ]),
  ) as Record<Locale, Record<string, Written>>
}

function written({ name, html, outline, locale }: Resource): Written {
  if (name === 'questions') return { html: html.replace(question, asDetails), outline, questions: questionsIn(html) }
  if (name === 'glossary') return { html: html.replace(term, '<h3$1>$2 <span>$3</span></h3>'), outline }
  const t = words(locale)
  return {
    html: html
      .replace(
        method,
        `$1<details class="fold"><summary>${t('resources.accuracy.conditions')}</summary>$2</details></li>`,
      )
      .replace(others, `$1<details><summary>${t('resources.accuracy.others')}</summary>$2</details>`)
      .replace(hour, `$1<details><summary>${t('resources.accuracy.steps')}</summary>$2</details>`)
      // The printable sheet is the last section; it gets a wrapper.
      .replace(/<h2 id="sheet">[\s\S]*$/, '<div class="sheet">$&</div>'),
    outline,
  }
}

const question = /<h3( id="[^"]*")>(.*?)<\/h3>\n([\s\S]*?)(?=<h[23] |$)/g
/** A method of positioning: its figure, and its conditions, which phones fold. */
const method = /(<h3[^>]*>[^<]*<\/h3>\n<p><strong>.*?<\/p>)\n(<p>.*?<\/p>)\n<\/li>/g
/** The sources of error with their legend, and the two that positioning has no part in, folded. */
const others = /(<h2 id="sources">[\s\S]*?<\/ul>\s*<p>.*?<\/p>)\s*(<ul>[\s\S]*?<\/ul>)/
/** The hour of the test as a table, and what is done in it and computed, folded. */
const hour = /(<h2 id="test">[\s\S]*?<\/table>)\s*([\s\S]*?<\/pre>)/
const term = /<h3( id="[^"]*")>([^<|]*?) \| ([^<]*?)<\/h3>/g

function asDetails(_: string, id: string, asked: string, answer: string): string {
  return `<details${id}><summary><h3>${asked}</h3></summary>${answer}</details>`
}

function questionsIn(html: string): Question[] {
  return [...html.matchAll(question)].map(([, , asked = '', answer = '']): Question => [plain(asked), plain(answer)])
}

function plain(html: string): string {
  return html
    .replace(/<\/(?:p|li|td|th)>/g, '$& ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u200b', '')
    .replace(/\s+/g, ' ')
    .trim()
}
