import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { Stories } from '../parts/story.tsx'
import { software } from '../schema/software.ts'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Change } from './operation/change.tsx'
import { Definition } from './operation/definition.tsx'
import { Hero } from './operation/hero.tsx'
import { Price } from './operation/price.tsx'
import { Rounds } from './operation/rounds.tsx'
import { Workings } from './operation/workings.tsx'

export const operation = standingPage('operation', {
  data: (site) => [
    software(site, {
      page: 'operation',
      name: 'operation.hero.name',
      description: 'operation.description',
      category: 'BusinessApplication',
      runsOn: 'iOS, Android, Windows',
    }),
  ],
  Hero,
  Body,
})

const menu = [
  { id: 'what', label: 'operation.menu.what' },
  { id: 'change', label: 'operation.menu.change' },
  { id: 'proof', label: 'operation.menu.proof' },
  { id: 'how', label: 'operation.menu.how' },
  { id: 'rounds', label: 'operation.menu.rounds' },
  { id: 'price', label: 'operation.menu.price' },
  { id: 'next', label: 'operation.menu.next' },
] as const satisfies { id: string; label: Text }[]

/** Operation: what it is, what changes, stories, readings, alarms, price and what is needed. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Definition site={site} />
      <Change site={site} />
      <Stories site={site} id="proof" title="operation.proof.title" page="operation" />
      <Workings site={site} />
      <Rounds site={site} />
      <Price site={site} />
      <Ending site={site} kind="services" />
    </>
  )
}
