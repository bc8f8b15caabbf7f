import { existsSync, globSync, readFileSync } from 'node:fs'
import { factWords } from '#fact-words'
import { companies, type Locale } from '../../locales/index.ts'
import { articleCardName, namedCard } from '../../ui/cards.ts'
import type { ArticleKind } from '../../ui/content.ts'
import { localesOf, timeZoneOf } from './days.ts'
import { untoldElsewhere } from './events.ts'
import { type Meta, readFrontMatter } from './front-matter.ts'
import { type Rendered, render } from './markdown.ts'
import type { Problem } from './problem.ts'
import { differences, untold } from './story.ts'
import { termsOf } from './terms.ts'

export const kinds = ['news', 'consultation', 'jobs'] as const
export type Kind = (typeof kinds)[number]

/** A text file: `locales/<locale>/<kind>/<id>.md`. */
export interface Source extends Rendered {
  kind: Kind
  id: string
  locale: Locale
  meta: Meta
  /** ms since 1970; null for a draft. */
  liveAt: number | null
  /** End of a job's last day in ms since 1970; 0 for articles. */
  openUntil: number
  /** A Cover as JSON. */
  cover: string
}

export interface ArticleSource extends Source {
  kind: ArticleKind
}

/** Reads all articles and jobs and reports their errors. Days begin and end in `timeZone`. */
export function readSources(
  files = globSync('locales/*/{news,consultation,jobs}/*.md').sort(),
  timeZone = timeZoneOf(),
): { sources: Source[]; problems: Problem[] } {
  const problems: Problem[] = []
  const enabled = localesOf()
  const known = new Set(files.map((file) => pathOf(nameOf(file))))
  const sources = files.map((file) => readSource(file, { known, timeZone, problems }))
  for (const [name, source] of new Map(sources.map((source) => [`${source.kind}/${source.id}`, source]))) {
    const missing = enabled.filter((one) => !sources.some((s) => s.locale === one && `${s.kind}/${s.id}` === name))
    const file = `locales/${source.locale}/${name}.md`
    for (const locale of missing) {
      problems.push({ file, line: 1, text: `Not written in ${locale}: add locales/${locale}/${name}.md`, notice: true })
    }
  }
  // A language that is not enabled may contain copies.
  const shown = sources.filter(({ locale }) => enabled.includes(locale))
  problems.push(...differences(shown), ...untoldElsewhere(shown))
  return { sources, problems }
}

function nameOf(file: string): { kind: Kind; id: string; locale: Locale } {
  const [, locale, kind, id] = /([\w-]+)\/(\w+)\/([^/]+)\.md$/.exec(file) ?? []
  return { kind: kind as Kind, id: id as string, locale: locale as Locale }
}

function pathOf({ kind, id }: { kind: Kind; id: string }): string {
  return { news: `/newsroom/${id}`, consultation: `/consultation/${id}`, jobs: `/about-us/careers-detail?id=${id}` }[
    kind
  ]
}

interface Reading {
  known: ReadonlySet<string>
  timeZone: string
  problems: Problem[]
}

function readSource(file: string, { known, timeZone, problems }: Reading): Source {
  const { kind, id, locale } = nameOf(file)
  const report = (line: number, text: string) => problems.push({ file, line, text })
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) report(1, `File name ${id}: use small letters, digits and hyphens`)

  const raw = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const [whole = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(raw) ?? []
  if (!whole) report(1, 'The file must begin with front matter: a line ---, the fields, a line ---')

  const values: Record<string, string> = { ...factWords(locale), brand: companies[locale].brand }
  const filled = filler(values, report)
  const { meta, cover, liveAt, openUntil } = readFrontMatter(filled(front, 2), { kind, timeZone, report })
  const bodyLine = whole.split('\n').length - 1
  const body = filled(raw.slice(whole.length), bodyLine + 1)
  const rendered = render(body, {
    locale,
    known,
    report: (line, text) => report(line + bodyLine, text),
    ...(kind !== 'jobs' && { terms: termsOf(locale) }),
  })
  if (rendered.text.trim() === '') report(bodyLine + 1, 'The text is missing')

  const wrong = untold({ meta, text: rendered.text })
  if (wrong) report(1, wrong)

  const hasCard = kind !== 'jobs' && existsSync(`public${namedCard(locale, articleCardName({ kind, id })).src}`)
  const picture = JSON.stringify({ ...cover, ...(hasCard && { card: true }) })
  return { kind, id, locale, meta, liveAt, openUntil, cover: picture, ...rendered }
}

/** Returns a function that fills in `{{accuracy}}` and the other facts. */
export function filler(values: Record<string, string>, report: (line: number, text: string) => void) {
  return (text: string, firstLine: number) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string, at: number) => {
      const value = values[name]
      if (value !== undefined) return value
      const line = firstLine + text.slice(0, at).split('\n').length - 1
      report(line, `Unknown fact ${whole}: choose one of ui/fact-words.ts, or brand`)
      return whole
    })
}
