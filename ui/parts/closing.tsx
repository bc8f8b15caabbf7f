import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Drawing } from './drawing.tsx'

/** The section before the footer: the next step, above a building in section, half built and half model. */
export function Closing({ site }: { site: Site }) {
  return (
    <section className="consult night" aria-labelledby="consult-title">
      <div className="wrap consult-text">
        <h2 id="consult-title">{site.t('frame.consult.title')}</h2>
        <div>
          <p className="lead">{site.t('frame.consult.text')}</p>
          <DemoButton site={site} />
        </div>
      </div>
      <div className="consult-drawing">
        <Drawing name="section" size={[1200, 420]} narrow={[480, 360]} night />
      </div>
    </section>
  )
}
