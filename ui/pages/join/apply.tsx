import { href, type Site, type Text } from '../../site.ts'

const steps = [
  { when: 'join.apply.today', name: 'join.apply.write', text: 'join.apply.writeText' },
  { when: 'join.apply.soon', name: 'join.apply.confirm', text: 'join.apply.confirmText' },
  { when: 'join.apply.call', name: 'join.apply.talk', text: 'join.apply.talkText' },
  { when: 'join.apply.visit', name: 'join.apply.tryOut', text: 'join.apply.tryOutText' },
  { when: 'join.apply.decision', name: 'join.apply.answer', text: 'join.apply.answerText' },
] as const satisfies { when: Text; name: Text; text: Text }[]

/** The steps of an application with their durations, the address, and further links. */
export function Apply({ site: { t, locale, company } }: { site: Site }) {
  return (
    <section className="apply section">
      <div className="wrap">
        <header>
          <h2>{t('join.apply.title')}</h2>
          <p className="lead">{t('join.apply.lead')}</p>
        </header>
        <ol className="stops across">
          {steps.map(({ when, name, text }) => (
            <li key={name}>
              <p className="when">{t(when)}</p>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <div className="send parted apart">
          <p>
            {t('join.apply.mail')}
            <a className="title-m" href={`mailto:${company.jobsEmail}`}>
              {company.jobsEmail}
            </a>
          </p>
          <a className="button" href={href(locale, 'careers')}>
            {t('join.hero.button')}
          </a>
          <p className="in-line">
            <a href={href(locale, 'company')}>{t('join.apply.company')}</a>
            <a href={href(locale, 'about')}>{t('join.apply.about')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
