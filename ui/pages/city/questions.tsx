import type { Site, Text } from '../../site.ts'

const questions = [
  { ask: 'city.questions.dig', who: 'city.questions.digWho', text: 'city.questions.digText' },
  { ask: 'city.questions.window', who: 'city.questions.windowWho', text: 'city.questions.windowText' },
  { ask: 'city.questions.cover', who: 'city.questions.coverWho', text: 'city.questions.coverText' },
  { ask: 'city.questions.plan', who: 'city.questions.planWho', text: 'city.questions.planText' },
] as const satisfies { ask: Text; who: Text; text: Text }[]

/** What changes: the questions that a street asks, each answered until now and from now on. */
export function Questions({ site: { t } }: { site: Site }) {
  return (
    <section className="questions section" id="questions">
      <div className="wrap">
        <h2 className="eyebrow">{t('city.questions.title')}</h2>
        <ul>
          {questions.map(({ ask, who, text }) => (
            <li key={ask}>
              <h3>{t(ask)}</h3>
              <div>
                <p className="who">{t(who)}</p>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
