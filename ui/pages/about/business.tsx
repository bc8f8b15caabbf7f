import { Drawing } from '../../parts/drawing.tsx'
import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'
import { TitleBlock } from './title-block.tsx'

interface Product {
  drawing: string
  name: Text
  text: Text
  page: PageName
  anchor?: string
}

const products = [
  { drawing: 'product-design', name: 'home.products.designAssistant', text: 'about.business.design', page: 'design' },
  {
    drawing: 'product-sandtable',
    name: 'home.products.sandTable',
    text: 'about.business.sandTable',
    page: 'design',
    anchor: 'sandtable',
  },
  {
    drawing: 'product-construction',
    name: 'home.products.construction',
    text: 'about.business.construction',
    page: 'construction',
  },
  {
    drawing: 'product-headset',
    name: 'home.products.headset',
    text: 'about.business.headset',
    page: 'construction',
    anchor: 'headset',
  },
  { drawing: 'product-capture', name: 'home.products.capture', text: 'about.business.capture', page: 'capture' },
  {
    drawing: 'product-operation',
    name: 'home.products.operation',
    text: 'about.business.operation',
    page: 'operation',
  },
  { drawing: 'product-city', name: 'home.products.city', text: 'about.business.city', page: 'city' },
] as const satisfies Product[]

/** Every product and solution as the index of a drawing sheet, with its notes and title block. */
export function Business({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <section className="business section" id="Business">
      <div className="wrap">
        <header>
          <h2>{t('about.business.title')}</h2>
          <p className="lead">{t('about.business.lead')}</p>
        </header>
        <div className="sheet">
          <div className="sheet-index">
            <h3 className="eyebrow">{t('about.business.products')}</h3>
            <ol className="rows tight">
              {products.map(({ drawing, name, text, page, ...rest }) => (
                <li key={drawing}>
                  <Drawing name={drawing} size={[320, 240]} />
                  <div>
                    <h4>
                      <a href={href(locale, page, 'anchor' in rest ? rest.anchor : '')}>{t(name)}</a>
                    </h4>
                    <p>{t(text)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <TitleBlock site={site} />
        </div>
      </div>
    </section>
  )
}
