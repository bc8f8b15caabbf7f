import { facts } from '../../facts.ts'
import { outlines } from '../../parts/person.tsx'
import type { Site } from '../../site.ts'

const counts = { people: facts.employees, filled: facts.researchers }

/** The staff: one mark per person, filled for research and development. */
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
        <h2 className="left-5">{t('company.people.title', counts)}</h2>
        <div className="right-6">
          <p className="lead">{t('company.people.lead')}</p>
          <p className="onward">{t('company.people.text')}</p>
        </div>
      </div>
    </section>
  )
}

/** A standing person, drawn once per kind and reused. */
function Figure({ kind }: { kind: string }) {
  // `.sketch` rules do not apply inside a `use`, so the styles are on the element.
  const fill = kind === 'filled' ? 'currentColor' : 'var(--sketch-paper)'

  return (
    <g id={kind} transform="translate(20 95)scale(.52)" paintOrder="stroke" strokeWidth={2.8}>
      <path fill={fill} vectorEffect="non-scaling-stroke" d={outlines().figure} />
      <path fill={fill} vectorEffect="non-scaling-stroke" d={outlines().arm} />
      {kind === 'helmet' && <path fill="var(--mark)" stroke="none" d={outlines().helmet} />}
    </g>
  )
}
