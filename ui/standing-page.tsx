import type { ReactNode } from 'react'
import type { Page } from './page.ts'
import { type HeroPage, type StandingPage, standing } from './routes.ts'
import type { Site, Text } from './site.ts'

type View = (props: { site: Site }) => ReactNode

/** What a page has of its own, where it is not what its entry says. */
type Own = Partial<Omit<Page, 'Body' | 'hero' | 'layout' | 'style'>> & { Body: View }
/** A page that has a hero in the table gives it, and no other does. */
type HeroOf<N extends StandingPage> = N extends HeroPage ? { Hero: View } : { Hero?: never }

/** A page of the table in ui/routes.ts: what its entry says, with its content. `own` has the last word. */
export function standingPage<N extends StandingPage>(name: N, own: Own & HeroOf<N>): Page {
  const { Hero, Body, ...others }: Own & { Hero?: View } = own
  const { words, kind = 'standing', layout = 'default', hero, style = name, written } = standing(name)
  return {
    kind,
    title: ({ t }) => t(`${words}.title` as Text),
    description: ({ t }) => t(`${words}.description` as Text),
    layout,
    style,
    ...(hero && { hero: true as const }),
    ...(written && { written }),
    ...others,
    Body: Hero ? ({ site }) => [<Hero key="hero" site={site} />, <Body key="body" site={site} />] : Body,
  }
}
