import { facts } from '../../facts.ts'
import type { Site } from '../../site.ts'

const counts = { people: facts.employees, filled: facts.researchers }

/** Who works there: one mark a person, those in research and development filled. */
export function People({ site: { t } }: { site: Site }) {
  return (
    <section className="people section raised" id="people">
      <div className="wrap columns">
        <div className="crowd" role="img" aria-label={t('company.people.alt', counts)}>
          {Array.from({ length: facts.employees }, (_, i) => (i < facts.researchers ? 'filled' : 'helmet')).map(
            (kind, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change place.
              <svg key={i} className="sketch" viewBox="0 0 40 96" aria-hidden="true">
                {i === 0 || i === facts.researchers ? <Figure kind={kind} /> : <use href={`#${kind}`} />}
              </svg>
            ),
          )}
        </div>
        <h2>{t('company.people.title', counts)}</h2>
        <p className="lead">{t('company.people.lead')}</p>
        <p>{t('company.people.text')}</p>
      </div>
    </section>
  )
}

/** Somebody standing; drawn once for each kind and used by all others. */
function Figure({ kind }: { kind: string }) {
  // Rules for `.sketch` do not reach into a copy: what differs is written on the element.
  const fill = kind === 'filled' ? 'currentColor' : 'none'
  const body = 'M14 30h12l6 6-2 24h-3l-1 32h-5l-1-28-1 28h-5l-1-32h-3l-2-24z'

  return (
    <g id={kind}>
      <path fill={fill} d={body} />
      <circle fill={fill} cx={20} cy={18} r={7} />
      {kind === 'helmet' && <path fill="var(--mark)" stroke="var(--mark)" d="M11 16a9 9 0 0 1 18 0zM17 30l3 9 3-9z" />}
    </g>
  )
}
