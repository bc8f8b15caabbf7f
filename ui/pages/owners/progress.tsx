import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'
import { Defect, Elevation } from './elevation.tsx'

const states = [
  { kind: 'built', name: 'owners.progress.built', text: 'owners.progress.builtText' },
  { kind: 'off', name: 'owners.progress.off', text: 'owners.progress.offText' },
  { kind: 'open', name: 'owners.progress.open', text: 'owners.progress.openText' },
] as const satisfies { kind: string; name: Text; text: Text }[]

/** Progress against the model, and how a defect travels. */
export function Progress({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="progress section night" id="progress">
      <div className="wrap">
        <div>
          <h2>{t('owners.progress.title')}</h2>
          <p className="lead">{t('owners.progress.lead')}</p>
          <dl>
            {states.map(({ kind, name, text }) => (
              <div key={kind} className={kind}>
                <dt>{t(name)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Elevation label={t('owners.progress.alt')} />
        <div className="defect">
          <Defect label={t('owners.progress.defectAlt')} />
          <div>
            <h3>{t('owners.progress.defect')}</h3>
            <p>{t('owners.progress.defectText')}</p>
            <p>
              <a href={href(locale, 'capture')}>{t('owners.progress.link')}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
