import type { ReactElement, ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { Locale } from '../locales/index.ts'
import type { Content } from './content.ts'
import type { Kind } from './kind.ts'
import type { Closing } from './route.ts'
import type { PageName, StandingPage } from './routes.ts'
import type { Thing } from './schema/thing.ts'
import type { Site } from './site.ts'

export { type CacheTag, cacheTags, isHidden, type Kind } from './kind.ts'

/** The picture of a page in shared links; `src` is relative to this site's media. */
export interface Card {
  src: string
  width: number
  height: number
}

/** A page: its head, the frame around it, and its main content. */
export interface Page {
  kind: Kind
  title(site: Site): string
  description(site: Site): string
  /** `default`: header, consult block, footer. `plain`: consult block and footer, a link home. */
  layout: 'default' | 'plain'
  /** The first section is dark and fills the screen, below a header that is transparent at the top. */
  hero?: true
  /** The section before the footer, if not the low band. */
  closing?: Closing
  /** `ui/pages/<style>.css`, sent inline after the site's own sheet. */
  style?: string
  status?: 404
  /** The page shows reference texts (#written), which must be read before it is rendered. */
  written?: true
  query?: Query
  /** The part of the query that belongs to its canonical address, such as `?type=japan`. */
  canonicalQuery?(site: Site): string
  /** Its languages, if not all. */
  locales?: readonly Locale[]
  /** The content entry of the page: its list, name and card, and the date of an article. */
  item?: { under: StandingPage; name: string; card: Card; date?: string }
  /** Structured data about its subject. Its breadcrumbs are added for every page. */
  data?(site: Site): readonly Thing[]
  /** The main content, with an `<i-slot />` for each part of `late`. */
  Body(props: { site: Site }): ReactNode
  /** Parts of the main content that wait for rows, in document order. Each is sent when it is ready. */
  late?: readonly Promise<ReactElement>[]
}

/**
 * Query keys of a page; no other key reaches it. Each has a schema that makes its value canonical. Invalid and default
 * values are left out of the address.
 */
export type Query = Readonly<Record<string, GenericSchema<string, string>>>

/** The properties on which a page's frame depends, besides the site. */
export type FrameKind = Pick<Page, 'layout' | 'hero' | 'closing' | 'kind' | 'locales'>

/**
 * A page of content. `load` returns the head, or null for a missing page, or a redirect, before anything is sent. Rows
 * that only the body shows are `late`. `params` are the named parts of the path.
 */
export interface ContentPage {
  /** The kind of the page for a canonical query. */
  kind(query: URLSearchParams): Kind
  query?: Query
  load(
    site: Site,
    content: Content,
    params: Readonly<Record<string, string>>,
  ): Promise<Page | { redirect: PageName } | null>
}
