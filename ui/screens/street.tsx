import { factWords } from '#fact-words'
import { level, millimetres } from '../drafting.ts'
import { Photo } from '../parts/photo.tsx'
import type { Site } from '../site.ts'

/** Nominal diameter and axis of the sewer in the picture, in meters; `runs` in art/render/city.py has its outside. */
const sewer = { diameter: 0.8, height: -3.4 }

/** The city platform's app in a street, cropped to pipes and houses: its positioning, and a pipe's diameter and level. */
export function StreetApp({ site }: { site: Site }) {
  const { t, locale } = site

  return (
    <div className="window street-app">
      <div className="app-bar" aria-hidden="true">
        <span>{t('city.hero.name')}</span>
        <span className="on">RTK ± {factWords(locale).accuracy}</span>
      </div>
      <div className="app-view">
        <Photo
          site={site}
          name="street"
          alt={t('city.what.alt')}
          sizes="(min-width: 992px) max(80vw, 960px), (min-width: 768px) 145vw, 100vw"
        />
        <span className="app-tag" aria-hidden="true">
          ø{millimetres(sewer.diameter)} ▽{'\u00a0'}
          {level(sewer.height)}
        </span>
      </div>
    </div>
  )
}
