import type { Site, Text } from '../../site.ts'
import { Alignment } from './alignment.tsx'

const steps = [
  { name: 'infrastructure.parts.cut', text: 'infrastructure.parts.cutText' },
  { name: 'infrastructure.parts.origin', text: 'infrastructure.parts.originText' },
  { name: 'infrastructure.parts.joint', text: 'infrastructure.parts.jointText' },
  { name: 'infrastructure.parts.load', text: 'infrastructure.parts.loadText' },
] as const satisfies { name: Text; text: Text }[]

/** How a model of many kilometers is carried: in parts with origins of their own. */
export function Parts({ site: { t } }: { site: Site }) {
  return (
    <section className="parts section" id="parts">
      <header className="wrap">
        <h2>{t('infrastructure.parts.title')}</h2>
        <p className="lead">{t('infrastructure.parts.lead')}</p>
      </header>
      <div className="alignment">
        <Alignment label={t('infrastructure.parts.alt')} />
      </div>
      <ol className="wrap">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
