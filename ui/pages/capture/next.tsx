import type { Site, Text } from '../../site.ts'

const list: Text[] = ['capture.next.plan', 'capture.next.model', 'capture.next.scan', 'capture.next.camera']

/** Next steps: a checklist of things to bring. */
export function Next({ site }: { site: Site }) {
  return (
    <section className="next section wrap columns">
      <div className="left-6">
        <h2 className="title-m">{site.t('capture.next.title')}</h2>
        <p className="lead">{site.t('capture.next.text')}</p>
      </div>
      <ul className="rows headed checks right-6">
        {list.map((entry) => (
          <li key={entry}>{site.t(entry)}</li>
        ))}
      </ul>
    </section>
  )
}
