import { Closing } from '../../parts/closing.tsx'
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
    <Closing site={site} kind="floor">
      <div className="in-2">
        {lists.map(({ name, items }) => (
          <details key={name}>
            <summary>{t(name)}</summary>
            <ul className="rows tight">
              {items.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Closing>
  )
}
