import { LocalMenu } from '../parts/local-menu.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Business } from './about/business.tsx'
import { Contact } from './about/contact.tsx'
import { Hero } from './about/hero.tsx'
import { Week } from './about/week.tsx'
import { Why } from './about/why.tsx'

export const about = standingPage('about', { Hero, Body })

/** About the company: its method over a week, its products, and contact options. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu
        site={site}
        entries={[
          { id: 'Aboutus', label: 'frame.menu.company' },
          { id: 'Business', label: 'frame.menu.business' },
          { id: 'Contact', label: 'frame.menu.contact' },
        ]}
      />
      <Why site={site} />
      <Week site={site} />
      <Business site={site} />
      <Contact site={site} />
    </>
  )
}
