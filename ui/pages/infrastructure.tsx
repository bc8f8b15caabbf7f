import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { Stories } from '../parts/story.tsx'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Audience } from './infrastructure/audience.tsx'
import { Change } from './infrastructure/change.tsx'
import { Hero } from './infrastructure/hero.tsx'
import { Parts } from './infrastructure/parts.tsx'
import { Price } from './infrastructure/price.tsx'
import { Workings } from './infrastructure/workings.tsx'

export const infrastructure = standingPage('infrastructure', { Hero, Body })

const menu = [
  { id: 'who', label: 'infrastructure.menu.who' },
  { id: 'stories', label: 'infrastructure.menu.stories' },
  { id: 'change', label: 'infrastructure.menu.change' },
  { id: 'how', label: 'infrastructure.menu.how' },
  { id: 'parts', label: 'infrastructure.menu.parts' },
  { id: 'price', label: 'infrastructure.menu.price' },
] as const satisfies { id: string; label: Text }[]

/** Infrastructure: kinds of work, stories, what changes, positioning outdoors, long models, price. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Audience site={site} section />
      <Stories site={site} id="stories" title="infrastructure.stories.title" page="infrastructure" />
      <Change site={site} />
      <Workings site={site} />
      <Parts site={site} />
      <Price site={site} />
      <Ending site={site} kind="bridge" />
    </>
  )
}
