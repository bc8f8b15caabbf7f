import { factWords } from '#fact-words'
import type { Site } from '../../site.ts'
import { yardsticks } from './yardsticks.ts'

const { hoursADay: hours, modelDays: days, tablets, tabletGigabytes: storage } = yardsticks

/** Four more figures in one row: patents, software copyrights, models, data. */
export function Rights({ site: { t, locale } }: { site: Site }) {
  const { patents, copyrights, models, data } = factWords(locale)
  const counted = [
    [patents, t('company.rights.patents'), t('company.rights.patentsText')],
    [copyrights, t('company.rights.copyrights'), t('company.rights.copyrightsText')],
    [models, t('company.rights.models'), t('company.rights.modelsText', { hours, days })],
    [data, t('company.rights.data'), t('company.rights.dataText', { tablets, storage })],
  ]

  return (
    <section className="rights section wrap" id="rights">
      <header>
        <h2>{t('company.rights.title')}</h2>
      </header>
      <dl className="items up-to-4">
        {counted.map(([figure, name, text]) => (
          <div key={name}>
            <dt>
              <span>{figure}</span> {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
