import { DemoButton } from '../../parts/demo-button.tsx'
import type { Site, Text } from '../../site.ts'

const lines = [
  { name: 'design.next.file', text: 'design.next.fileText' },
  { name: 'design.next.place', text: 'design.next.placeText' },
  { name: 'design.next.who', text: 'design.next.whoText' },
] as const satisfies { name: Text; text: Text }[]

/** What comes next: the lines a demo needs, to be filled in as on a sheet. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="next section" id="next">
      <div className="wrap">
        <div>
          <h2>{t('design.next.title')}</h2>
          <p className="lead">{t('design.next.text')}</p>
        </div>
        <DemoButton site={site} />
        <dl>
          {lines.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
