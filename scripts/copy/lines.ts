import { globSync, readFileSync } from 'node:fs'
import { factWords } from '#fact-words'
import { type Locale, locales } from '../../locales/index.ts'

/** A line that visitors read. */
export interface Line {
  file: string
  /** Counts from 1. */
  line: number
  locale: Locale
  /** Facts are filled in; other values are `{{name}}`. */
  text: string
}

/** All lines of words and texts, without code, addresses and front matter that is not shown. */
export function copyLines(files: readonly string[] = copyFiles()): Line[] {
  return files.flatMap((file) => {
    const locale = locales.find((one) => file.includes(`${one}/`))
    if (!locale) return []
    const facts: Record<string, string> = { ...factWords(locale) }
    const read = file.endsWith('.md') ? readMarkdown : readWords
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((raw, index) => ({
        file,
        line: index + 1,
        locale,
        text: read(raw).replace(/\{\{(\w+)\}\}/g, (whole, name) => facts[name] ?? whole),
      }))
      .filter(({ text }) => text.trim() !== '')
  })
}

export function copyFiles(): string[] {
  return globSync('locales/*/{*.ts,site.json,{news,consultation,jobs,resources}/*.md}', {
    exclude: ['locales/*/language.ts'],
  }).sort()
}

/** The text inside quotation marks. */
function readWords(raw: string): string {
  if (/^import |satisfies Words/.test(raw)) return ''
  return [...raw.replace(/"\w+":/g, '').matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)]
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .join(' ')
    .replaceAll('\\u00a0', '\u00a0')
    .replaceAll('\\u200b', '')
    .replaceAll("\\'", "'")
}

const unread =
  /^ *(date|category|cover|tags|department|type|validThrough|publishAt|products|page|building|unit|before|after|sample|draft): |^---$|^story:$/

function readMarkdown(raw: string): string {
  if (unread.test(raw)) return ''
  return raw
    .replace(/ \{#[\w-]+\}$/, '')
    .replace(/^ *[a-zA-Z]+: /, '')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*?(?: "([^"]*)")?\)/g, ']$1')
    .replace(/https?:\S+/g, ' ')
}
