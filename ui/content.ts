import type { Locale } from '../locales/index.ts'
import type { PageName } from './routes.ts'
import type { Text } from './site.ts'

/** News categories by the ids that listWeb and the menu use (specification, section 3), in the order of the filter. */
export const categories = [22, 20, 21, 23] as const
export type Category = (typeof categories)[number]
export const categoryNames = {
  22: 'newsroom.updates',
  20: 'newsroom.events',
  21: 'newsroom.press',
  23: 'newsroom.cases',
} as const satisfies Record<Category, Text>

/** `news` stand under /newsroom, `consultation` articles under /consultation. */
export type ArticleKind = 'news' | 'consultation'
export const articlePages = {
  news: { list: 'newsroom', item: 'newsItem' },
  consultation: { list: 'consultation', item: 'guide' },
} as const satisfies Record<ArticleKind, Record<'list' | 'item', PageName>>

/** A picture of public/media: a drawing, coloured by the page, or a rendered one with the AVIF widths there are. */
export interface Cover {
  src: string
  width: number
  height: number
  alt: string
  avif?: readonly number[]
  /** There is a card for where its article is shared. */
  card?: true
}

/** An article as lists show it. */
export interface ArticleCard {
  kind: ArticleKind
  id: string
  title: string
  summary: string
  /** YYYY-MM-DD */
  date: string
  category: Category | null
  cover: Cover
  /** Reading time. */
  minutes: number
}

/** What the head of an article's page says, and the top of the page. */
export interface ArticleHead extends ArticleCard {
  /** A role, not a person. */
  author: string
  /** Languages it can be read in now. */
  locales: readonly Locale[]
}

export interface ArticleBody {
  /** Safe HTML, made from Markdown when the content was loaded. */
  html: string
  /** Its second level headings. */
  outline: readonly { id: string; text: string }[]
  tags: readonly string[]
  related: readonly ArticleCard[]
  /** Its neighbours in time, of the same kind. */
  older: ArticleLink | null
  newer: ArticleLink | null
}

export interface ArticleLink {
  id: string
  title: string
}

/** A page of a list, newest first; of a search, best first, with the text around the hit. */
export interface ArticleList {
  items: readonly (ArticleCard & { hit?: Hit })[]
  total: number
  /** From 1; a page past the end is the last. */
  page: number
  pages: number
}

/** Title and an excerpt, cut where the words that were found begin and end: every odd piece is one. */
export interface Hit {
  title: readonly string[]
  excerpt: readonly string[]
}

export const departments = ['research', 'delivery', 'sales'] as const
export type Department = (typeof departments)[number]
export const jobTypes = ['full-time', 'part-time', 'internship'] as const
export type JobType = (typeof jobTypes)[number]

export interface Job {
  id: string
  title: string
  summary: string
  department: Department
  place: string
  type: JobType
  duties: readonly string[]
  requirements: readonly string[]
  html: string
  cover: Cover
  /** YYYY-MM-DD */
  date: string
  validThrough: string
}

/** What content pages ask for, in one language, as it is published now. */
export interface Content {
  /** Newest first. `page` counts from 1. */
  list(kind: ArticleKind, options: { category?: Category | null; page?: number; size: number }): Promise<ArticleList>
  /** News with the words or characters of `text`, best first. */
  search(text: string, options: { category?: Category | null; page?: number; size: number }): Promise<ArticleList>
  /** One article. Its head is often there before its body; where this language lacks it, the languages that have it are. */
  article(
    kind: ArticleKind,
    id: string,
    preview?: string,
  ): { head(): Promise<ArticleHead | { elsewhere: readonly Locale[] }>; body(): Promise<ArticleBody> }
  /** Newest first. */
  jobs(): Promise<readonly Job[]>
}
