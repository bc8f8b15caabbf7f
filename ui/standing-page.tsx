import type { ReactNode } from 'react'
import type { Page } from './page.ts'
import { type HeroPage, type StandingPage, standing } from './routes.ts'
import type { Site, Text } from './site.ts'
import { withoutMarks } from './words.ts'

type View = (props: { site: Site }) => ReactNode

/** Properties of a page that differ from its entry. */
type Own = Partial<Omit<Page, 'Body' | 'hero' | 'layout' | 'closing' | 'style'>> & { Body: View }
/** A page with a hero in the table must export it; others must not. */
type HeroOf<N extends StandingPage> = N extends HeroPage ? { Hero: View } : { Hero?: never }

/** Makes a page from its entry in ui/routes.ts and its content. `own` overrides the entry. */
export function standingPage<N extends StandingPage>(name: N, own: Own & HeroOf<N>): Page {
  const { Hero, Body, ...others }: Own & { Hero?: View } = own
  const { words, kind = 'standing', layout = 'default', hero, closing, style = name, written } = standing(name)
  return {
    kind,
    title: ({ t }) => withoutMarks(t(`${words}.title` as Text)),
    description: ({ t }) => withoutMarks(t(`${words}.description` as Text)),
    layout,
    style,
    ...(hero && { hero: true as const }),
    ...(closing && { closing }),
    ...(written && { written }),
    ...others,
    Body: Hero ? ({ site }) => [<Hero key="hero" site={site} />, <Body key="body" site={site} />] : Body,
  }
}
