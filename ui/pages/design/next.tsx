import { Entries } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const lines = [
  { name: 'design.next.file', text: 'design.next.fileText' },
  { name: 'design.next.place', text: 'design.next.placeText' },
  { name: 'design.next.who', text: 'design.next.whoText' },
] as const satisfies { name: Text; text: Text }[]

/** Next steps: information for a demo. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="next section raised" id="next">
      <div className="wrap columns">
        <div className="left-5">
          <h2 className="title-m">{t('design.next.title')}</h2>
          <p className="lead">{t('design.next.text')}</p>
        </div>
        <Entries t={t} entries={lines} className="rows tight headed right-7" />
      </div>
    </section>
  )
}
