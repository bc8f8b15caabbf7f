import { existsSync, globSync, readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { factWords } from '#fact-words'
import { companies, type Locale, locales } from '../../locales/index.ts'
import { articleCardName, namedCard } from '../../ui/cards.ts'
import { type ArticleKind, type Category, categories, departments, jobTypes } from '../../ui/content.ts'
import { type Tag, tagPages } from '../../ui/tags.ts'
import { dayAfter, localesOf, startOfDay, timeZoneOf } from './days.ts'
import { untoldElsewhere } from './events.ts'
import { type Rendered, render } from './markdown.ts'
import { pictureAt } from './pictures.ts'
import type { Problem } from './problem.ts'
import { differences, type StoryRecord, storyIn, untold } from './story.ts'
import { termsOf } from './terms.ts'

export const kinds = ['news', 'consultation', 'jobs'] as const
export type Kind = (typeof kinds)[number]

/** One file as it is written: `locales/<locale>/<kind>/<id>.md`. */
export interface Source extends Rendered {
  kind: Kind
  id: string
  locale: Locale
  meta: Meta
  /** ms since 1970, or null for a draft. */
  liveAt: number | null
  /** ms since 1970: the end of a job's last day; 0 for articles. */
  openUntil: number
  /** JSON of a Cover. */
  cover: string
}

export interface ArticleSource extends Source {
  kind: ArticleKind
}

interface Meta {
  title: string
  summary: string
  date: string
  category: Category | null
  author: string
  tags: Tag[]
  department: string
  place: string
  type: string
  duties: string[]
  requirements: string[]
  validThrough: string
  /** What a customer counted; null where the article tells of none. */
  story: StoryRecord | null
  /** Made up to show the site: to be confirmed or replaced before it goes live. */
  sample: boolean
}

/** Reads every article and job, with what is wrong in them. Days begin and end as they do in `timeZone`. */
export function readSources(
  files = globSync('locales/*/{news,consultation,jobs}/*.md').sort(),
  timeZone = timeZoneOf(),
): { sources: Source[]; problems: Problem[] } {
  const problems: Problem[] = []
  const known = new Set(files.map((file) => addressOf(placeOf(file))))
  const sources = files.map((file) => readSource(file, { known, timeZone, problems }))
  for (const [name, source] of new Map(sources.map((source) => [`${source.kind}/${source.id}`, source]))) {
    const missing = locales.filter((one) => !sources.some((s) => s.locale === one && `${s.kind}/${s.id}` === name))
    const file = `locales/${source.locale}/${name}.md`
    for (const locale of missing) {
      problems.push({ file, line: 1, text: `Not written in ${locale}: add locales/${locale}/${name}.md`, notice: true })
    }
  }
  // A language that is not switched on may have copies.
  const shown = sources.filter(({ locale }) => localesOf().includes(locale))
  problems.push(...differences(shown), ...untoldElsewhere(shown))
  return { sources, problems }
}

function placeOf(file: string): { kind: Kind; id: string; locale: Locale } {
  const [, locale, kind, id] = /([\w-]+)\/(\w+)\/([^/]+)\.md$/.exec(file) ?? []
  return { kind: kind as Kind, id: id as string, locale: locale as Locale }
}

function addressOf({ kind, id }: { kind: Kind; id: string }): string {
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
  const { kind, id, locale } = placeOf(file)
  const report = (line: number, text: string) => problems.push({ file, line, text })
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) report(1, `File name ${id}: use small letters, digits and hyphens`)

  const raw = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const [whole = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(raw) ?? []
  if (!whole) report(1, 'The file must begin with front matter: a line ---, the fields, a line ---')

  const values: Record<string, string> = { ...factWords(locale), brand: companies[locale].brand }
  const filled = filler(values, report)
  const { meta, cover, liveAt } = readFront(filled(front, 2), { kind, timeZone, report })
  const { validThrough } = meta
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
  const openUntil = isDay.test(validThrough) ? startOfDay(dayAfter(validThrough), timeZone) : 0
  return { kind, id, locale, meta, liveAt, openUntil, cover: picture, ...rendered }
}

/** Fills `{{accuracy}}` and the other facts in. */
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

/** The front matter, checked field by field; its first line is the file's second. */
function readFront(
  front: string,
  { kind, timeZone, report }: { kind: Kind; timeZone: string; report: (line: number, text: string) => void },
) {
  const counter = new LineCounter()
  const document = parseDocument(front, { lineCounter: counter })
  for (const { message, pos } of document.errors) {
    report(counter.linePos(pos[0]).line + 1, `Front matter: ${message.split('\n')[0]}`)
  }
  const given = (document.errors.length > 0 ? {} : (document.toJS() ?? {})) as Record<string, unknown>
  const lineOf = (name: string) => {
    const node = document.errors.length > 0 ? null : (document.get(name, true) as { range?: [number] } | undefined)
    return node?.range ? counter.linePos(node.range[0]).line + 1 : 1
  }

  const job = kind === 'jobs'
  const expected = job
    ? [
        'title',
        'summary',
        'date',
        'department',
        'place',
        'type',
        'validThrough',
        'cover',
        'coverAlt',
        'duties',
        'requirements',
      ]
    : ['title', 'summary', 'date', 'cover', 'coverAlt', 'author', 'tags', ...(kind === 'news' ? ['category'] : [])]
  const optional = ['publishAt', 'draft', 'sample', ...(job ? [] : ['story'])]
  for (const name of Object.keys(given)) {
    if (![...expected, ...optional].includes(name)) {
      report(lineOf(name), `Unknown field ${name}: there are ${[...expected, ...optional].join(', ')}`)
    }
  }

  const text = (name: string, fits?: { test(value: string): boolean }, mend?: string): string => {
    if (!expected.includes(name)) return ''
    const value = typeof given[name] === 'number' ? String(given[name]) : given[name]
    if (typeof value !== 'string' || value.trim() === '') report(1, `Field ${name} is missing`)
    else if (fits && !fits.test(value)) report(lineOf(name), `${name} ${value}: ${mend}`)
    return String(value ?? '').trim()
  }
  const oneOf = (names: readonly (string | number)[]) => ({
    test: (value: string) => names.map(String).includes(value),
  })
  const list = (name: string): string[] => {
    if (!expected.includes(name)) return []
    const value = given[name]
    const fits = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
    if (!fits) report(lineOf(name), `${name} must be a list of texts`)
    return fits ? value : []
  }

  const date = text('date', isDay, 'must be a day such as 2026-10-22')
  const category = text('category', oneOf(categories), `choose ${categories.join(', ')}`)
  const tags = list('tags')
  for (const tag of tags) {
    if (!(tag in tagPages)) report(lineOf('tags'), `Unknown tag ${tag}: choose of ${Object.keys(tagPages).join(', ')}`)
  }
  const publishAt = given.publishAt === undefined ? date : String(given.publishAt)
  const time = isDay.test(publishAt) ? startOfDay(publishAt, timeZone) : Date.parse(publishAt)
  if (given.publishAt !== undefined && (Number.isNaN(time) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(publishAt))) {
    report(lineOf('publishAt'), `publishAt ${publishAt}: write a time with its zone, such as 2026-12-01T09:00:00+08:00`)
  }
  for (const name of ['draft', 'sample']) {
    if (given[name] !== undefined && typeof given[name] !== 'boolean')
      report(lineOf(name), `${name} must be true or false`)
  }
  const tells = !job && given.story !== undefined
  if (category === '23' && !tells) report(1, 'An article of category 23 needs a story: copy the field of a neighbor')

  const alt = text('coverAlt')
  const picture = pictureAt(text('cover'))
  if (typeof picture === 'string') report(lineOf('cover'), picture)

  const meta: Meta = {
    title: text('title'),
    summary: text('summary'),
    date,
    category: category ? (Number(category) as Category) : null,
    author: text('author'),
    tags: tags as Tag[],
    department: text('department', oneOf(departments), `choose ${departments.join(', ')}`),
    place: text('place'),
    type: text('type', oneOf(jobTypes), `choose ${jobTypes.join(', ')}`),
    duties: list('duties'),
    requirements: list('requirements'),
    validThrough: text('validThrough', isDay, 'must be a day such as 2027-03-31'),
    story: tells ? storyIn(given.story, (problem) => report(lineOf('story'), problem)) : null,
    sample: given.sample === true,
  }
  return {
    meta,
    cover: typeof picture === 'string' ? {} : { ...picture, alt },
    liveAt: given.draft === true || Number.isNaN(time) ? null : time,
  }
}

const isDay = {
  test: (text: string) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text,
}
