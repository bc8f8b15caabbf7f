import type { Locale } from '../locales/index.ts'
import type { PageName } from './routes.ts'
import type { Text } from './site.ts'

/** News categories in the order of the filter, by the ids in the menu and in listWeb. */
export const categories = [22, 20, 21, 23] as const
export type Category = (typeof categories)[number]
export const categoryNames = {
  22: 'frame.menu.updates',
  20: 'frame.menu.events',
  21: 'frame.menu.press',
  23: 'frame.menu.cases',
} as const satisfies Record<Category, Text>

/** `news` are under /newsroom, `consultation` articles under /consultation. */
export type ArticleKind = 'news' | 'consultation'
export const articlePages = {
  news: { list: 'newsroom', item: 'newsItem' },
  consultation: { list: 'consultation', item: 'guide' },
} as const satisfies Record<ArticleKind, Record<'list' | 'item', PageName>>

/** A picture of public/media: a drawing in the page's colors, or a render with its AVIF widths. */
export interface Cover {
  src: string
  width: number
  height: number
  alt: string
  avif?: readonly number[]
  /** The article has a sharing card. */
  card?: true
}

/** An article in a list. */
export interface ArticleCard {
  kind: ArticleKind
  id: string
  title: string
  summary: string
  /** YYYY-MM-DD */
  date: string
  category: Category | null
  cover: Cover
  /** Minutes to read. */
  minutes: number
}

/** The head and top of an article's page. */
export interface ArticleHead extends ArticleCard {
  /** A role, not a person. */
  author: string
  /** Languages in which it is published now. */
  locales: readonly Locale[]
}

export interface ArticleBody {
  /** Safe HTML, rendered when the content was loaded. */
  html: string
  /** Second-level headings. */
  outline: readonly { id: string; text: string }[]
  tags: readonly string[]
  related: readonly ArticleCard[]
  /** The next older and newer articles of the same kind. */
  older: ArticleLink | null
  newer: ArticleLink | null
}

export interface ArticleLink {
  id: string
  title: string
}

/** A page of a list, newest first; of a search, best first with excerpts. */
export interface ArticleList {
  items: readonly (ArticleCard & { hit?: Hit })[]
  total: number
  /** Counts from 1; a page past the end is the last. */
  page: number
  pages: number
}

/** Title and an excerpt, split at the words that were found: every odd piece is a match. */
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

/** Published content in one language, as of now. */
export interface Content {
  /** Newest first. `page` counts from 1. */
  list(kind: ArticleKind, options: { category?: Category | null; page?: number; size: number }): Promise<ArticleList>
  /** News that match the words or characters of `text`, best first. */
  search(text: string, options: { category?: Category | null; page?: number; size: number }): Promise<ArticleList>
  /** An article, whose head may arrive before its body; or the languages that have it, when this one does not. */
  article(
    kind: ArticleKind,
    id: string,
    preview?: string,
  ): { head(): Promise<ArticleHead | { elsewhere: readonly Locale[] }>; body(): Promise<ArticleBody> }
  /** Newest first. */
  jobs(): Promise<readonly Job[]>
}
