import { Model } from '../parts/model.tsx'
import { Stories } from '../parts/story.tsx'
import { organization, publisher } from '../schema/organization.ts'
import { localPath, type Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Assistant } from './home/assistant.tsx'
import { Capture } from './home/capture.tsx'
import { Hero } from './home/hero.tsx'
import { Positioning } from './home/positioning.tsx'
import { Products } from './home/products.tsx'

export const home = standingPage('home', {
  data: (site) => [
    organization(site),
    {
      '@type': 'WebSite',
      name: site.company.brand,
      url: site.origin + localPath(site.locale, '/'),
      inLanguage: site.locale,
      publisher: { '@id': publisher(site)['@id'] },
    },
  ],
  Hero,
  Body,
})

/** Home: what it is, what changes, methods, stories, records, prices. The consult block adds the next step. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <Assistant site={site} />
      <Positioning site={site} />
      <Model site={site} fewer />
      <Stories site={site} id="stories" title="home.stories.title" page="home" />
      <Capture site={site} />
      <Products site={site} />
    </>
  )
}
