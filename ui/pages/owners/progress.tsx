import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'
import { Defect, Elevation } from './elevation.tsx'

const states = [
  { kind: 'solid', name: 'owners.progress.built', text: 'owners.progress.builtText' },
  { kind: 'mark wrong', name: 'owners.progress.off', text: 'owners.progress.offText' },
  { kind: 'model glass', name: 'owners.progress.open', text: 'owners.progress.openText' },
] as const satisfies { kind: string; name: Text; text: Text }[]

/** Progress against the model, and the route of a defect. */
export function Progress({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="progress section night" id="progress">
      <div className="wrap columns">
        <div className="left-5">
          <h2>{t('owners.progress.title')}</h2>
          <p className="lead">{t('owners.progress.lead')}</p>
          <dl className="rows legend">
            {states.map(({ kind, name, text }) => (
              <div key={kind}>
                <dt>
                  <svg className="sketch" viewBox="0 0 24 16" aria-hidden="true">
                    <path className={kind} d="M.7.7h15v15h-15z" />
                  </svg>
                  {t(name)}
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Elevation label={t('owners.progress.alt')} />
        <div className="defect parted">
          <Defect label={t('owners.progress.defectAlt')} />
          <div>
            <h3>{t('owners.progress.defect')}</h3>
            <p>{t('owners.progress.defectText')}</p>
            <p className="onward">
              <a href={href(locale, 'capture')}>{t('owners.progress.link')}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
