import { Hotline } from '../../parts/hotline.tsx'
import type { Site, Text } from '../../site.ts'

const questions = [
  { question: 'download.help.account', answer: 'download.help.accountText' },
  { question: 'download.help.sensor', answer: 'download.help.sensorText' },
  { question: 'download.help.network', answer: 'download.help.networkText' },
  { question: 'download.help.view', answer: 'download.help.viewText' },
] as const satisfies { question: Text; answer: Text }[]

/** Common obstacles between a download and the first overlay. */
export function Help({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="help section wrap columns" id="help">
      <div className="left-5">
        <h2>{t('download.help.title')}</h2>
        <Hotline site={site} />
      </div>
      <dl className="rows roomy headed right-7">
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
