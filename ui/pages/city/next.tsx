import { Drawing } from '../../parts/drawing.tsx'
import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const questions = [
  { name: 'city.next.rtk', text: 'city.next.rtkText' },
  { name: 'city.next.records', text: 'city.next.recordsText' },
  { name: 'city.next.walk', text: 'city.next.walkText' },
] as const satisfies { name: Text; text: Text }[]

/** Next steps: the visitor names a street, which is drawn in plan with the places of three questions. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="next section wrap" id="next">
      <header className="beside">
        <h2 className="title-m">{t('city.next.title')}</h2>
        <p className="lead">{t('city.next.text')}</p>
      </header>
      <Drawing name="street-plan" size={[1200, 316]} narrow={[480, 320]} label={t('city.next.alt')} />
      <Steps t={t} entries={questions} className="numbered apart items in-3" />
    </section>
  )
}
