import { factWords } from '#fact-words'
import type { Site, Text } from '../../site.ts'
import { yardsticks } from './yardsticks.ts'

const { hoursADay: hours, modelDays: days, tablets, tabletGigabytes: storage } = yardsticks

const counted = [
  { of: 'patents', name: 'company.rights.patents', text: 'company.rights.patentsText' },
  { of: 'copyrights', name: 'company.rights.copyrights', text: 'company.rights.copyrightsText' },
  { of: 'models', name: 'company.rights.models', text: 'company.rights.modelsText' },
  { of: 'data', name: 'company.rights.data', text: 'company.rights.dataText' },
] as const satisfies { of: string; name: Text; text: Text }[]

/** Four more figures in one row: patents, software copyrights, models, data. */
export function Rights({ site: { t, locale } }: { site: Site }) {
  const words = factWords(locale)

  return (
    <section className="rights section wrap" id="rights">
      <header>
        <h2 className="title-m">{t('company.rights.title')}</h2>
      </header>
      <dl className="items">
        {counted.map(({ of, name, text }) => (
          <div key={of}>
            <dt>
              <span>{words[of]}</span> {t(name)}
            </dt>
            <dd>{t(text, { hours, days, tablets, storage })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
