import * as v from 'valibot'
import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { Photo } from '../parts/photo.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Customer } from './contractor/customer.tsx'
import { choices, Example } from './contractor/example.tsx'
import { FirstProject } from './contractor/first-project.tsx'
import { Price } from './contractor/price.tsx'
import { Proexample } from './contractor/proexample.tsx'

export const contractor = standingPage('contractor', {
  query: { product: v.picklist(choices.product), building: v.picklist(choices.building) },
  Hero,
  Body,
})

function Hero({ site }: { site: Site }) {
  const { t } = site
  return (
    <PageHero
      site={site}
      eyebrow={t('contractor.hero.name')}
      title={t('contractor.hero.title')}
      lead={t('contractor.hero.lead')}
      picture={<Photo site={site} name="deck" alt={t('contractor.hero.alt')} first own />}
      plumb
    />
  )
}

/** Contractors: stories, users, a corridor step by step, the trial, the price. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu
        site={site}
        entries={[
          { id: 'Example', label: 'contractor.menu.example' },
          { id: 'Customer', label: 'contractor.menu.customer' },
          { id: 'Proexample', label: 'contractor.menu.proexample' },
          { id: 'plan', label: 'contractor.menu.plan' },
          { id: 'price', label: 'contractor.menu.price' },
        ]}
      />
      <Example site={site} />
      <Customer site={site} />
      <Proexample site={site} inHalves />
      <FirstProject site={site} />
      <Price site={site} />
      <Ending site={site} kind="site" />
    </>
  )
}
