import type { Site, Text } from '../../site.ts'

const stages = [
  'owners.life.design',
  'owners.life.build',
  'owners.life.handover',
  'owners.life.run',
] as const satisfies Text[]

/** Knowledge about a building over its life, with folders and with one model. */
export function Life({ site: { t } }: { site: Site }) {
  return (
    <section className="life section wrap columns">
      <header className="left-8">
        <h2>{t('owners.life.title')}</h2>
        <p className="lead">{t('owners.life.lead')}</p>
      </header>
      <div className="known">
        <p aria-hidden="true">{t('owners.life.known')}</p>
        <Known label={t('owners.life.alt')} />
        <p aria-hidden="true">{t('owners.life.model')}</p>
        <p aria-hidden="true">{t('owners.life.folders')}</p>
        <div className="stages" aria-hidden="true">
          {stages.map((name) => (
            <span key={name}>{t(name)}</span>
          ))}
        </div>
      </div>
      <p className="note">{t('owners.life.note')}</p>
    </section>
  )
}

/** A curve that drops at each handover, below a line that keeps rising; four equal stages. */
function Known({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 1200 260" preserveAspectRatio="none" role="img" aria-label={label}>
      <path d="M0 250h1200M0 250V8" />
      <path className="mark dash" d="M300 20v230M600 20v230M900 20v230" />
      <path className="mark" d="M300 250l-6-10h12zM600 250l-6-10h12zM900 250l-6-10h12z" />
      <path
        className="ground"
        d="M300 150v56c100-6 220-32 300-70v66c100-6 220-26 300-60v68c100-2 200-6 300-14V18c-100 6-200 12-300 18-100 8-200 20-300 38-100 20-210 36-300 76z"
      />
      <path
        className="thick"
        d="M0 236c100-10 220-40 300-86v56c100-6 220-32 300-70v66c100-6 220-26 300-60v68c100-2 200-6 300-14"
      />
      <path
        className="model thick"
        d="M0 236c100-10 220-40 300-86 90-40 200-56 300-76 100-18 200-30 300-38 100-6 200-12 300-18"
      />
    </svg>
  )
}
