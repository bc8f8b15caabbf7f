import { RequestButton } from '../../parts/request-button.tsx'
import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

const stages = [
  'owners.price.inDesign',
  'owners.price.inConstruction',
  'owners.price.atHandover',
  'owners.price.inOperation',
] as const

interface Product {
  name: Text
  page: PageName
  anchor?: string
  /** From where to where in the four stages. */
  span: readonly [number, number]
  fee: Text
  note?: Text
}

const assistants: Product[] = [
  {
    name: 'owners.price.design',
    page: 'design',
    span: [0, 1],
    fee: 'owners.price.designFee',
  },
  {
    name: 'owners.price.sandTable',
    page: 'design',
    anchor: 'sandtable',
    span: [0.5, 1],
    fee: 'owners.price.sandTableFee',
    note: 'owners.price.eachProject',
  },
  {
    name: 'owners.price.headset',
    page: 'construction',
    anchor: 'headset',
    span: [0, 4],
    fee: 'owners.price.headsetFee',
    note: 'owners.price.eachProject',
  },
  {
    name: 'owners.price.construction',
    page: 'construction',
    span: [1, 2],
    fee: 'owners.price.constructionFee',
    note: 'owners.price.constructionNote',
  },
  {
    name: 'owners.price.capture',
    page: 'capture',
    span: [1.25, 2],
    fee: 'owners.price.captureFee',
    note: 'owners.price.captureNote',
  },
  {
    name: 'owners.price.operation',
    page: 'operation',
    span: [2, 4],
    fee: 'owners.price.operationFee',
    note: 'owners.price.operationNote',
  },
]

/** Price of each assistant, and its time in the life of the building: from tablets on a bar. */
export function Price({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="price section" id="price">
      <div className="wrap">
        <header>
          <h2 id="fees">{t('owners.price.title')}</h2>
          <p className="lead">{t('owners.price.lead')}</p>
        </header>
        <table className="plans even" aria-labelledby="fees">
          <thead>
            <tr>
              <th scope="col">{t('owners.price.assistant')}</th>
              <th scope="col" className="stages">
                {stages.map((stage) => (
                  <span key={stage}>{t(stage)}</span>
                ))}
              </th>
              <th scope="col">{t('owners.price.fee')}</th>
            </tr>
          </thead>
          <tbody>
            {assistants.map(({ name, page, anchor, span: [from, to], fee, note }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={href(locale, page, anchor)}>{t(name)}</a>
                </th>
                <td>
                  <svg
                    className="sketch"
                    viewBox="0 0 400 12"
                    preserveAspectRatio="none"
                    role="img"
                    aria-label={stages.slice(Math.floor(from), to).map(t).join(', ')}
                  >
                    <path
                      className={to - from > 2 ? 'model dash' : 'model glass'}
                      d={`M${from * 100} 1H${to * 100}v10H${from * 100}z`}
                    />
                  </svg>
                </td>
                <td>
                  {t(fee)}
                  {note && <span>{t(note)}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="onward">
          <RequestButton label={t('construction.plans.askQuote')} main />
        </p>
      </div>
    </section>
  )
}
