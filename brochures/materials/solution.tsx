import { Price as ContractorPrice } from '../../ui/pages/contractor/price.tsx'
import { Proexample } from '../../ui/pages/contractor/proexample.tsx'
import { Decisions } from '../../ui/pages/owners/decisions.tsx'
import { Handover } from '../../ui/pages/owners/handover.tsx'
import { Price } from '../../ui/pages/owners/price.tsx'
import type { Site } from '../../ui/site.ts'
import { storiesOf } from '../../ui/stories.ts'
import type { Material } from '../document.tsx'
import { For, Stories, StoryEntry } from '../pieces.tsx'
import { Change } from './change.tsx'

export const solution: Material = {
  slug: 'solutions-contractors-owners',
  kind: 'solution',
  page: 'contractor',
  name: 'download.materials.solution.name',
  claim: 'contractor.hero.title',
  text: 'download.materials.solution.text',
  pictures: ['hero'],
  alt: 'home.hero.alt',
  position: '88% 50%',
  figures,
  sheets: (site) => [
    {
      of: 'contractor',
      body: (
        <>
          <Change site={site} />
          {storiesOf({ product: 'construction' })
            .slice(0, 1)
            .map((story) => (
              <StoryEntry key={story.id} site={site} story={story} />
            ))}
        </>
      ),
    },
    {
      of: 'contractor',
      night: true,
      body: (
        <>
          <Proexample site={site} />
          <Handover site={site} />
        </>
      ),
    },
    {
      of: 'owners',
      body: (
        <>
          <Decisions site={site} />
          <Stories site={site} title="owners.stories.title" stories={storiesOf({ product: 'operation' }).slice(0, 2)} />
        </>
      ),
    },
    {
      of: 'owners',
      body: (
        <>
          <For site={site} name="frame.footer.contractor">
            <ContractorPrice site={site} />
          </For>
          <For site={site} name="frame.footer.owners">
            <Price site={site} />
          </For>
        </>
      ),
    },
  ],
}

/** What the cover shows as numbers. */
function figures({ t }: Site) {
  return [
    { value: t('contractor.hero.response'), label: t('contractor.hero.responseLabel') },
    { value: t('contractor.hero.return'), label: t('contractor.hero.returnLabel') },
    { value: t('contractor.hero.projects'), label: t('contractor.hero.projectsLabel') },
  ]
}
