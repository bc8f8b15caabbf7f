import { factWords } from '#fact-words'
import { facts } from '../../facts.ts'
import type { Site } from '../../site.ts'

const counts = { low: facts.patents, tall: facts.copyrights }

/** Patents and software copyrights as two piles of paper. */
export function Rights({ site: { t, locale } }: { site: Site }) {
  const { patents, copyrights } = factWords(locale)

  return (
    <section className="rights section wrap columns" id="rights">
      <h2 className="left-5">{t('company.rights.title')}</h2>
      <div className="right-7">
        <svg className="sketch" viewBox="0 30 560 242" role="img" aria-label={t('company.rights.alt', counts)}>
          <path className="quiet" d="M0 270h560" />
          <Pile x={20} sheets={facts.patents} thickness={11} />
          <Pile x={290} sheets={facts.copyrights} thickness={4} />
        </svg>
        <dl className="items in-2">
          <div>
            <dt>
              <span className="title-m">{patents}</span> {t('company.rights.patents')}
            </dt>
            <dd>{t('company.rights.patentsText')}</dd>
          </div>
          <div>
            <dt>
              <span className="title-m">{copyrights}</span> {t('company.rights.copyrights')}
            </dt>
            <dd>{t('company.rights.copyrightsText')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** Sheets in a pile, slightly turned, with a ribbon around thick ones. */
function Pile({ x, sheets, thickness }: { x: number; sheets: number; thickness: number }) {
  return Array.from({ length: sheets }, (_, i) => {
    const shift = x + ((i * 7) % 5) - ((i * 3) % 4)
    const top = 270 - (i + 1) * thickness
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the sheets never change place.
        key={i}
        className="paper"
        strokeWidth={thickness < 8 ? 0.8 : 1.2}
        d={`M${shift} ${top}l50-28h190v${thickness}l-50 28h-190zM${shift + 240} ${top - 28}l-50 28h-190M${shift + 190} ${top}v${thickness}`}
      />
    )
  })
}
