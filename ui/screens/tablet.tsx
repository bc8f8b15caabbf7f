import { factWords } from '#fact-words'
import type { Site } from '../site.ts'
import { Tools } from './tools.tsx'

/** The four ways of positioning in boxes of 16: a code, two points, a room, satellites. The first is in use. */
const code = 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h2v2m3-2v5H9'
const others =
  'M26 11a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM34 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM26 10l5-5M42 5V2h3M51 2h3v3M54 11v3h-3M45 14h-3v-3' +
  'M45 5l3 2 3-2M48 7v4M68 9v5m-3 0h6M65 7a4 4 0 0 1 6 0M63 4a7 7 0 0 1 10 0'

/** Millimeters between the hanger of the model and the one that hangs: APART of art/render/hangers.py. */
const apart = 520

/** The app on the tablet of the picture `bench`; the picture's text alternative describes it. */
export function Tablet({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <div className="device" aria-hidden="true">
      <div className="app-bar">
        <span>{t('construction.screen.level')}</span>
        <svg viewBox="0 0 76 16" aria-hidden="true">
          <path d={others} />
          <path className="on" d={code} />
        </svg>
        <span>{t('construction.positioning.qr')}</span>
        <span className="on">± {factWords(locale).accuracy}</span>
      </div>
      <div className="app-pin">
        {t('construction.screen.hanger')} {apart} mm
      </div>
      <Tools site={site} />
    </div>
  )
}
