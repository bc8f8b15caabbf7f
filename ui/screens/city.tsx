import { Drawing } from '../parts/drawing.tsx'
import type { Site } from '../site.ts'
import { Checked } from './checked.tsx'
import { Window } from './window.tsx'

/** The city platform in a browser: the map of a crossing below its layers, and the steps of a dig permit. */
export function CityWeb({ site: { t } }: { site: Site }) {
  const layers = [t('city.map.ground'), t('city.map.roads'), t('city.map.pipes'), t('city.map.findings')]
  const steps = [t('city.dig.apply'), t('city.dig.agree'), t('city.dig.mark'), t('city.dig.record')]

  return (
    <Window name={t('city.hero.name')} label={t('city.map.alt')} className="left-7">
      <div className="app-view">
        <Checked names={layers} on={[0, 1, 2]} />
        <Drawing name="screen-city" size={[680, 404]} />
        <Checked names={steps} on={[0, 1]} className="app-steps" />
      </div>
    </Window>
  )
}
