import type { Locale } from '../locales/index.ts'
import { isSpaced } from '../locales/languages.ts'
import type { ArticleKind } from './content.ts'
import type { PageName } from './routes.ts'
import type { Text } from './site.ts'

/** Pages of products and solutions, by which stories are chosen. */
export const products = ['construction', 'design', 'operation', 'capture', 'city'] as const satisfies PageName[]
export const solutions = ['contractor', 'owners', 'infrastructure'] as const satisfies PageName[]
export type Product = (typeof products)[number]
export type Solution = (typeof solutions)[number]

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

/** What is counted in: `share` is a count of a whole, shown in percent; the others are units of `Intl.NumberFormat`. */
export const units = ['share', 'count', 'minute', 'hour', 'day', 'week'] as const

export interface Count {
  count: number
  /** The whole it is a part of. */
  of?: number | undefined
}

/** What a customer counted, from the front matter of the article that tells it. */
export interface Story {
  kind: ArticleKind
  id: string
  date: string
  products: readonly Product[]
  solutions: readonly Solution[]
  building: Building
  unit: (typeof units)[number]
  before: Count
  after: Count
  words: Readonly<Record<Locale, StoryWords>>
}

interface StoryWords {
  /** Of the article. */
  title: string
  /** Kind of building and part of the country; no customer is named. */
  place: string
  size: string
  duration: string
  counted: string
  conditions: string
  /** A role, not a person. */
  countedBy: string
}

const made = new Map<string, string>()

/** A count as a page shows it: `7.5%`, `46`, `9 days`. */
export function countWords(locale: Locale, unit: Story['unit'], count: Count): string {
  const key = `${locale} ${unit} ${count.count} ${count.of}`
  const words = made.get(key) ?? written(locale, unit, count)
  made.set(key, words)
  return words
}

/** Slow: every count makes a format of its own. */
function written(locale: Locale, unit: Story['unit'], { count, of = 1 }: Count): string {
  if (unit === 'share') {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(count / of)
  }
  if (unit === 'count') return new Intl.NumberFormat(locale).format(count)
  const space = isSpaced(locale) ? '\u00a0' : ''
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(' ', space)
}
