import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { Stories } from '../parts/story.tsx'
import { software } from '../schema/software.ts'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Excavation } from './city/excavation.tsx'
import { Hero } from './city/hero.tsx'
import { Layers } from './city/layers.tsx'
import { PlannedBuilding } from './city/planned-building.tsx'
import { Price } from './city/price.tsx'
import { Workings } from './city/workings.tsx'

export const city = standingPage('city', {
  data: (site) => [
    software(site, {
      page: 'city',
      name: 'city.hero.name',
      description: 'city.description',
      category: 'BusinessApplication',
      runsOn: 'iOS, Android, Windows',
    }),
  ],
  Hero,
  Body,
})

const menu = [
  { id: 'map', label: 'city.menu.map' },
  { id: 'dig', label: 'city.menu.dig' },
  { id: 'how', label: 'city.menu.how' },
  { id: 'planned', label: 'city.menu.planned' },
  { id: 'proof', label: 'city.menu.proof' },
  { id: 'price', label: 'city.menu.price' },
  { id: 'next', label: 'city.menu.next' },
] as const satisfies { id: string; label: Text }[]

/** City: the map, digging, RTK, planning, stories, price, next steps. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Layers site={site} />
      <Excavation site={site} />
      <Workings site={site} />
      <PlannedBuilding site={site} />
      <Stories site={site} id="proof" title="city.proof.title" page="city" />
      <Price site={site} />
      <Ending site={site} kind="street" />
    </>
  )
}
