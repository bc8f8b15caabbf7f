import type { ReactNode } from 'react'
import { factWords } from '#fact-words'
import { level, millimetres } from '../drafting.ts'
import type { Site } from '../site.ts'
import { Checked } from './checked.tsx'

interface StreetAppProps {
  site: Site
  /** The buried pipe that is measured: distance from the axis, height and radius, in meters. */
  pipe: readonly [x: number, height: number, radius: number]
  /** The drawing of ui/pages/city/street.tsx. */
  children: ReactNode
}

/** The city platform's app on the device in a street: what it shows, its positioning, and a pipe's diameter and level. */
export function StreetApp({ site: { t, locale }, pipe: [, height, radius], children }: StreetAppProps) {
  return (
    <div className="street-view">
      {children}
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
