import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'
import { Defect, Elevation } from './elevation.tsx'

const states = [
  { kind: 'built', name: 'owners.progress.built', text: 'owners.progress.builtText' },
  { kind: 'off', name: 'owners.progress.off', text: 'owners.progress.offText' },
  { kind: 'open', name: 'owners.progress.open', text: 'owners.progress.openText' },
] as const satisfies { kind: string; name: Text; text: Text }[]

/** Progress against the model, and the route of a defect. */
export function Progress({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="progress section night" id="progress">
      <div className="wrap columns">
        <div className="left-5">
          <h2>{t('owners.progress.title')}</h2>
          <p className="lead">{t('owners.progress.lead')}</p>
          <dl className="checks">
            {states.map(({ kind, name, text }) => (
              <div key={kind} className={kind}>
                <dt>{t(name)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Elevation label={t('owners.progress.alt')} />
        <div className="defect in-2">
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
