import type { Kind } from './kind.ts'
import type { Text } from './words.ts'

/** Everything about a page except its main content. `Name`: the names of pages. */
export type Route<Name extends string = string> = Standing<Name> | Entry<Name> | Answer

interface Place {
  /** Path without the language; `:id` is the name of an entry. */
  path: string
  /** Further paths of the page; `path` is canonical. */
  aliases?: readonly string[]
  /** Id of the page in the menu and in listWeb, sent upstream as leaveOrigin. */
  webId?: number
  /** Ids that other pages may link. */
  anchors?: readonly string[]
}

/** A page with one address. */
export interface Standing<Name extends string = string> extends Place {
  /** Kind of page, `standing` by default. Hidden kinds are in no sitemap. */
  kind?: Kind
  /** Prefix of its texts: `<words>.title`, `.description`, and `.hero.title` with a hero, otherwise `.heading`. */
  words: Titled
  /** Short name for breadcrumbs, its card, and links without their own text. */
  label: Text
  /** The parent page, if not home. */
  under?: Name
  /** `plain`: a link home instead of the header. */
  layout?: 'plain'
  /**
   * The first section is dark, below the header, and fills the screen or is a low band. The page's module must export a
   * `Hero`, and its style sheet starts with styles/page-hero.css, unless the hero has `own` rules.
   */
  hero?: true | 'own'
  /** Its text is Markdown: locales/<language>/resources/<name>.md. */
  written?: true
  /** `ui/pages/<style>.css`, if not the page's name. */
  style?: string
  /** What the section before the footer asks for. Without it, and for `work` and `instruments`, it is a low band; the page may have its `own`. */
  closing?: Closing
  /** The picture of its sharing card, which `npm run cards` draws. */
  card: Picture
  /** Links to it in the frame. A child page may have only its parent's link. */
  links?: readonly Link<Name>[]
  /** Tags of articles that link here. */
  tags?: Readonly<Record<string, { label: Text; anchor?: string }>>
  /** Reference pages that are linked at its end. */
  further?: readonly (readonly [page: Name, anchor?: string])[]
}

/** A page that shows one entry of a list. */
interface Entry<Name extends string> extends Place {
  kind: Kind
  entryOf: Name
}

/** A page that only answers a request. */
interface Answer extends Place {
  kind: 'private'
}

/**
 * The section before the footer, by what one may send: a floor to build on, the next floor of a site, a building, a
 * mechanical room, a design, a plan to walk, a street, a bridge. Devices, an office, a plumb line, a row of projects and
 * instruments are only drawn. `home`: all of it on one ground line. `work`: after reading about jobs.
 */
export type Closing =
  | 'home'
  | 'floor'
  | 'site'
  | 'building'
  | 'services'
  | 'design'
  | 'walk'
  | 'street'
  | 'bridge'
  | 'devices'
  | 'office'
  | 'plumb'
  | 'row'
  | 'instruments'
  | 'work'
  | 'own'

/** Prefixes of texts with a title and a description. */
type Titled = Above<'title'> & Above<'description'>
type Above<Last extends string, K = Text> = K extends `${infer Path}.${Last}` ? Path : never

/** Photographs of public/media, two for the site and its model; or a drawing. */
export type Picture = Photos | Sketch

interface Photos {
  photos: readonly [string, string?]
  /** The part that must be visible, as a CSS position. */
  focus?: string
}

interface Sketch {
  drawing: string
  /** Scale; what exceeds the frame is cut off. */
  zoom?: number
}

/** A link in the frame. */
export interface Link<Name extends string = string> {
  /** The menu, the submenu of a page, or a column of the footer. */
  in: 'menu' | Column | Name
  /** Position; links without one come last, in the order of the pages. */
  at?: number
  label?: Text
  /** Introduction of a dropdown in the menu. */
  description?: Text
  anchor?: string
  /** Query of the link, with its `?`. */
  query?: string
  /** How the other paths begin on which the menu underlines it. */
  section?: readonly string[]
  /** In the menu of narrow or wide screens only. */
  only?: 'narrow' | 'wide'
  /** In the menu beyond the entries that `GET /api/pages` lists. */
  beyond?: true
}

type Column = 'products' | 'solutions' | 'company' | 'legal'
