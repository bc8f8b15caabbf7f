import { facts } from '../../ui/facts.ts'
import { Headset } from '../../ui/pages/construction/headset.tsx'
import { Code, figures } from '../../ui/pages/construction/hero.tsx'
import { Jobs } from '../../ui/pages/construction/jobs.tsx'
import { Plans } from '../../ui/pages/construction/plans.tsx'
import { Positioning } from '../../ui/pages/construction/positioning.tsx'
import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site, Text } from '../../ui/site.ts'
import { storiesOf } from '../../ui/stories.ts'
import type { Material } from '../document.tsx'
import { Heading, Stories } from '../pieces.tsx'
import { MethodSteps } from './method-steps.tsx'
import { Splits } from './splits.tsx'

export const construction: Material = {
  slug: 'ar-construction-assistant',
  kind: 'product',
  page: 'construction',
  name: 'download.materials.product-construction.name',
  claim: 'construction.hero.title',
  text: 'construction.hero.lead',
  pictures: ['bench'],
  alt: 'construction.feature.alt',
  figures,
  sheets: (site) => [
    {
      of: 'construction',
      body: (
        <>
          <div className="hall">
            <img src="/media/code-model-1600.jpg" alt={site.t('construction.hero.alt')} />
            <Code />
          </div>
          <Jobs site={site} />
        </>
      ),
    },
    {
      of: 'construction',
      body: (
        <>
          <Feature site={site} />
          <Splits site={site} />
        </>
      ),
    },
    {
      of: 'construction',
      night: true,
      body: (
        <>
          <Positioning site={site} />
          <div className="positioning methods">
            <MethodSteps site={site} />
          </div>
        </>
      ),
    },
    {
      of: 'construction',
      body: (
        <>
          <Plans site={site} />
          <Headset site={site} />
        </>
      ),
    },
    {
      of: 'construction',
      body: (
        <>
          <Stories
            site={site}
            title="construction.proof.title"
            stories={storiesOf({ product: 'construction' }).slice(0, 2)}
          />
          <Demo site={site} />
        </>
      ),
    },
  ],
}

const lists = [
  {
    name: 'brochures.demo.bring',
    items: ['brochures.demo.bringModel', 'brochures.demo.bringPlan', 'brochures.demo.bringQuestion'],
  },
  {
    name: 'brochures.demo.get',
    items: ['brochures.demo.getView', 'brochures.demo.getMethod', 'brochures.demo.getPlan'],
  },
] as const satisfies { name: Text; items: Text[] }[]

/** What one brings to a demo and takes away. */
function Demo({ site: { t } }: { site: Site }) {
  return (
    <section className="brings in-2">
      {lists.map(({ name, items }) => (
        <div key={name}>
          <h3>{t(name)}</h3>
          <ul className="rows">
            {items.map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** From the file to the tablet: the formats, what is left of the geometry, and a second of processing. */
function Feature({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="feature">
      <Heading site={site} title="construction.feature.title" lead="construction.feature.lead" />
      <ol>
        <li>
          <p className="formats" translate="no">
            {facts.modelFormats.map((format) => (
              <span key={format}>{format}</span>
            ))}
          </p>
          <h3>{t('construction.feature.load')}</h3>
          <p>{t('construction.feature.loadText')}</p>
        </li>
        <li>
          <Drawing name="figure-25to1" size={[500, 320]} label={t('construction.feature.lightenAlt')} />
          <h3>{t('construction.feature.lighten')}</h3>
          <p>{t('construction.feature.lightenText')}</p>
        </li>
        <li>
          <Components label={t('construction.feature.processAlt')} />
          <h3>{t('construction.feature.process')}</h3>
          <p>{t('construction.feature.processText')}</p>
        </li>
      </ol>
    </section>
  )
}

/** As many dots as the figure says, in blocks of a hundred: rows, cut by the columns between them, which prints small. */
function Components({ label }: { label: string }) {
  const count = Math.sqrt(facts.componentsPerSecond)
  const places = Array.from({ length: count }, (_, i) => i * 4 + Math.floor(i / 10) * 2)
  const side = count * 4 + count / 5
  const gap = (index: number) => (index % 10 === 9 ? 3.5 : 1.5)

  return (
    <svg className="components" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path fill="var(--model)" d={places.map((y) => `M0 ${y}H${side}v2.5H0z`).join('')} />
      <path fill="var(--sheet)" d={places.map((x, i) => `M${x + 2.5} 0h${gap(i)}v${side}h-${gap(i)}z`).join('')} />
    </svg>
  )
}
