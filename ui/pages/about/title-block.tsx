import { factWords } from '#fact-words'
import { Drawing } from '../../parts/drawing.tsx'
import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'

const solutions = [
  { name: 'frame.footer.contractor', text: 'about.business.contractor', page: 'contractor' },
  { name: 'frame.footer.owners', text: 'about.business.owners', page: 'owners' },
  { name: 'frame.footer.infrastructure', text: 'about.business.infrastructure', page: 'infrastructure' },
] as const satisfies { name: Text; text: Text; page: PageName }[]

/** The right strip of the sheet: solutions in place of notes, then the title block. */
export function TitleBlock({ site: { t, locale, company } }: { site: Site }) {
  const { modelFormats } = factWords(locale)
  return (
    <div className="sheet-strip">
      <h3 className="eyebrow">{t('about.business.solutions')}</h3>
      <ol className="items">
        {solutions.map(({ name, text, page }) => (
          <li key={page}>
            <h4>
              <a href={href(locale, page)}>{t(name)}</a>
            </h4>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <Drawing name="axon-narrow" size={[480, 300]} />
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
