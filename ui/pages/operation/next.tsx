import type { Site, Text } from '../../site.ts'

const items = ['operation.next.model', 'operation.next.points', 'operation.next.network'] as const satisfies Text[]

/** Next steps: a mechanical room, three documents to send, a checklist. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="next section wrap columns" id="next">
      <div className="left-6">
        <h2 className="title-m">{t('operation.next.title')}</h2>
        <p className="lead">{t('operation.next.text')}</p>
      </div>
      <ul className="rows headed checks right-5">
        {items.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
    </section>
  )
}
