import type { Site, Text } from '../../site.ts'

const stages = [
  'owners.life.design',
  'owners.life.build',
  'owners.life.handover',
  'owners.life.run',
] as const satisfies Text[]

const handovers = [
  { name: 'owners.life.contractor', text: 'owners.life.contractorLost' },
  { name: 'owners.life.owner', text: 'owners.life.ownerLost' },
  { name: 'owners.life.team', text: 'owners.life.teamLost' },
] as const satisfies { name: Text; text: Text }[]

/** Knowledge about a building over its life, with folders and with one model, and what is lost at each handover. */
export function Life({ site: { t } }: { site: Site }) {
  return (
    <section className="life section wrap columns">
      <header>
        <h2>{t('owners.life.title')}</h2>
        <p className="lead">{t('owners.life.lead')}</p>
      </header>
      <div className="known">
        <p aria-hidden="true">{t('owners.life.known')}</p>
        <div className="chart">
          <Known label={t('owners.life.alt')} />
          <p aria-hidden="true">{t('owners.life.model')}</p>
          <p aria-hidden="true">{t('owners.life.folders')}</p>
          <p aria-hidden="true">{t('owners.life.gap')}</p>
        </div>
        <div className="stages" aria-hidden="true">
          {stages.map((name) => (
            <span key={name}>{t(name)}</span>
          ))}
        </div>
        <ol className="numbered">
          {handovers.map(({ name, text }) => (
            <li key={name}>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <p className="note">{t('owners.life.note')}</p>
      </div>
    </section>
  )
}

/** A curve that drops at each handover, below a line that keeps rising; four equal stages. */
function Known({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 1200 300" preserveAspectRatio="none" role="img" aria-label={label}>
      <path
        className="ground"
        d="M300 184c90-46 200-58 300-80 100-22 200-34 300-44 100-10 200-16 300-22v188c-100 12-200 14-300 16v-64c-80 40-200 58-300 64v-66c-80 42-200 62-300 68z"
      />
      <path d="M0 290h1200M0 290V0" />
      <path className="mark dash" d="M300 36v264M600 36v264M900 36v264" />
      <path
        className="thick"
        d="M0 276c100-12 220-44 300-92m0 60c100-6 220-26 300-68m0 66c100-6 220-24 300-64m0 64c100-2 200-4 300-16"
      />
      <path
        className="model thick"
        d="M0 276c100-12 220-44 300-92 90-46 200-58 300-80 100-22 200-34 300-44 100-10 200-16 300-22"
      />
      <path className="mark thick" d="M300 184v60M600 176v66M900 178v64" />
    </svg>
  )
}
