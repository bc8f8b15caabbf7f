import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

interface Product {
  name: Text
  text: Text
  fee: Text
  page: PageName
  anchor?: string
}

const design: Product[] = [
  {
    name: 'home.products.designAssistant',
    text: 'home.products.designAssistantText',
    fee: 'home.pricing.free',
    page: 'design',
  },
  {
    name: 'home.products.sandTable',
    text: 'home.products.sandTableText',
    fee: 'home.pricing.sandTableFee',
    page: 'design',
    anchor: 'sandtable',
  },
]
const build: Product[] = [
  {
    name: 'home.products.construction',
    text: 'home.products.constructionText',
    fee: 'home.pricing.constructionFee',
    page: 'construction',
  },
  {
    name: 'home.products.capture',
    text: 'home.products.captureText',
    fee: 'home.pricing.captureFee',
    page: 'capture',
  },
  {
    name: 'home.products.headset',
    text: 'home.products.headsetText',
    fee: 'home.pricing.headsetFee',
    page: 'construction',
    anchor: 'headset',
  },
]
const run: Product[] = [
  {
    name: 'home.products.operation',
    text: 'home.products.operationText',
    fee: 'home.pricing.operationFee',
    page: 'operation',
  },
  {
    name: 'home.products.city',
    text: 'home.products.cityText',
    fee: 'home.pricing.cityFee',
    page: 'city',
  },
]

/** Every product and its price, by stage of a building's life. */
export function Products({ site }: { site: Site }) {
  return (
    <section className="products section wrap" id="products">
      <header>
        <h2>{site.t('home.products.title')}</h2>
      </header>
      <Stage site={site} name="home.products.design" products={design} />
      <Stage site={site} name="home.products.build" products={build} />
      <Stage site={site} name="home.products.run" products={run} />
    </section>
  )
}

function Stage({ site: { t, locale }, name, products }: { site: Site; name: Text; products: Product[] }) {
  return (
    <div className="phase columns">
      <h3>{t(name)}</h3>
      <ul>
        {products.map(({ name, text, fee, page, anchor }) => (
          <li key={name}>
            <h4>
              <a href={href(locale, page, anchor)}>{t(name)}</a>
            </h4>
            <p>{t(text)}</p>
            <span>{t(fee)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
