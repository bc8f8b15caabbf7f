import { factWords } from '#fact-words'
import type { Site, Text } from '../site.ts'
import { Checked } from './checked.tsx'

const layers = [
  'construction.screen.structure',
  'construction.screen.ducts',
  'construction.screen.pipes',
  'construction.screen.trays',
] as const satisfies Text[]

/** Names and icons in a box of 16 × 16; the issue is open. */
const tools = [
  { name: 'construction.screen.layers', d: 'm8 2 6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3' },
  { name: 'construction.screen.section', d: 'M3 3h10v10H3zM8 0v16M8 7l4-4M8 12l5-5' },
  { name: 'construction.screen.measure', d: 'M1 5h14v6H1zM4 5v3m3-3v3m3-3v3m3-3v3' },
  { name: 'construction.screen.issue', d: 'M8 15C5 11 3 9 3 6a5 5 0 0 1 10 0c0 3-2 5-5 9M8 4v3m0 2v0', on: 'on' },
  { name: 'construction.screen.compare', d: 'M2 3h12v10H2zM8 0v16M10 6l2 2-2 2M6 6 4 8l2 2' },
] as const satisfies { name: Text; d: string; on?: string }[]

/** The four ways of positioning in boxes of 16: a code, two points, a room, satellites. The first is in use. */
const code = 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h2v2m3-2v5H9'
const others =
  'M26 11a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM34 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM26 10l5-5M42 5V2h3M51 2h3v3M54 11v3h-3M45 14h-3v-3' +
  'M45 5l3 2 3-2M48 7v4M68 9v5m-3 0h6M65 7a4 4 0 0 1 6 0M63 4a7 7 0 0 1 10 0'

/** Millimeters between the hanger of the model and the one that hangs: OFF and MOVED of art/render/install.py. */
const apart = 520

/** The app on the tablet of the picture `install`; the picture's text alternative describes it. */
export function Tablet({ site: { t, locale } }: { site: Site }) {
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
      <Checked names={layers.map((name) => t(name))} on={[1, 2, 3]} />
      <div className="app-pin">
        {t('construction.screen.hanger')} {apart} mm
      </div>
      <div className="app-bar app-tools">
        {tools.map(({ name, d, ...is }) => (
          <span key={name} className={'on' in is ? is.on : undefined}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={d} />
            </svg>
            {t(name)}
          </span>
        ))}
      </div>
    </div>
  )
}
