import type { Locale } from '../locales/index.ts'
import { isSpaced } from '../locales/languages.ts'
import type { ArticleKind, Cover } from './content.ts'
import type { PageName } from './routes.ts'
import type { Text } from './site.ts'

/** Product pages, by which stories are selected. */
export const products = ['construction', 'design', 'operation', 'capture', 'city'] as const satisfies PageName[]
export type Product = (typeof products)[number]

/** Pages that tell one story large and mention another; all of them are on the contractors' page. */
export const storyPages = ['home', ...products, 'owners', 'infrastructure'] as const satisfies PageName[]
export type StoryPage = (typeof storyPages)[number]

/** Kinds of building, with their labels. */
export const buildings = {
  health: 'newsroom.buildings.health',
  education: 'newsroom.buildings.education',
  office: 'newsroom.buildings.office',
  'data-center': 'newsroom.buildings.dataCenter',
  transport: 'newsroom.buildings.transport',
  street: 'newsroom.buildings.street',
  district: 'newsroom.buildings.district',
} as const satisfies Record<string, Text>
export type Building = keyof typeof buildings

/** Units of counts: `share` is part of a whole, shown in percent; the others are units of `Intl.NumberFormat`. */
export const units = ['share', 'count', 'minute', 'hour', 'day', 'week'] as const

/** Charts that show each one that was counted, drawn in art/drawings/results.mjs: for counts of which unit, and how large. */
export const charts = {
  hangers: { unit: 'share', size: [1200, 364], narrow: [480, 568] },
  ceiling: { unit: 'share', size: [1200, 268], narrow: [480, 256] },
  sleeves: { unit: 'share', size: [1200, 190], narrow: [480, 424] },
  pits: { unit: 'share', size: [1200, 304], narrow: [480, 412] },
  sheets: { unit: 'count', size: [1200, 206], narrow: [480, 214] },
  days: { unit: 'day', size: [1200, 220], narrow: [480, 200] },
} as const satisfies Record<string, { unit: Story['unit']; size: [number, number]; narrow: [number, number] }>
export type Chart = keyof typeof charts

export interface Count {
  count: number
  /** The whole. */
  of?: number | undefined
}

/** A customer's figures, from the front matter of an article. */
export interface Story {
  kind: ArticleKind
  id: string
  date: string
  /** The picture of the article; what it shows is in the article. */
  cover: Omit<Cover, 'alt'>
  products: readonly Product[]
  /** The page that tells it large. */
  page?: StoryPage | undefined
  /** Pages that mention it. */
  also?: readonly StoryPage[] | undefined
  building: Building
  unit: (typeof units)[number]
  /** Told large, the story has this chart and no picture. */
  chart?: Chart | undefined
  before: Count
  after: Count
  words: Readonly<Record<Locale, StoryWords>>
}

interface StoryWords {
  /** Title of the article. */
  title: string
  /** Kind of building and region; no customer is named. */
  place: string
  size: string
  duration: string
  counted: string
  conditions: string
  /** A role, not a person. */
  countedBy: string
}

const made = new Map<string, string>()

/** A count as text: `7.5%`, `46`, `9 days`. */
export function countWords(locale: Locale, unit: Story['unit'], count: Count): string {
  const key = `${locale} ${unit} ${count.count} ${count.of}`
  const words = made.get(key) ?? written(locale, unit, count)
  made.set(key, words)
  return words
}

/** Slow, because every count creates a formatter. */
function written(locale: Locale, unit: Story['unit'], { count, of = 1 }: Count): string {
  if (unit === 'share') {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(count / of)
  }
  if (unit === 'count') return new Intl.NumberFormat(locale).format(count)
  const space = isSpaced(locale) ? '\u00a0' : ''
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(' ', space)
}
