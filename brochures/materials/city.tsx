import { Excavation } from '../../ui/pages/city/excavation.tsx'
import { figures } from '../../ui/pages/city/hero.tsx'
import { Layers } from '../../ui/pages/city/layers.tsx'
import { PlannedBuilding } from '../../ui/pages/city/planned-building.tsx'
import { Price } from '../../ui/pages/city/price.tsx'
import { Workings } from '../../ui/pages/city/workings.tsx'
import { storiesOf } from '../../ui/stories.ts'
import type { Material } from '../document.tsx'
import { Stories } from '../pieces.tsx'

export const city: Material = {
  slug: 'city-platform',
  kind: 'product',
  page: 'city',
  name: 'download.materials.product-city.name',
  claim: 'city.hero.title',
  text: 'city.hero.lead',
  pictures: ['city'],
  alt: 'city.hero.alt',
  position: '40% 50%',
  figures,
  sheets: (site) => [
    {
      of: 'city',
      body: (
        <>
          <Excavation site={site} />
          <Layers site={site} />
        </>
      ),
    },
    {
      of: 'city',
      body: (
        <>
          <Workings site={site} />
          <Stories site={site} title="city.proof.title" stories={storiesOf({ product: 'city' }).slice(0, 2)} />
        </>
      ),
    },
    {
      of: 'city',
      body: (
        <>
          <PlannedBuilding site={site} />
          <Price site={site} />
        </>
      ),
    },
  ],
}
