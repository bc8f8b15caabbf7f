import type { Site, Text } from '../../site.ts'
import { Thirds } from './thirds.tsx'

const days = [
  {
    picture: 'corridor-open',
    name: 'capture.compare.open',
    text: 'capture.compare.openText',
    alt: 'capture.compare.openAlt',
  },
  {
    picture: 'corridor-mounted',
    name: 'capture.compare.mounted',
    text: 'capture.compare.mountedText',
    alt: 'capture.compare.mountedAlt',
  },
  {
    picture: 'corridor-closed',
    name: 'capture.compare.closed',
    text: 'capture.compare.closedText',
    alt: 'capture.compare.closedAlt',
  },
] as const satisfies { picture: string; name: Text; text: Text; alt: Text }[]

const questions = [
  { question: 'capture.compare.behind', answer: 'capture.compare.behindText' },
  { question: 'capture.compare.done', answer: 'capture.compare.doneText' },
  { question: 'capture.compare.right', answer: 'capture.compare.rightText' },
  { question: 'capture.compare.since', answer: 'capture.compare.sinceText' },
] as const satisfies { question: Text; answer: Text }[]

/** One viewpoint on three days, and the questions that its pictures answer. */
export function Compare({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="compare section wrap columns" id="BIM360">
      <header className="beside">
        <h2 id="days">{t('capture.compare.title')}</h2>
        <p className="lead">{t('capture.compare.lead')}</p>
      </header>
      <Thirds site={site} className="days" pictures={days} labelledBy="days" />
      <h3>{t('capture.compare.questions')}</h3>
      <dl className="lines rows headed">
        {questions.map(({ question, answer }) => (
          <div key={question} className="parted">
            <dt>{t(question)}</dt>
            <dd>{t(answer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
