import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'
import { yardsticks } from './yardsticks.ts'

const { hoursADay, modelDays, tablets, tabletGigabytes } = yardsticks

/** Models as the days needed to open them all, data as the tablets needed to store them. */
export function Load({ site: { t } }: { site: Site }) {
  return (
    <section className="load section night" id="load">
      <div className="wrap columns">
        <h2>{t('company.load.title')}</h2>
        <div className="left-5">
          <h3 className="title-m">{t('company.load.models')}</h3>
          <p>{t('company.load.modelsText', { hours: hoursADay, days: modelDays })}</p>
        </div>
        <div className="right-7">
          <Drawing
            name="counted-models"
            size={[598, 118]}
            narrow={[310, 250]}
            night
            label={t('company.load.modelsAlt', { days: modelDays })}
          />
        </div>
        <div className="left-7">
          <Drawing
            name="counted-data"
            size={[1256, 172]}
            narrow={[671, 172]}
            night
            label={t('company.load.dataAlt', { tablets })}
          />
        </div>
        <div className="right-5">
          <h3 className="title-m">{t('company.load.data')}</h3>
          <p>{t('company.load.dataText', { tablets, storage: tabletGigabytes })}</p>
        </div>
      </div>
    </section>
  )
}
