import { Story } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'

/** Who says so: a meeting about a hall, and one about a district. */
export function Proof({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="proof section wrap" id="proof">
      <h2>{t('design.proof.title')}</h2>
      <Story
        site={site}
        who="design.proof.school"
        situation="design.proof.schoolSituation"
        done="design.proof.schoolDone"
        figure="design.proof.schoolFigure"
        changed="design.proof.schoolChanged"
      />
      <Story
        site={site}
        who="design.proof.district"
        situation="design.proof.districtSituation"
        done="design.proof.districtDone"
        figure="design.proof.districtFigure"
        changed="design.proof.districtChanged"
      />
    </section>
  )
}
