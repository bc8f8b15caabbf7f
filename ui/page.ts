import type { ReactElement, ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { Locale } from '../locales/index.ts'
import type { Content } from './content.ts'
import type { Kind } from './kind.ts'
import type { PageName, StandingPage } from './routes.ts'
import type { Thing } from './schema/thing.ts'
import type { Site } from './site.ts'

export { type CacheTag, cacheTags, isHidden, type Kind } from './kind.ts'

/** A picture that stands for a page where its address is shared; `src` below this site's media. */
export interface Card {
  src: string
  width: number
  height: number
}

/** A page: what the head says, which frame it stands in, and its main content. */
export interface Page {
  kind: Kind
  title(site: Site): string
  description(site: Site): string
  /** `default`: header, consult block, footer. `plain`: consult block and footer, a link home. */
  layout: 'default' | 'plain'
  /** The first section is dark and fills the screen: the header lies over it, transparent at the top. */
  hero?: true
  /** Style sheet beside the page, `ui/pages/<style>.css`, sent inline after the site's own. */
  style?: string
  status?: 404
  /** It shows reference texts (#written), which are read before it is rendered. */
  written?: true
  query?: Query
  /** The part of the query that belongs to its canonical address, such as `?type=japan`. */
  canonicalQuery?(site: Site): string
  /** Languages it exists in, where these are not all. */
  locales?: readonly Locale[]
  /** The entry of content that it shows: its list, its own name, its card, and of an article the day it is of. */
  item?: { under: StandingPage; name: string; card: Card; date?: string }
  /** What it is about, for search engines; its place in the site is told without being asked. */
  data?(site: Site): readonly Thing[]
  /** The main content; an `<i-slot />` stands where each part of `late` goes. */
  Body(props: { site: Site }): ReactNode
  /** Parts of the main content that wait for rows, in document order: each is sent when it is there. */
  late?: readonly Promise<ReactElement>[]
}

/**
 * The query keys that a page is a function of; no other key reaches it. Each has the schema that makes its value
 * canonical; a value that does not fit, or says nothing new, is left out of the address.
 */
export type Query = Readonly<Record<string, GenericSchema<string, string>>>

/** All that the frame of a page depends on, but for the site. */
export type FrameKind = Pick<Page, 'layout' | 'hero' | 'kind'>

/**
 * A page made of content. `load` tells what the head must know before anything is sent: the page can be missing (null)
 * or elsewhere. What only the body shows comes `late`. `params` are the named parts of its path.
 */
export interface ContentPage {
  /** The kind that it has at a canonical query. */
  kind(query: URLSearchParams): Kind
  query?: Query
  load(
    site: Site,
    content: Content,
    params: Readonly<Record<string, string>>,
  ): Promise<Page | { redirect: PageName } | null>
}
