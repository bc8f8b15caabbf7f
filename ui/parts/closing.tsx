import type { Closing as Kind } from '../route.ts'
import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Drawing } from './drawing.tsx'

const kinds = {
  floor: ['frame.consult.floor', 'frame.consult.floorText', 'section'],
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
  instruments: ['frame.consult.floor', 'frame.consult.floorText', undefined],
  work: ['frame.consult.work', 'frame.consult.floorText', undefined],
} as const satisfies Record<Exclude<Kind, 'own'>, unknown>

/** The section before the footer: the next step, above a drawing of what the page is about, or a strip of ground. */
export function Closing({ site: { t }, site, kind }: { site: Site; kind?: Kind | undefined }) {
  if (kind === 'own') return null
  const [title, text, drawing] = kind ? kinds[kind] : [kinds.floor[0], kinds.floor[1]]
  return (
    <section className={drawing ? 'consult night' : 'consult low night'} aria-labelledby="consult-title">
      <div className="wrap consult-text">
        <h2 id="consult-title">{t(title)}</h2>
        <div>
          <p className="lead">{t(text)}</p>
          <DemoButton site={site} />
        </div>
      </div>
      <div className="consult-drawing">
        {drawing ? (
          <Drawing name={drawing} size={[1200, 436]} narrow={[480, 372]} night />
        ) : (
          <Drawing
            name={`closing-${kind === 'instruments' ? kind : 'start'}`}
            size={[1200, 194]}
            narrow={[480, 164]}
            night
          />
        )}
      </div>
    </section>
  )
}
