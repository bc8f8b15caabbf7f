import { factWords } from '#fact-words'
import { level, millimetres } from '../drafting.ts'
import { pipes, Street } from '../pages/city/street.tsx'
import type { Site } from '../site.ts'
import { Checked } from './checked.tsx'

/** A street through the city platform's app: what it shows, how it is positioned, and one buried pipe measured. */
export function StreetApp({ site: { t, locale } }: { site: Site }) {
  const [[, height, radius]] = pipes

  return (
    <div className="street-view">
      <Street label={t('city.what.alt')} />
      <div className="street-app" aria-hidden="true">
        <div className="app-bar">
          <span>{t('city.hero.name')}</span>
          <span className="on">RTK ± {factWords(locale).accuracy}</span>
        </div>
        <Checked names={[t('city.what.planned'), t('city.what.stands'), t('city.what.buried')]} on={[0, 1, 2]} />
        <div className="app-pin">
          ø{millimetres(2 * radius)} ▽{level(height)}
        </div>
      </div>
    </div>
  )
}
