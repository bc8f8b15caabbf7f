import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

const counts = { people: facts.employees, filled: facts.researchers }

/** The staff: one figure per person, research and development apart from those who go to sites. */
export function People({ site: { t } }: { site: Site }) {
  return (
    <section className="people section" id="people">
      <div className="wrap columns">
        <h2 className="left-5">{t('company.people.title', counts)}</h2>
        <div className="right-6">
          <p className="lead">{t('company.people.lead')}</p>
          <p className="onward broad">{t('company.people.text')}</p>
        </div>
        <Drawing name="counted-people" size={[1200, 215]} narrow={[480, 487]} label={t('company.people.alt', counts)} />
      </div>
    </section>
  )
}
