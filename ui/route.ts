import type { Kind } from './kind.ts'
import type { Text } from './words.ts'

/** All that there is to say of a page, but for its main content. `Name`: the names that pages have. */
export type Route<Name extends string = string> = Standing<Name> | Entry<Name> | Answer

interface Place {
  /** Below the language segment; `:id` stands for the name of an entry. */
  path: string
  /** Further paths that show the page; `path` is the canonical one. */
  aliases?: readonly string[]
  /** Id of the page in the menu and in listWeb; sent upstream as leaveOrigin. */
  webId?: number
  /** Ids that links may lead to, from anywhere. */
  anchors?: readonly string[]
}

/** A page that stands at one address. */
export interface Standing<Name extends string = string> extends Place {
  /** What it is a function of; `standing` where nothing is said. A hidden kind is in no sitemap. */
  kind?: Kind
  /** Where its texts are: `<words>.title`, `.description`, and `.hero.title` with a hero, else `.heading`. */
  words: Titled
  /** Its short name: in breadcrumbs, on its card, and in links that say no other. */
  label: Text
  /** The page that it stands below, where that is not home. */
  under?: Name
  /** `plain`: a link home instead of the header. */
  layout?: 'plain'
  /**
   * The first section is dark and fills the screen, the header lies over it. The page's module has to give a `Hero`,
   * and its style sheet begins with styles/page-hero.css; not where the hero is drawn by rules of its `own`.
   */
  hero?: true | 'own'
  /** Its text is Markdown: locales/<language>/resources/<name>.md. */
  written?: true
  /** `ui/pages/<style>.css`, where that is not the page's name. */
  style?: string
  /** What stands beside its heading where its address is shared; `npm run cards` draws it. */
  card: Picture
  /** Where the frame links it. A page below another may be linked from there alone. */
  links?: readonly Link<Name>[]
  /** Tags of articles that lead here. */
  tags?: Readonly<Record<string, { label: Text; anchor?: string }>>
  /** Reference pages that help to decide, linked at its end. */
  further?: readonly (readonly [page: Name, anchor?: string])[]
}

/** A page that shows one entry of a list at a time. */
interface Entry<Name extends string> extends Place {
  kind: Kind
  entryOf: Name
}

/** A page that only answers something that was sent. */
interface Answer extends Place {
  kind: 'private'
}

/** Where texts are that have a title and a description. */
type Titled = Above<'title'> & Above<'description'>
type Above<Last extends string, K = Text> = K extends `${infer Path}.${Last}` ? Path : never

/** Photographs of public/media, two for reality and its model; or a drawing. */
export type Picture = Photos | Sketch

interface Photos {
  photos: readonly [string, string?]
  /** What of it must be seen, as CSS names it. */
  focus?: string
}

interface Sketch {
  drawing: string
  /** How much larger than its frame it stands, cut off around its middle. */
  zoom?: number
}

/** A link of the frame. */
export interface Link<Name extends string = string> {
  /** The menu, the menu below a page's entry, or a column of the footer. */
  in: 'menu' | Column | Name
  /** Place in it; those without one come last, in the order of the pages. */
  at?: number
  label?: Text
  /** Of the menu: what its dropdown says first. */
  description?: Text
  anchor?: string
  /** Query of the link, `?` included. */
  query?: string
  /** Only in the menu of narrow screens. */
  mobile?: true
}

type Column = 'products' | 'solutions' | 'company' | 'legal'
