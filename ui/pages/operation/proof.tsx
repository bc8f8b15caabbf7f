import { Drawing } from '../../parts/drawing.tsx'
import { Story } from '../../parts/story.tsx'
import type { Site } from '../../site.ts'
import { Traces } from './traces.tsx'

/** Who says so: two buildings in use, and the figure that changed in each. */
export function Proof({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="proof section wrap" id="proof">
      <h2>{t('operation.proof.title')}</h2>
      <Story
        site={site}
        who="operation.proof.hospital"
        situation="operation.proof.hospitalSituation"
        done="operation.proof.hospitalDone"
        figure="operation.proof.hospitalFigure"
        changed="operation.proof.hospitalChanged"
        drawing={<Drawing name="figure-75" size={[480, 300]} />}
      />
      <Story
        site={site}
        who="operation.proof.park"
        situation="operation.proof.parkSituation"
        done="operation.proof.parkDone"
        figure="operation.hero.reliance"
        changed="operation.proof.parkChanged"
        drawing={<Traces />}
      />
    </section>
  )
}
