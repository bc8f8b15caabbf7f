import { Drawing } from '../parts/drawing.tsx'
import type { Site } from '../site.ts'
import { Window } from './window.tsx'

/** 360 capture in a browser: the recorded days, and the plan with the walk and its panoramas. */
export function CaptureWeb({ site: { t } }: { site: Site }) {
  const days = [t('capture.compare.closed'), t('capture.compare.mounted'), t('capture.compare.open')]

  return (
    <Window tabs={[t('capture.hero.name'), ...days]} label={t('capture.walk.alt')} className="plan right-7">
      <Drawing name="screen-capture" size={[720, 528]} />
    </Window>
  )
}
