import { Drawing } from '../../parts/drawing.tsx'
import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

interface Product {
  drawing: string
  name: Text
  text: Text
  fee: Text
  note?: Text
  alt: Text
  page: PageName
  anchor?: string
}

const design: Product[] = [
  {
    drawing: 'product-design',
    name: 'home.products.designAssistant',
    text: 'home.products.designAssistantText',
    fee: 'home.pricing.free',
    alt: 'home.products.designAssistantAlt',
    page: 'design',
  },
  {
    drawing: 'product-sandtable',
    name: 'home.products.sandTable',
    text: 'home.products.sandTableText',
    fee: 'home.pricing.sandTableFee',
    note: 'home.pricing.eachProject',
    alt: 'home.products.sandTableAlt',
    page: 'design',
    anchor: 'sandtable',
  },
]
const build: Product[] = [
  {
    drawing: 'product-construction',
    name: 'home.products.construction',
    text: 'home.products.constructionText',
    fee: 'home.pricing.constructionFee',
    note: 'home.pricing.constructionNote',
    alt: 'home.products.constructionAlt',
    page: 'construction',
  },
  {
    drawing: 'product-capture',
    name: 'home.products.capture',
    text: 'home.products.captureText',
    fee: 'home.pricing.captureFee',
    note: 'home.pricing.captureNote',
    alt: 'home.products.captureAlt',
    page: 'capture',
  },
  {
    drawing: 'product-headset',
    name: 'home.products.headset',
    text: 'home.products.headsetText',
    fee: 'home.pricing.headsetFee',
    note: 'home.pricing.eachProject',
    alt: 'home.products.headsetAlt',
    page: 'construction',
    anchor: 'headset',
  },
]
const run: Product[] = [
  {
    drawing: 'product-operation',
    name: 'home.products.operation',
    text: 'home.products.operationText',
    fee: 'home.pricing.operationFee',
    note: 'home.pricing.operationNote',
    alt: 'home.products.operationAlt',
    page: 'operation',
  },
  {
    drawing: 'product-city',
    name: 'home.products.city',
    text: 'home.products.cityText',
    fee: 'home.pricing.cityFee',
    note: 'home.pricing.cityNote',
    alt: 'home.products.cityAlt',
    page: 'city',
  },
]

/** Every product and its price, by stage of a building's life. */
export function Products({ site }: { site: Site }) {
  return (
    <section className="products section wrap" id="products">
      <header className="measure">
        <h2>{site.t('home.products.title')}</h2>
        <p className="lead">{site.t('home.products.lead')}</p>
      </header>
      <Stage site={site} name="home.products.design" products={design} />
      <Stage site={site} name="home.products.build" products={build} />
      <Stage site={site} name="home.products.run" products={run} />
      <p className="onward">
        <a href={href(site.locale, 'construction', 'Payway')}>{site.t('home.pricing.link')}</a>
      </p>
    </section>
  )
}

function Stage({ site, name, products }: { site: Site; name: Text; products: Product[] }) {
  return (
    <div className="phase columns">
      <h3>{site.t(name)}</h3>
      <ul>
        {products.map(({ drawing, name, text, fee, note, alt, page, anchor }) => (
          <li key={drawing}>
            <Drawing name={drawing} size={[320, 240]} label={site.t(alt)} />
            <h4>
              <a href={href(site.locale, page, anchor)}>{site.t(name)}</a>
            </h4>
            <p>{site.t(text)}</p>
            <p className="note">
              <strong>{site.t(fee)}</strong> {note && site.t(note)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
