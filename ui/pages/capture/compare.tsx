import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'
import { Days } from './days.tsx'

const questions = [
  { name: 'capture.compare.behind', text: 'capture.compare.behindText' },
  { name: 'capture.compare.right', text: 'capture.compare.rightText' },
] as const satisfies { name: Text; text: Text }[]

/** One viewpoint on two days, and below each picture a question that it answers. */
export function Compare({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="section wrap" id="BIM360">
      <header className="beside">
        <h2>{t('capture.compare.title')}</h2>
        <p className="lead">{t('capture.compare.lead')}</p>
      </header>
      <Days site={site} />
      <Entries t={t} entries={questions} className="items in-2 apart" />
    </section>
  )
}
