import { Drawing } from '../../parts/drawing.tsx'
import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'infrastructure.parts.cut', text: 'infrastructure.parts.cutText' },
  { name: 'infrastructure.parts.origin', text: 'infrastructure.parts.originText' },
  { name: 'infrastructure.parts.load', text: 'infrastructure.parts.loadText' },
] as const satisfies { name: Text; text: Text }[]

/** How a model of many kilometers works: in parts with their own origins, numbered as in the drawing. */
export function Parts({ site: { t } }: { site: Site }) {
  return (
    <section className="parts section" id="parts">
      <header className="wrap beside">
        <h2>{t('infrastructure.parts.title')}</h2>
        <p className="lead">{t('infrastructure.parts.lead')}</p>
      </header>
      <div className="alignment panorama">
        <Drawing name="alignment" size={[1440, 380]} narrow={[480, 300]} label={t('infrastructure.parts.alt')} />
      </div>
      <Steps t={t} entries={steps} className="wrap items in-3 numbered" />
    </section>
  )
}
