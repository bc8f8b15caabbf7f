import * as v from 'valibot'
import type { Locale } from '../../locales/index.ts'
import { typeset } from '../../locales/typeset.ts'
import {
  type Building,
  buildings,
  type Chart,
  charts,
  products,
  type Story,
  storyPages,
  units,
} from '../../ui/story.ts'
import { localesOf } from './days.ts'
import { figuresIn, figuresInWords } from './figures.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

const positive = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be below 0'))
const count = v.strictObject({ count: positive, of: v.optional(v.pipe(positive, v.minValue(1, 'must be 1 or more'))) })
const line = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))
const oneOf = <const T extends string>(names: readonly T[]) => v.picklist(names, `choose ${names.join(', ')}`)
const some = <const T extends string>(names: readonly T[]) =>
  v.pipe(v.array(oneOf(names), 'must be a list'), v.nonEmpty('name one at least'))

/** Fields of `story` in an article's front matter. */
const recordSchema = v.pipe(
  v.strictObject({
    products: some(products),
    page: v.optional(oneOf(storyPages)),
    also: v.optional(some(storyPages)),
    building: oneOf(Object.keys(buildings) as Building[]),
    unit: oneOf(units),
    chart: v.optional(oneOf(Object.keys(charts) as Chart[])),
    before: count,
    after: count,
    place: line,
    size: line,
    duration: line,
    counted: line,
    conditions: line,
    countedBy: line,
  }),
  v.check(
    ({ unit, before, after }) => [before, after].every(({ of }) => (unit === 'share') === (of !== undefined)),
    'unit share needs `of` in before and after, any other unit has none',
  ),
  v.check(({ unit, chart }) => !chart || charts[chart].unit === unit, 'this chart is for counts of another unit'),
)

export type StoryRecord = v.InferOutput<typeof recordSchema>
const words = ['place', 'size', 'duration', 'counted', 'conditions', 'countedBy'] as const

/** The story in the front matter, or null when it is wrong; reports why. */
export function storyIn(given: unknown, report: (text: string) => void): StoryRecord | null {
  const { success, output, issues } = v.safeParse(recordSchema, given)
  if (success) return output
  for (const issue of issues) report(`${['story', v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`)
  return null
}

/** Stories that differ between languages in numbers, choices or figures within words. */
export function differences(sources: readonly Source[]): Problem[] {
  return [...byArticle(sources)].flatMap(([name, versions]) => {
    const [first, ...others] = versions
    return others.flatMap((other) => {
      const file = `locales/${other.locale}/${name}.md`
      const report = (field: string) => ({
        file,
        line: 1,
        text: `story${field} has other figures than locales/${first?.locale}/${name}.md: make them equal`,
      })
      const [one, another] = [first?.meta.story, other.meta.story]
      if (!one || !another) return one === another ? [] : [report('')]
      return (Object.keys(one) as (keyof StoryRecord)[])
        .filter((field) => factsOf(field, one) !== factsOf(field, another))
        .map((field) => report(`.${field}`))
    })
  })
}

/** Counts of a story that its article does not mention. */
export function untold({ meta: { story, title, summary }, text }: Pick<Source, 'meta' | 'text'>): string | null {
  if (!story) return null
  const whole = `${title}\n${summary}\n${text}`
  const said = [...figuresIn(whole), ...figuresInWords(whole)]
  const missing = [story.before, story.after]
    .flatMap(({ count, of }) => [count, of])
    .filter((figure) => figure !== undefined && !said.includes(figure))
  return missing.length > 0 ? `story: the text does not mention ${missing.join(', ')}` : null
}

/** The part that must be equal in every language: the figures of words, all of everything else. */
function factsOf(field: keyof StoryRecord, record: StoryRecord): string {
  return JSON.stringify(words.some((name) => name === field) ? figuresIn(`${record[field]}`) : record[field])
}

/** The stories that are published in every language at that time, newest first. */
export function storiesAt(time: number, sources: readonly Source[]): Story[] {
  return [...byArticle(sources).values()]
    .flatMap((versions) => {
      const [first] = versions
      const live = localesOf().every((locale) => versions.some((one) => one.locale === locale && isLive(one)))
      if (!live || !first?.meta.story || first.kind === 'jobs') return []

      const { src, width, height, avif } = JSON.parse(first.cover) as Story['cover']
      const { place, size, duration, counted, conditions, countedBy, ...facts } = first.meta.story
      const inWords = versions.flatMap(({ locale, meta: { title, story } }) =>
        story ? [[locale, set(locale, { title, ...story })]] : [],
      )
      return [
        {
          kind: first.kind,
          id: first.id,
          date: first.meta.date,
          cover: { src, width, height, ...(avif && { avif }) },
          ...facts,
          words: Object.fromEntries(inWords) as Record<Locale, Story['words'][Locale]>,
        },
      ]
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))

  function isLive({ liveAt, meta }: Source) {
    return meta.story !== null && liveAt !== null && liveAt <= time
  }
}

/** The words of a story with their line breaks. */
function set(locale: Locale, { title, ...story }: StoryRecord & { title: string }) {
  const lines = words.map((name) => [name, typeset(locale, story[name], 'story')])
  return { title: typeset(locale, title, 'story'), ...Object.fromEntries(lines) }
}

function byArticle(sources: readonly Source[]): Map<string, Source[]> {
  return Map.groupBy(sources, ({ kind, id }) => `${kind}/${id}`)
}
