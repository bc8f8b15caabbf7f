import { factWords } from '#fact-words'
import { Excavation } from '../../ui/pages/city/excavation.tsx'
import { Layers } from '../../ui/pages/city/layers.tsx'
import { Price as CityPrice } from '../../ui/pages/city/price.tsx'
import { Audience } from '../../ui/pages/infrastructure/audience.tsx'
import { Change } from '../../ui/pages/infrastructure/change.tsx'
import { Parts } from '../../ui/pages/infrastructure/parts.tsx'
import { Price } from '../../ui/pages/infrastructure/price.tsx'
import { Workings } from '../../ui/pages/infrastructure/workings.tsx'
import type { Site } from '../../ui/site.ts'
import { storiesOf } from '../../ui/stories.ts'
import type { Material } from '../document.tsx'
import { For, Stories } from '../pieces.tsx'

export const solutionCity: Material = {
  slug: 'solutions-city-municipal-works',
  kind: 'solution',
  page: 'infrastructure',
  name: 'download.materials.solution-city.name',
  claim: 'infrastructure.hero.title',
  text: 'download.materials.solution-city.text',
  pictures: ['bridge'],
  alt: 'infrastructure.hero.alt',
  position: '55% 50%',
  figures,
  sheets: (site) => [
    {
      of: 'infrastructure',
      body: (
        <>
          <Audience site={site} />
          <Parts site={site} />
        </>
      ),
    },
    {
      of: 'infrastructure',
      night: true,
      body: (
        <>
          <Workings site={site} />
          <Change site={site} />
        </>
      ),
    },
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
      of: 'infrastructure',
      body: (
        <>
          <Stories site={site} title="infrastructure.stories.title" stories={storiesOf({ product: 'city' })} />
          <Price site={site} />
        </>
      ),
    },
    {
      of: 'infrastructure',
      body: (
        <For site={site} name="infrastructure.price.runProduct">
          <CityPrice site={site} />
        </For>
      ),
    },
  ],
}

/** What the cover shows as numbers. */
function figures({ t, locale }: Site) {
  const { accuracy } = factWords(locale)
  return [
    { value: accuracy, label: t('infrastructure.hero.rtk') },
    { value: t('infrastructure.hero.formats'), label: t('infrastructure.hero.formatsText') },
    { value: t('infrastructure.hero.splits'), label: t('infrastructure.hero.splitsText') },
  ]
}
