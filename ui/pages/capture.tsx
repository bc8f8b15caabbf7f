import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { Stories } from '../parts/story.tsx'
import { Tour } from '../parts/tour.tsx'
import { software } from '../schema/software.ts'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Compare } from './capture/compare.tsx'
import { Hero } from './capture/hero.tsx'
import { Price } from './capture/price.tsx'
import { Scans } from './capture/scans.tsx'
import { Upgrade } from './capture/upgrade.tsx'
import { Walk } from './capture/walk.tsx'

export const capture = standingPage('capture', {
  data: (site) => [
    software(site, {
      page: 'capture',
      name: 'capture.hero.name',
      description: 'capture.description',
      category: 'BusinessApplication',
      runsOn: 'iOS, Android, Windows',
    }),
  ],
  Hero,
  Body,
})

const menu = [
  { id: 'BIM360', label: 'capture.menu.compare' },
  { id: 'stories', label: 'capture.menu.stories' },
  { id: 'walk', label: 'walk.menu' },
  { id: 'realityCapture', label: 'capture.menu.walk' },
  { id: '3DGS', label: 'capture.menu.scans' },
  { id: 'upgrade', label: 'capture.menu.upgrade' },
  { id: 'price', label: 'capture.menu.price' },
] as const satisfies { id: string; label: Text }[]

/** Capture: what changes, stories, a floor to walk, how a walk is recorded, scans, hardware, the quote. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Compare site={site} />
      <Stories site={site} id="stories" title="capture.stories.title" page="capture" />
      <Tour site={site} />
      <Walk site={site} />
      <Scans site={site} />
      <Upgrade site={site} />
      <Price site={site} />
      <Ending site={site} kind="walk" />
    </>
  )
}
