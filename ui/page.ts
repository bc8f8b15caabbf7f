import type { ReactNode } from 'react'
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
  /** The body awaits data of its own; head and header leave before it. */
  late?: true
  Body(props: { site: Site }): ReactNode | Promise<ReactNode>
}
