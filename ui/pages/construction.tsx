import { facts } from '../facts.ts'
import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { Model } from '../parts/model.tsx'
import { Stories } from '../parts/story.tsx'
import { software } from '../schema/software.ts'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Feature } from './construction/feature.tsx'
import { Headset } from './construction/headset.tsx'
import { Hero } from './construction/hero.tsx'
import { Jobs } from './construction/jobs.tsx'
import { Plans } from './construction/plans.tsx'
import { Positioning } from './construction/positioning.tsx'

export const construction = standingPage('construction', {
  data: (site) => [
    software(site, {
      page: 'construction',
      name: 'construction.hero.name',
      description: 'construction.description',
      category: 'BusinessApplication',
      runsOn: 'iOS, Android, Windows',
    }),
    software(site, {
      page: 'construction',
      anchor: 'headset',
      name: 'construction.headset.name',
      description: 'construction.headset.text',
      category: 'BusinessApplication',
      from: facts.headsetFromYuan,
    }),
  ],
  Hero,
  Body,
})

const menu = [
  { id: 'Coresence', label: 'frame.menu.coresence' },
  { id: 'model', label: 'model.menu' },
  { id: 'Feature', label: 'frame.menu.feature' },
  { id: 'Maintech', label: 'frame.menu.maintech' },
  { id: 'proof', label: 'construction.menu.proof' },
  { id: 'headset', label: 'construction.menu.headset' },
  { id: 'Payway', label: 'frame.menu.payway' },
  { id: 'next', label: 'construction.menu.next' },
] as const satisfies { id: string; label: Text }[]

/** Construction: what changes, the model, loading, positioning, stories, headset, price, next steps. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Jobs site={site} />
      <Model site={site} />
      <Feature site={site} />
      <Positioning site={site} />
      <Stories site={site} id="proof" title="construction.proof.title" page="construction" />
      <Headset site={site} />
      <Plans site={site} />
      <Ending site={site} kind="floor" />
    </>
  )
}
