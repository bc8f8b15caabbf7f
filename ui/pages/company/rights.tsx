import { factWords } from '#fact-words'
import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

const counts = { low: facts.patents, tall: facts.copyrights }

/** Patents and software copyrights as two piles of paper. */
export function Rights({ site: { t, locale } }: { site: Site }) {
  const { patents, copyrights } = factWords(locale)

  return (
    <section className="rights section wrap columns" id="rights">
      <h2 className="title-m">{t('company.rights.title')}</h2>
      <div>
        <Drawing name="counted-rights" size={[560, 242]} label={t('company.rights.alt', counts)} />
        <dl className="items in-2">
          <div>
            <dt>
              <span className="title-m">{patents}</span>&nbsp;{t('company.rights.patents')}
            </dt>
            <dd>{t('company.rights.patentsText')}</dd>
          </div>
          <div>
            <dt>
              <span className="title-m">{copyrights}</span>&nbsp;{t('company.rights.copyrights')}
            </dt>
            <dd>{t('company.rights.copyrightsText')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
