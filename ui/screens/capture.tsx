import { Drawing } from '../parts/drawing.tsx'
import type { Site } from '../site.ts'
import { Window } from './window.tsx'

/** 360 capture in a browser: the plan with the walk and its panoramas, and the days that were recorded. */
export function CaptureWeb({ site: { t } }: { site: Site }) {
  const tabs = [t('capture.hero.name'), t('capture.scans.model'), t('capture.scans.cloud')]

  return (
    <Window tabs={tabs} label={t('capture.walk.alt')} className="plan right-7">
      <Drawing name="screen-capture" size={[720, 560]} />
      <div className="app-bar">
        <span>{t('capture.compare.open')}</span>
        <span>{t('capture.compare.mounted')}</span>
        <span className="on">{t('capture.compare.closed')}</span>
      </div>
    </Window>
  )
}
