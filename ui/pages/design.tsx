import { facts } from '../facts.ts'
import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { Model } from '../parts/model.tsx'
import { Stories } from '../parts/story.tsx'
import { software } from '../schema/software.ts'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Hero } from './design/hero.tsx'
import { Price } from './design/price.tsx'
import { Questions } from './design/questions.tsx'
import { SandTable } from './design/sand-table.tsx'
import { Workings } from './design/workings.tsx'

export const design = standingPage('design', {
  data: (site) => [
    software(site, {
      page: 'design',
      name: 'design.hero.name',
      description: 'design.description',
      category: 'DesignApplication',
      runsOn: 'iOS, Android',
      from: 0,
    }),
    software(site, {
      page: 'design',
      anchor: 'sandtable',
      name: 'design.sandTable.name',
      description: 'design.sandTable.text',
      category: 'DesignApplication',
      from: facts.sandTableFromYuan,
    }),
  ],
  Hero,
  Body,
})

const menu = [
  { id: 'questions', label: 'design.menu.questions' },
  { id: 'proof', label: 'design.menu.proof' },
  { id: 'how', label: 'design.menu.how' },
  { id: 'sandtable', label: 'design.menu.sandTable' },
  { id: 'price', label: 'design.menu.price' },
  { id: 'next', label: 'design.menu.next' },
] as const satisfies { id: string; label: Text }[]

/** Design: the questions it answers, stories, how it works, the sand table, price, next steps. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Questions site={site} />
      <Stories site={site} id="proof" title="design.proof.title" page="design" />
      <Workings site={site} />
      <SandTable site={site} />
      <Model site={site} fewer planned />
      <Price site={site} />
      <Ending site={site} kind="design" />
    </>
  )
}
