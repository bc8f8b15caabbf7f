import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const questions = [
  {
    drawing: 'hospital',
    name: 'owners.decide.hospital',
    ask: 'owners.decide.hospitalAsk',
    text: 'owners.decide.hospitalText',
    alt: 'owners.decide.hospitalAlt',
  },
  {
    drawing: 'office',
    name: 'owners.decide.office',
    ask: 'owners.decide.officeAsk',
    text: 'owners.decide.officeText',
    alt: 'owners.decide.officeAlt',
  },
] as const satisfies { drawing: string; name: Text; ask: Text; text: Text; alt: Text }[]

/** Design decisions at full size: two open questions of a plan, each below its room in section. */
export function Decisions({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="decide section" id="decide">
      <div className="wrap">
        <header className="beside">
          <h2>{t('owners.decide.title')}</h2>
          <p className="lead">
            {t('owners.decide.lead')} <a href={href(locale, 'design')}>{t('owners.decide.link')}</a>
          </p>
        </header>
        <dl className="rows">
          {questions.map(({ drawing, name, ask, text, alt }) => (
            <div key={drawing}>
              <dt>{t(name)}</dt>
              <dd>
                {t(ask)}
                <p>{t(text)}</p>
              </dd>
              <dd>
                <Drawing name={`decide-${drawing}`} size={[720, 398]} narrow={[390, 294]} label={t(alt)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
