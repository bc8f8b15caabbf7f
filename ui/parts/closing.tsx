import type { Closing as Kind } from '../route.ts'
import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Drawing } from './drawing.tsx'

const drawings = {
  floor: 'section',
  services: 'closing-services',
  design: 'closing-design',
  walk: 'closing-walk',
  street: 'closing-street',
} as const satisfies Record<Kind, string>

/** The section before the footer: the next step, above a drawing of what the page is about, or a strip of ground. */
export function Closing({ site: { t }, site, kind }: { site: Site; kind?: Kind | undefined }) {
  return (
    <section className={kind ? 'consult night' : 'consult low night'} aria-labelledby="consult-title">
      <div className="wrap consult-text">
        <h2 id="consult-title">{t(`frame.consult.${kind ?? 'floor'}`)}</h2>
        <div>
          <p className="lead">{t(`frame.consult.${kind ?? 'floor'}Text`)}</p>
          <DemoButton site={site} />
        </div>
      </div>
      <div className="consult-drawing">
        {kind ? (
          <Drawing name={drawings[kind]} size={[1200, 436]} narrow={[480, 372]} night />
        ) : (
          <Drawing name="closing-start" size={[1200, 194]} narrow={[480, 164]} night />
        )}
      </div>
    </section>
  )
}
