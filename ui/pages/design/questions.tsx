import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const questions = [
  {
    ask: 'design.questions.height',
    text: 'design.questions.heightText',
    alt: 'design.questions.heightAlt',
    name: 'room-height',
    size: [480, 384],
    narrow: true,
  },
  {
    ask: 'design.questions.view',
    text: 'design.questions.viewText',
    alt: 'design.questions.viewAlt',
    name: 'room-view',
    size: [480, 384],
    narrow: [688, 384],
  },
  {
    ask: 'design.questions.pass',
    text: 'design.questions.passText',
    alt: 'design.questions.passAlt',
    name: 'room-pass',
    size: [480, 384],
    narrow: [688, 300],
  },
] as const satisfies {
  ask: Text
  text: Text
  alt: Text
  name: string
  size: readonly [number, number]
  narrow?: true | readonly [number, number]
}[]

/** The questions that it answers, each below a drawing of the spot. */
export function Questions({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="questions section" id="questions">
      <div className="wrap">
        <header className="beside">
          <h2>{t('design.questions.title')}</h2>
          <p className="lead">{t('design.questions.lead')}</p>
        </header>
        <ul>
          {questions.map(({ ask, text, alt, ...drawing }) => (
            <li key={ask}>
              <Drawing {...drawing} label={t(alt)} />
              <div>
                <h3>{t(ask)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
