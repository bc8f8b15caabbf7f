import { factWords } from '#fact-words'
import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site, type Text } from '../../site.ts'

const steps = [
  { when: 'about.history.first', name: 'about.history.column', text: 'about.history.columnText' },
  { when: 'about.history.second', name: 'about.history.ways', text: 'about.history.waysText' },
  { when: 'about.history.third', name: 'about.history.beforeName', text: 'about.history.beforeText' },
  { when: 'about.history.fourth', name: 'about.history.afterName', text: 'about.history.afterText' },
  { when: 'about.history.today', name: 'about.history.todayName', text: 'about.history.todayText' },
] as const satisfies { when: Text; name: Text; text: Text }[]

/** How we came here: the founding with its date, the other steps in their order. */
export function History({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="history section wrap">
      <header>
        <h2>{t('about.history.title')}</h2>
        <p className="lead">{t('about.history.lead')}</p>
        <Drawing name="method-qr" size={[480, 360]} label={t('home.positioning.qrAlt')} />
      </header>
      <div>
        <ol>
          <li>
            <p className="when">{factWords(locale).founded}</p>
            <h3>{t('about.history.founded')}</h3>
            <p>{t('about.history.foundedText')}</p>
          </li>
          {steps.map(({ when, name, text }) => (
            <li key={name}>
              <p className="when">{t(when)}</p>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <p className="onward">
          <a href={href(locale, 'company')}>{t('about.history.link')}</a>
        </p>
      </div>
    </section>
  )
}
