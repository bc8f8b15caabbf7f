import { factWords } from '#fact-words'
import { Change } from '../../ui/pages/operation/change.tsx'
import { Definition } from '../../ui/pages/operation/definition.tsx'
import { Price } from '../../ui/pages/operation/price.tsx'
import { Rounds } from '../../ui/pages/operation/rounds.tsx'
import { Workings } from '../../ui/pages/operation/workings.tsx'
import type { Site } from '../../ui/site.ts'
import { storiesOf } from '../../ui/stories.ts'
import type { Material } from '../document.tsx'
import { Stories } from '../pieces.tsx'

export const operation: Material = {
  slug: 'operation-assistant',
  kind: 'product',
  page: 'operation',
  name: 'download.materials.product-operation.name',
  claim: 'operation.hero.title',
  text: 'operation.hero.lead',
  pictures: ['ceiling'],
  alt: 'operation.hero.alt',
  position: '77% 20%',
  figures,
  sheets: (site) => [
    {
      of: 'operation',
      body: (
        <>
          <Definition site={site} />
          <Change site={site} />
        </>
      ),
    },
    { of: 'operation', night: true, body: <Workings site={site} /> },
    {
      of: 'operation',
      body: (
        <>
          <Rounds site={site} />
          <Stories
            site={site}
            title="operation.proof.title"
            stories={storiesOf({ product: 'operation' }).slice(0, 2)}
          />
        </>
      ),
    },
    { of: 'operation', body: <Price site={site} /> },
  ],
}

/** What the cover shows as numbers. */
function figures({ t, locale }: Site) {
  const { trialWeeks } = factWords(locale)
  return [
    { value: '1:1', label: t('operation.hero.scale') },
    { value: t('operation.hero.protocols'), label: t('operation.hero.protocolsText') },
    { value: trialWeeks, label: t('operation.hero.trialText') },
  ]
}
