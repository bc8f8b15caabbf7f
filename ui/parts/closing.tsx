import type { ReactNode } from 'react'
import type { Closing as Kind } from '../route.ts'
import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Drawing } from './drawing.tsx'

const kinds = {
  home: ['frame.consult.floor', 'frame.consult.floorText', 'closing-home'],
  floor: ['frame.consult.floor', 'frame.consult.floorText', 'closing-floor'],
  site: ['frame.consult.site', 'frame.consult.siteText', 'closing-site'],
  building: ['frame.consult.building', 'frame.consult.buildingText', 'closing-front'],
  services: ['frame.consult.services', 'frame.consult.servicesText', 'closing-services'],
  design: ['frame.consult.design', 'frame.consult.designText', 'closing-design'],
  walk: ['frame.consult.walk', 'frame.consult.walkText', 'closing-walk'],
  street: ['frame.consult.street', 'frame.consult.streetText', 'closing-street'],
  bridge: ['frame.consult.bridge', 'frame.consult.bridgeText', 'closing-bridge'],
  devices: ['frame.consult.floor', 'frame.consult.floorText', 'closing-devices'],
  office: ['frame.consult.work', 'frame.consult.floorText', 'closing-office'],
  plumb: ['frame.consult.floor', 'frame.consult.floorText', 'closing-plumb'],
  row: ['frame.consult.floor', 'frame.consult.floorText', 'closing-row'],
  instruments: ['frame.consult.floor', 'frame.consult.floorText', 'closing-instruments'],
  work: ['frame.consult.work', 'frame.consult.floorText', 'closing-start'],
} as const satisfies Record<Exclude<Kind, 'own'>, unknown>

/** Drawings that are strips of ground. */
const low: string[] = ['closing-instruments', 'closing-start']

interface ClosingProps {
  site: Site
  kind?: Kind | undefined
  /** What one brings to the demo, on pages that render it themselves. */
  children?: ReactNode
}

/** The section before the footer: the next step, above a drawing of what the page is about, or a strip of ground. */
export function Closing({ site: { t }, site, kind, children }: ClosingProps) {
  if (kind === 'own') return null
  const [title, text, drawing] = kind ? kinds[kind] : [kinds.floor[0], kinds.floor[1], kinds.work[2]]
  const isLow = low.includes(drawing)
  return (
    <section
      className={isLow ? 'consult low' : 'consult'}
      id={children ? 'next' : undefined}
      aria-labelledby="consult-title"
    >
      <div className="wrap consult-text">
        <h2 className={isLow ? undefined : 'voice'} id="consult-title">
          {t(title)}
        </h2>
        <div>
          <p className="lead">{t(text)}</p>
          <DemoButton site={site} />
        </div>
        {children && <div className="consult-brings">{children}</div>}
      </div>
      <div className="consult-drawing">
        <Drawing name={drawing} size={[1200, isLow ? 194 : 436]} narrow={[480, isLow ? 164 : 372]} surface="action" />
      </div>
    </section>
  )
}
