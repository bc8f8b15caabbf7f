import { figures } from '../../ui/pages/design/hero.tsx'
import { Price } from '../../ui/pages/design/price.tsx'
import { Questions } from '../../ui/pages/design/questions.tsx'
import { SandTable } from '../../ui/pages/design/sand-table.tsx'
import { Workings } from '../../ui/pages/design/workings.tsx'
import { Drawing } from '../../ui/parts/drawing.tsx'
import { Entries } from '../../ui/parts/entries.tsx'
import type { Text } from '../../ui/site.ts'
import { storiesOf } from '../../ui/stories.ts'
import type { Material } from '../document.tsx'
import { Stories } from '../pieces.tsx'

export const design: Material = {
  slug: 'design-assistant',
  kind: 'product',
  page: 'design',
  name: 'download.materials.product-design.name',
  claim: 'design.hero.title',
  text: 'design.hero.lead',
  pictures: ['loft'],
  alt: 'design.hero.alt',
  position: '85% 50%',
  figures,
  sheets: (site) => [
    {
      of: 'design',
      body: (
        <>
          <Questions site={site} />
          <Workings site={site} />
        </>
      ),
    },
    { of: 'design', body: <SandTable site={site} /> },
    {
      of: 'design',
      body: (
        <>
          <div className="pair">
            <Drawing name="product-design" size={[320, 240]} label={site.t('home.products.designAssistantAlt')} />
            <Drawing name="product-sandtable" size={[320, 240]} label={site.t('home.products.sandTableAlt')} />
          </div>
          <Stories site={site} title="design.proof.title" stories={storiesOf({ product: 'design' }).slice(0, 2)} />
        </>
      ),
    },
    {
      of: 'design',
      body: (
        <>
          <Price site={site} />
          <section className="brings">
            <h3>{site.t('brochures.tell.title')}</h3>
            <Entries t={site.t} entries={tell} className="rows" />
          </section>
        </>
      ),
    },
  ],
}

/** What to tell before a demo. */
const tell = [
  { name: 'brochures.tell.file', text: 'brochures.tell.fileText' },
  { name: 'brochures.tell.place', text: 'brochures.tell.placeText' },
  { name: 'brochures.tell.who', text: 'brochures.tell.whoText' },
] as const satisfies { name: Text; text: Text }[]
