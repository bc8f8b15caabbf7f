import type { ReactNode } from 'react'
import type { Locale } from '../locales/index.ts'
import type { Card } from './cards.ts'
import type { Content } from './content.ts'
import type { PageName, StandingPage } from './routes.ts'
import type { Thing } from './schema/thing.ts'
import type { Site } from './site.ts'

/** A page: what the head says, which frame it stands in, and its main content. */
export interface Page {
  title(site: Site): string
  description(site: Site): string
  /** `default`: header, consult block, footer. `plain`: consult block and footer, a link home. */
  layout: 'default' | 'plain'
  /** The first section is dark and fills the screen: the header lies over it, transparent at the top. */
  hero?: true
  /** Style sheet beside the page, `ui/pages/<style>.css`, sent inline after the site's own. */
  style?: string
  /** Kept out of search results. */
  hidden?: true
  /** Results of a search: a function of address and content like any page, so kept although hidden, but not for long. */
  search?: true
  status?: 404
  /** Query keys it is a function of too; no other key reaches it. */
  query?: readonly string[]
  /** Of such a key the values that reach it, where these can be told. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** The part of the query that belongs to its canonical address, such as `?type=japan`. */
  canonicalQuery?(site: Site): string
  /** Languages it exists in, where these are not all. */
  locales?: readonly Locale[]
  /** The entry of content that it shows: its list, its own name, its card, and of an article the day it is of. */
  item?: { under: StandingPage; name: string; card: Card; date?: string }
  /** What it is about, for search engines; its place in the site is told without being asked. */
  data?(site: Site): readonly Thing[]
  /** The content it shows, by which cached copies are purged when that is published. */
  tags?: readonly CacheTag[]
  /** The body awaits data of its own, which no other body may; head and header leave before it. */
  late?: true
  Body(props: { site: Site }): ReactNode | Promise<ReactNode>
}

/** All that the frame of a page depends on, but for the site. */
export type FrameKind = Pick<Page, 'layout' | 'hero' | 'hidden'>

/** What is published by itself: a load of content drops the cached pages of its tag. */
export const cacheTags = ['articles', 'jobs'] as const
export type CacheTag = (typeof cacheTags)[number]

/**
 * A page made of content. `load` runs before anything is sent, so that the page can be missing (null) or elsewhere;
 * `params` are the named parts of its path.
 */
export interface ContentPage {
  query?: readonly string[]
  load(
    site: Site,
    content: Content,
    params: Readonly<Record<string, string>>,
  ): Promise<Page | { redirect: PageName } | null>
}
