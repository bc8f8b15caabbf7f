import { Change } from '../../ui/pages/contractor/change.tsx'
import { Answer } from '../../ui/pages/contractor/figures.tsx'
import { Price as ContractorPrice } from '../../ui/pages/contractor/price.tsx'
import { Proexample } from '../../ui/pages/contractor/proexample.tsx'
import { Handover } from '../../ui/pages/owners/handover.tsx'
import { Life } from '../../ui/pages/owners/life.tsx'
import { Price } from '../../ui/pages/owners/price.tsx'
import { Stories } from '../../ui/pages/owners/stories.tsx'
import { Story } from '../../ui/parts/story.tsx'
import type { Material } from '../document.tsx'

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
  figures: ({ t }) => [
    [t('contractor.hero.response'), t('contractor.hero.responseLabel')],
    [t('contractor.hero.return'), t('contractor.hero.returnLabel')],
    [t('owners.hero.cost'), t('owners.hero.costLabel')],
  ],
  sheets: (site) => [
    {
      of: 'contractor',
      body: (
        <>
          <Change site={site} />
          <Story
            site={site}
            who="contractor.example.hospital"
            situation="contractor.example.hospitalSituation"
            done="contractor.example.hospitalDone"
            figure="contractor.example.hospitalFigure"
            changed="contractor.example.hospitalChanged"
            drawing={<Answer />}
          />
        </>
      ),
    },
    { of: 'contractor', night: true, body: <Proexample site={site} /> },
    {
      of: 'owners',
      body: (
        <>
          <Life site={site} />
          <Handover site={site} />
        </>
      ),
    },
    {
      of: 'owners',
      body: (
        <>
          <img className="strip" src="/media/handover-1600.jpg" alt={site.t('owners.hero.alt')} />
          <Stories site={site} />
        </>
      ),
    },
    {
      of: 'owners',
      body: (
        <>
          <ContractorPrice site={site} />
          <Price site={site} />
        </>
      ),
    },
  ],
}
