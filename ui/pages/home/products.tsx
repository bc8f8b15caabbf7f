import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

type Product = readonly [drawing: string, name: Text, text: Text, alt: Text]

const design: Product[] = [
  [
    'product-design',
    'home.products.designAssistant',
    'home.products.designAssistantText',
    'home.products.designAssistantAlt',
  ],
  ['product-sandtable', 'home.products.sandTable', 'home.products.sandTableText', 'home.products.sandTableAlt'],
]
const build: Product[] = [
  [
    'product-construction',
    'home.products.construction',
    'home.products.constructionText',
    'home.products.constructionAlt',
  ],
  ['product-capture', 'home.products.capture', 'home.products.captureText', 'home.products.captureAlt'],
  ['product-headset', 'home.products.headset', 'home.products.headsetText', 'home.products.headsetAlt'],
]
const run: Product[] = [
  ['product-operation', 'home.products.operation', 'home.products.operationText', 'home.products.operationAlt'],
  ['product-city', 'home.products.city', 'home.products.cityText', 'home.products.cityAlt'],
]

/** Every product, at the stage of a building's life in which it is used. */
export function Products({ site }: { site: Site }) {
  return (
    <section className="products section wrap" id="products">
      <header>
        <h2>{site.t('home.products.title')}</h2>
        <p className="lead">{site.t('home.products.lead')}</p>
      </header>
      <Stage site={site} name="home.products.design" products={design} />
      <Stage site={site} name="home.products.build" products={build} />
      <Stage site={site} name="home.products.run" products={run} />
    </section>
  )
}

function Stage({ site, name, products }: { site: Site; name: Text; products: Product[] }) {
  return (
    <div className="stage">
      <h3>{site.t(name)}</h3>
      <ul>
        {products.map(([drawing, title, text, alt]) => (
          <li key={drawing}>
            <Drawing name={drawing} size={[320, 240]} label={site.t(alt)} />
            <div>
              <h4>{site.t(title)}</h4>
              <p>{site.t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
