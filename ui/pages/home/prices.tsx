import type { Site, Text } from '../../site.ts'

const prices: { product: Text; fee: Text; note?: Text }[] = [
  { product: 'home.products.designAssistant', fee: 'home.pricing.free' },
  { product: 'home.products.headset', fee: 'home.pricing.headsetFee', note: 'home.pricing.eachProject' },
  { product: 'home.products.sandTable', fee: 'home.pricing.sandTableFee', note: 'home.pricing.eachProject' },
  { product: 'home.products.operation', fee: 'home.pricing.operationFee', note: 'home.pricing.operationNote' },
  { product: 'home.products.city', fee: 'home.pricing.cityFee', note: 'home.pricing.cityNote' },
  { product: 'home.products.capture', fee: 'home.pricing.captureFee', note: 'home.pricing.captureNote' },
]

/** The price list of the products besides the construction assistant. */
export function Prices({ site: { t } }: { site: Site }) {
  return (
    <>
      <h3>{t('home.pricing.others')}</h3>
      <dl className="prices">
        {prices.map(({ product, fee, note }) => (
          <div key={product}>
            <dt>{t(product)}</dt>
            <dd>
              <strong>{t(fee)}</strong>
              {note && <span>{t(note)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
