import { facts } from '../../facts.ts'
import { Story } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'

const sheets = Array.from({ length: facts.dataRelianceTimes }, (_, i) => `M112 ${110 - i * 14}l60-18 60 18-60 18z`)
const left = (240 * (100 - facts.issueResponsePercent)) / 100

/** Who says so: two districts, and the figure that changed in each. */
export function Proof({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="proof section" id="proof">
      <div className="wrap">
        <h2>{t('city.proof.title')}</h2>
        <Story
          site={site}
          who="city.proof.new"
          situation="city.proof.newSituation"
          done="city.proof.newDone"
          figure="city.hero.reliance"
          changed="city.proof.newChanged"
          drawing={
            <svg className="sketch drawing" viewBox="0 0 240 130" aria-hidden="true">
              <path className="paper" d="m0 110 46-14 46 14-46 14z" />
              {sheets.map((sheet) => (
                <path key={sheet} className="model paper" d={sheet} />
              ))}
            </svg>
          }
        />
        <Story
          site={site}
          who="city.proof.old"
          situation="city.proof.oldSituation"
          done="city.proof.oldDone"
          figure="city.proof.oldFigure"
          changed="city.proof.oldChanged"
          drawing={
            <svg className="sketch drawing" viewBox="0 0 250 90" aria-hidden="true">
              <path d="M5 22h240M5 12v20m240-20v20" />
              <path className="model thick" d={`M5 66h${left}`} />
              <circle className="model full" cx={5} cy={66} r={5} />
              <circle className="model full" cx={5 + left} cy={66} r={5} />
              <path className="dash" d={`M5 34v24M${5 + left} 24v34`} />
            </svg>
          }
        />
      </div>
    </section>
  )
}
