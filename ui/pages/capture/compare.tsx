import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'
import { Days } from './days.tsx'

const questions = [
  { question: 'capture.compare.behind', answer: 'capture.compare.behindText' },
  { question: 'capture.compare.done', answer: 'capture.compare.doneText' },
  { question: 'capture.compare.right', answer: 'capture.compare.rightText' },
  { question: 'capture.compare.since', answer: 'capture.compare.sinceText' },
] as const satisfies { question: Text; answer: Text }[]

/** One viewpoint on two days, and the questions that its pictures answer. */
export function Compare({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="section wrap" id="BIM360">
      <header className="beside">
        <h2>{t('capture.compare.title')}</h2>
        <p className="lead">{t('capture.compare.lead')}</p>
      </header>
      <Days site={site} />
      <div className="apart">
        <Fold title={t('capture.compare.questions')}>
          <dl className="rows headed tight">
            {questions.map(({ question, answer }) => (
              <div key={question} className="parted">
                <dt>{t(question)}</dt>
                <dd>{t(answer)}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </section>
  )
}
