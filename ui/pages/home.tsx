import type { Page } from '../page.ts'
import { Stories } from '../parts/story.tsx'
import { organization, publisher } from '../schema/organization.ts'
import { localPath, type Site } from '../site.ts'
import { storyOfEach } from '../stories.ts'
import { Assistant } from './home/assistant.tsx'
import { Capture } from './home/capture.tsx'
import { Company } from './home/company.tsx'
import { Demo } from './home/demo.tsx'
import { Hero } from './home/hero.tsx'
import { OnSite } from './home/on-site.tsx'
import { Positioning } from './home/positioning.tsx'
import { Pricing } from './home/pricing.tsx'
import { Products } from './home/products.tsx'

export const home: Page = {
  title: ({ t }) => t('home.title'),
  description: ({ t }) => t('home.description'),
  kind: 'standing',
  layout: 'default',
  hero: true,
  style: 'home',
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
  Body,
}

/** What is it, what changes, how it works, what it costs, who says so, what comes next: in this order. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <Hero site={site} />
      <Assistant site={site} />
      <OnSite site={site} />
      <Positioning site={site} />
      <Products site={site} />
      <Capture site={site} />
      <Stories site={site} id="stories" title="home.stories.title" stories={storyOfEach()} />
      <Pricing site={site} />
      <Company site={site} />
      <Demo site={site} />
    </>
  )
}
