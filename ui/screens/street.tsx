import { factWords } from '#fact-words'
import { level, millimetres } from '../drafting.ts'
import { Photo } from '../parts/photo.tsx'
import type { Site } from '../site.ts'
import { Checked } from './checked.tsx'

/** Nominal diameter and axis of the sewer in the picture, in meters; `runs` in art/render/city.py has its outside. */
const sewer = { diameter: 0.8, height: -3.4 }

/** The city platform's app in a street: what it shows, its positioning, and a pipe's diameter and level. */
export function StreetApp({ site }: { site: Site }) {
  const { t, locale } = site
  const layers = [t('city.what.planned'), t('city.what.stands'), t('city.what.buried')]

  return (
    <div className="window street-app">
      <div className="app-bar" aria-hidden="true">
        <span>{t('city.hero.name')}</span>
        <span className="on">RTK ± {factWords(locale).accuracy}</span>
      </div>
      <div className="app-view">
        <Photo site={site} name="street" alt={t('city.what.alt')} sizes="(min-width: 992px) max(68vw, 820px), 100vw" />
        <div aria-hidden="true">
          <Checked names={layers} on={[0, 1, 2]} />
          <span className="app-tag">
            ø{millimetres(sewer.diameter)} ▽{'\u00a0'}
            {level(sewer.height)}
          </span>
        </div>
      </div>
    </div>
  )
}
