import type { Closing as Kind, Sketch } from '../route.ts'
import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Drawing } from './drawing.tsx'

const drawings: Partial<Record<Kind, Sketch>> = {
  floor: { drawing: 'section' },
  services: { drawing: 'closing-services' },
  design: { drawing: 'closing-design' },
  walk: { drawing: 'closing-walk' },
  street: { drawing: 'closing-street' },
}

/** The section before the footer: the next step, above a drawing of what the page is about, or a strip of ground. */
export function Closing({ site: { t }, site, kind }: { site: Site; kind?: Kind | undefined }) {
  const drawing = kind && drawings[kind]?.drawing
  return (
    <section className={drawing ? 'consult night' : 'consult low night'} aria-labelledby="consult-title">
      <div className="wrap consult-text">
        <h2 id="consult-title">
          {t(kind === 'look' ? 'construction.next.title' : `frame.consult.${kind ?? 'floor'}`)}
        </h2>
        <div>
          <p className="lead">
            {t(
              kind === 'look'
                ? 'construction.next.text'
                : `frame.consult.${kind && kind !== 'work' ? kind : 'floor'}Text`,
            )}
          </p>
          <DemoButton site={site} />
        </div>
      </div>
      <div className="consult-drawing">
        {drawing ? (
          <Drawing name={drawing} size={[1200, 420]} narrow={[480, 360]} night />
        ) : (
          <Drawing name="closing-start" size={[1200, 178]} narrow={[480, 152]} night />
        )}
      </div>
    </section>
  )
}
