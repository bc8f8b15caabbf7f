import { PlanTable } from '../../parts/plan-table.tsx'
import { href, type Site } from '../../site.ts'

/** Price: free, the reason, and the sand table. */
export function Price({ site }: { site: Site }) {
  const { t, locale } = site
  const plans = href(locale, 'construction', 'Payway')

  return (
    <section className="price section wrap" id="price">
      <header>
        <h2>{t('design.price.title')}</h2>
        <p className="lead">{t('design.price.text')}</p>
      </header>
      <PlanTable
        id="fees"
        className="even"
        title={t('design.price.table')}
        plan={t('design.price.product')}
        columns={[t('design.price.fee'), t('design.price.for'), t('design.price.shows'), t('design.price.content')]}
        plans={[
          {
            name: t('design.price.assistant'),
            cells: [
              <>
                <span>{t('design.price.free')}</span>
                <span>
                  <a href={href(locale, 'download')}>{t('design.app')}</a>
                </span>
              </>,
              [t('design.price.assistantFor')],
              [t('design.price.assistantShows')],
              [t('design.price.assistantContent')],
            ],
          },
          {
            name: t('design.price.sandTable'),
            cells: [
              [t('design.price.sandTableFee'), t('design.price.eachProject')],
              [t('design.price.sandTableFor')],
              [t('design.price.sandTableShows')],
              [t('design.price.sandTableContent')],
            ],
          },
        ]}
      />
      {plans && (
        <p className="onward">
          <a href={plans}>{t('design.price.link')}</a>
        </p>
      )}
    </section>
  )
}
