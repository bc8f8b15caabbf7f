import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { type Category, categories, departments, jobTypes } from '../../ui/content.ts'
import { type Tag, tagPages } from '../../ui/tags.ts'
import { dayAfter, startOfDay } from './days.ts'
import { type Picture, pictureAt } from './pictures.ts'
import type { Kind } from './source.ts'
import { type StoryRecord, storyIn } from './story.ts'

/** The fields of a text; '', null or [] for fields that its kind does not have. */
export interface Meta {
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
  /** The customer's figures, or null when the article has none. */
  story: StoryRecord | null
  /** Made-up content: confirm or replace before going live. */
  sample: boolean
}

interface FrontMatter {
  meta: Meta
  cover: Partial<Picture> & { alt?: string }
  /** ms since 1970; null for a draft. */
  liveAt: number | null
  /** End of a job's last day in ms since 1970; 0 for articles. */
  openUntil: number
}

// In messages, {name} is the field and {value} its value.
const missing = 'Field {name} is missing'
const invalid = (mend: string) => `{name} {value}: ${mend}`
const choose = (names: readonly (string | number)[]) => invalid(`choose ${names.join(', ')}`)

const line = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], missing),
  v.trim(),
  v.nonEmpty(missing),
)
const day = (example: string) => v.pipe(line, v.check(isDay, invalid(`must be a day such as ${example}`)))
const list = (message = '{name} must be a list of texts') =>
  v.pipe(v.array(v.string(message), message), v.nonEmpty(message))
const flag = v.optional(v.boolean('{name} must be true or false'), false)
const picture = v.pipe(
  line,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = pictureAt(dataset.value)
    if (typeof found !== 'string') return found
    addIssue({ message: found })
    return NEVER
  }),
)
const tag = v.picklist(
  Object.keys(tagPages) as Tag[],
  `Unknown tag {value}: choose of ${Object.keys(tagPages).join(', ')}`,
)

const every = {
  title: line,
  summary: line,
  date: day('2026-10-22'),
  cover: picture,
  coverAlt: line,
  publishAt: v.optional(
    v.pipe(
      line,
      v.check(
        (text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
        invalid('write a time with its zone, such as 2026-12-01T09:00:00+08:00'),
      ),
    ),
  ),
  draft: flag,
  sample: flag,
}
const article = { ...every, author: line, tags: v.pipe(list(), v.array(tag)), story: v.optional(v.unknown()) }
const categoryField = v.pipe(line, v.transform(Number), v.picklist(categories, choose(categories)))
const job = {
  ...every,
  department: v.pipe(line, v.picklist(departments, choose(departments))),
  place: line,
  type: v.pipe(line, v.picklist(jobTypes, choose(jobTypes))),
  duties: list(),
  requirements: list(),
  validThrough: day('2027-03-31'),
}

const schemas = {
  news: strict({ ...article, category: categoryField }),
  consultation: strict(article),
  jobs: strict(job),
} satisfies Record<Kind, unknown>

/** Reads the front matter of a text and reports its errors. It begins on line 2 of the file. */
export function readFrontMatter(
  front: string,
  { kind, timeZone, report }: { kind: Kind; timeZone: string; report: (line: number, text: string) => void },
): FrontMatter {
  const counter = new LineCounter()
  const document = parseDocument(front, { lineCounter: counter })
  for (const { message, pos } of document.errors) {
    report(counter.linePos(pos[0]).line + 1, `Front matter: ${message.split('\n')[0]}`)
  }
  if (document.errors.length > 0) return nothing

  const lineOf = (name: string) => {
    const node = document.get(name, true) as { range?: [number] } | undefined
    return node?.range ? counter.linePos(node.range[0]).line + 1 : 1
  }
  const { success, output, issues } = v.safeParse(schemas[kind], document.toJS() ?? {})
  const problems = (issues ?? []).map((issue) => {
    const name = String(issue.path?.[0]?.key ?? '')
    const text = issue.message.replace('{name}', name).replace('{value}', String(issue.input))
    return { line: lineOf(name), text }
  })
  for (const { line, text } of problems.sort((a, b) => a.line - b.line)) report(line, text)
  if (!success) return nothing

  const { cover, coverAlt, publishAt, draft, ...fields } = output
  const given = 'story' in fields ? fields.story : undefined
  const story = given === undefined ? null : storyIn(given, (problem) => report(lineOf('story'), problem))
  const meta = { ...nothing.meta, ...fields, story }
  if (meta.category === 23 && given === undefined) {
    report(1, 'An article of category 23 needs a story: copy the field of a neighbor')
  }
  return {
    meta,
    cover: { ...cover, alt: coverAlt },
    liveAt: draft ? null : publishAt ? Date.parse(publishAt) : startOfDay(fields.date, timeZone),
    openUntil: meta.validThrough ? startOfDay(dayAfter(meta.validThrough), timeZone) : 0,
  }
}

/** Used when the front matter is wrong, so that the body is checked all the same. */
const nothing: FrontMatter = {
  meta: {
    title: '',
    summary: '',
    date: '',
    category: null,
    author: '',
    tags: [],
    department: '',
    place: '',
    type: '',
    duties: [],
    requirements: [],
    validThrough: '',
    story: null,
    sample: false,
  },
  cover: {},
  liveAt: null,
  openUntil: 0,
}

function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? `Unknown field {name}: there are ${Object.keys(entries).join(', ')}` : missing,
  )
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
