import type { ReactNode } from 'react'
import type { Closing as Kind } from '../route.ts'
import type { Site, Text } from '../site.ts'
import { Drawing } from './drawing.tsx'
import { ReferenceLinks } from './reference-links.tsx'
import { RequestButton } from './request-button.tsx'

/** Title, text, drawing, and how high it is on phones and on wider screens, where it is 480 and 1200 wide. */
const kinds = {
  home: ['frame.consult.floor', 'frame.consult.floorText', 'closing-home', 372, 436],
  floor: ['frame.consult.layout', 'frame.consult.layoutText', 'closing-floor', 350, 436],
  site: ['frame.consult.site', 'frame.consult.siteText', 'closing-site', 360, 436],
  building: ['frame.consult.building', 'frame.consult.buildingText', 'closing-front', 364, 436],
  services: ['frame.consult.services', 'frame.consult.servicesText', 'closing-services', 350, 436],
  design: ['frame.consult.design', 'frame.consult.designText', 'closing-design', 372, 436],
  walk: ['frame.consult.walk', 'frame.consult.walkText', 'closing-walk', 322, 436],
  street: ['frame.consult.street', 'frame.consult.streetText', 'closing-street', 346, 436],
  bridge: ['frame.consult.bridge', 'frame.consult.bridgeText', 'closing-bridge', 372, 436],
  devices: ['frame.consult.floor', 'frame.consult.floorText', 'closing-devices', 278, 388],
  office: ['frame.consult.work', 'frame.consult.floorText', 'closing-office', 296, 388],
  plumb: ['frame.consult.floor', 'frame.consult.floorText', 'closing-plumb', 372, 436],
  row: ['frame.consult.project', 'frame.consult.floorText', 'closing-row', 372, 436],
  instruments: ['frame.consult.measure', 'frame.consult.floorText', 'closing-instruments', 164, 194],
  work: ['frame.consult.work', 'frame.consult.floorText', 'closing-start', 164, 194],
} as const satisfies Record<Exclude<Kind, 'own'>, readonly [Text, Text, string, number, number]>

/** Drawings whose tall parts are on the right, where they rise beside the words. */
const rising: string[] = ['closing-home', 'closing-row']

interface ClosingProps {
  site: Site
  kind?: Kind | undefined
  /** Below the next step. */
  children?: ReactNode
}

/** The section before the footer: the next step, above a drawing of what the page is about, or a strip of ground. */
export function Closing({ site: { t }, kind, children }: ClosingProps) {
  if (kind === 'own') return null
  const [title, text, drawing, narrow, wide] = kinds[kind ?? 'work']
  return (
    <section
      className={rising.includes(drawing) ? 'consult rising' : 'consult'}
      id="next"
      aria-labelledby="consult-title"
    >
      <div className="wrap consult-text">
        <h2 className={drawing === 'closing-start' ? undefined : 'voice'} id="consult-title">
          {t(kind ? title : 'frame.consult.floor')}
        </h2>
        <div>
          <p className="lead">{t(text)}</p>
          <RequestButton label={t('frame.bookDemo')} main />
        </div>
        {children}
      </div>
      <div className="consult-drawing">
        <Drawing name={drawing} size={[1200, wide]} narrow={[480, narrow]} surface="action" />
      </div>
    </section>
  )
}

/** The end of a page that has reference pages: the next step, with links to those. */
export function Ending(props: ClosingProps) {
  return (
    <Closing {...props}>
      <ReferenceLinks site={props.site} />
    </Closing>
  )
}
