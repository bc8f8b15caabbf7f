import { factWords } from '#fact-words'
import { Drawing } from '../../parts/drawing.tsx'
import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

const solutions = [
  {
    drawing: 'split-trade',
    size: [300, 294],
    name: 'frame.footer.contractor',
    text: 'about.business.contractor',
    page: 'contractor',
  },
  {
    drawing: 'level-city',
    size: [320, 200],
    name: 'frame.footer.owners',
    text: 'about.business.owners',
    page: 'owners',
  },
  {
    drawing: 'method-rtk',
    size: [480, 360],
    name: 'frame.footer.infrastructure',
    text: 'about.business.infrastructure',
    page: 'infrastructure',
  },
] as const satisfies { drawing: string; size: readonly [number, number]; name: Text; text: Text; page: PageName }[]

/** The right strip of the sheet: solutions in place of notes, then the title block. */
export function TitleBlock({ site: { t, locale, company } }: { site: Site }) {
  const { modelFormats } = factWords(locale)
  return (
    <div className="sheet-strip">
      <h3 className="eyebrow">{t('about.business.solutions')}</h3>
      <ol className="rows tight">
        {solutions.map(({ drawing, size, name, text, page }) => (
          <li key={page}>
            <Drawing name={drawing} size={size} />
            <div>
              <h4>
                <a href={href(locale, page)}>{t(name)}</a>
              </h4>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="rows tight pairs">
        <div>
          <dt>{t('about.business.company')}</dt>
          <dd>{company.legalName}</dd>
        </div>
        <div>
          <dt>{t('about.business.formats')}</dt>
          <dd>{modelFormats}</dd>
        </div>
      </dl>
    </div>
  )
}
