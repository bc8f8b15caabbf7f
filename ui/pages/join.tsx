import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Apply } from './join/apply.tsx'
import { Change } from './join/change.tsx'
import { Deal } from './join/deal.tsx'
import { Hero } from './join/hero.tsx'
import { Start } from './join/start.tsx'
import { Teams } from './join/teams.tsx'
import { Work } from './join/work.tsx'

export const join = standingPage('join', { Hero, Body })

/** Work at the company, its way to a site, the teams, the first 90 days, the offer, and how to apply. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <Work site={site} />
      <Change site={site} />
      <Teams site={site} />
      <Start site={site} />
      <Deal site={site} />
      <Apply site={site} />
    </>
  )
}
