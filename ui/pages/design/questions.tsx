import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const questions = [
  {
    ask: 'design.questions.height',
    text: 'design.questions.heightText',
    alt: 'design.questions.heightAlt',
    drawing: 'room-height',
  },
  {
    ask: 'design.questions.view',
    text: 'design.questions.viewText',
    alt: 'design.questions.viewAlt',
    drawing: 'room-view',
  },
  {
    ask: 'design.questions.pass',
    text: 'design.questions.passText',
    alt: 'design.questions.passAlt',
    drawing: 'room-pass',
  },
] as const satisfies { ask: Text; text: Text; alt: Text; drawing: string }[]

/** The questions that it answers, each with a drawing of the spot. */
export function Questions({ site: { t } }: { site: Site }) {
  return (
    <section className="questions section raised" id="questions">
      <div className="wrap">
        <header>
          <h2>{t('design.questions.title')}</h2>
        </header>
        <ul className="rows headed">
          {questions.map(({ ask, text, alt, drawing }) => (
            <li key={ask} className="parted">
              <h3 className="title-m">{t(ask)}</h3>
              <Drawing name={drawing} size={[360, 224]} label={t(alt)} />
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
