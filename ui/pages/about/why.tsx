import { Drawing } from '../../parts/drawing.tsx'
import { Entries } from '../../parts/entries.tsx'
import { href, type Site, type Text } from '../../site.ts'

const rules = [
  { name: 'about.why.engineer', text: 'about.why.engineerText' },
  { name: 'about.why.offset', text: 'about.why.offsetText' },
  { name: 'about.why.code', text: 'about.why.codeText' },
] as const satisfies { name: Text; text: Text }[]

/** Why models need checking on site, drawn at one wall, and how we work there. */
export function Why({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="why section wrap columns" id="Aboutus">
      <div className="left-6">
        <header>
          <h2>{t('about.why.title')}</h2>
          <p className="lead">{t('about.why.lead')}</p>
        </header>
        <Drawing name="check-opening" size={[560, 340]} label={t('about.why.alt')} />
      </div>
      <div className="rules right-5">
        <h3>{t('about.why.rules')}</h3>
        <Entries t={t} entries={rules} className="rows roomy headed" />
        <p className="in-line onward">
          <a href={href(locale, 'company')}>{t('about.why.figures')}</a>
          <a href={href(locale, 'join')}>{t('about.why.link')}</a>
        </p>
      </div>
    </section>
  )
}
