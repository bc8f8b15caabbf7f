import { Drawing } from '../parts/drawing.tsx'
import type { Site } from '../site.ts'
import { Window } from './window.tsx'

/** 360 capture in a browser: the plan with the walk and its panoramas. */
export function CaptureWeb({ site: { t } }: { site: Site }) {
  return (
    <Window name={t('capture.hero.name')} label={t('capture.walk.alt')} className="plan right-7">
      <Drawing name="screen-capture" size={[720, 544]} />
    </Window>
  )
}
