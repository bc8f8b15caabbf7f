import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { Story } from '../../parts/story.tsx'
import { href, type Site } from '../../site.ts'

/** Who says so: two contractors, the figure that changed for each, and how many stand behind them. */
export function Proof({ site }: { site: Site }) {
  const { t, locale } = site
  const more = href(locale, 'contractor', 'Example')

  return (
    <section className="proof section wrap" id="proof">
      <h2>{t('construction.proof.title')}</h2>
      <Story
        site={site}
        who="construction.proof.lab"
        situation="construction.proof.labSituation"
        done="construction.proof.labDone"
        figure="construction.proof.labFigure"
        changed="construction.proof.labChanged"
        drawing={<Answer />}
      />
      <Story
        site={site}
        who="construction.proof.group"
        situation="construction.proof.groupSituation"
        done="construction.proof.groupDone"
        figure="construction.proof.groupFigure"
        changed="construction.proof.groupChanged"
        drawing={<Drawing name="figure-10x" size={[480, 300]} />}
      />
      <p className="counts">
        {t('construction.proof.counts')} {more && <a href={more}>{t('construction.proof.more')}</a>}
      </p>
    </section>
  )
}

/** From question to answer, before and after, to one scale. */
function Answer() {
  const left = 236 * (1 - facts.issueResponsePercent / 100)

  return (
    <svg className="drawing answer" viewBox="0 0 248 72" aria-hidden="true">
      <path className="ink" d="M6 6v60M6 20h236M242 12v16" />
      <circle className="ink" cx={6} cy={20} r={4} />
      <path className="model" d={`M6 52h${left}M${6 + left} 44v16`} />
      <circle className="model" cx={6} cy={52} r={4} />
      <path className="mark" d={`M${6 + left} 52h${236 - left}M242 46v12`} />
    </svg>
  )
}
