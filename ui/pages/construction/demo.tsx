import type { Site, Text } from '../../site.ts'

const lists = [
  {
    name: 'construction.next.bring',
    items: ['construction.next.bringModel', 'construction.next.bringPlan', 'construction.next.bringQuestion'],
  },
  {
    name: 'construction.next.get',
    items: ['construction.next.getView', 'construction.next.getMethod', 'construction.next.getPlan'],
  },
] as const satisfies { name: Text; items: Text[] }[]

/** Next steps: what a visitor brings to a demo and takes away. */
export function Demo({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="section wrap columns" id="next">
      <div className="left-5">
        <h2 className="title-m">{t('construction.next.title')}</h2>
        <p className="lead">{t('construction.next.text')}</p>
      </div>
      <div className="parted right-7">
        {lists.map(({ name, items }) => (
          <details key={name} className="fold">
            <summary>{t(name)}</summary>
            <h3>{t(name)}</h3>
            <ul className="rows headed">
              {items.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
