import { Closing } from '../../parts/closing.tsx'
import type { Site, Text } from '../../site.ts'

const list: Text[] = ['capture.next.plan', 'capture.next.model', 'capture.next.scan', 'capture.next.camera']

/** Next steps: a floor to record, and a checklist of things to bring. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="walk">
      <details>
        <summary>{t('capture.next.title')}</summary>
        <p>{t('capture.next.text')}</p>
        <ul className="onward rows tight checks">
          {list.map((entry) => (
            <li key={entry}>{t(entry)}</li>
          ))}
        </ul>
      </details>
    </Closing>
  )
}
