import { Closing } from '../../parts/closing.tsx'
import { Fold } from '../../parts/fold.tsx'
import type { Site, Text } from '../../site.ts'

const list: Text[] = ['capture.next.plan', 'capture.next.model', 'capture.next.scan', 'capture.next.camera']

/** Next steps: a floor to record, and a checklist of things to bring. */
export function Next({ site }: { site: Site }) {
  const { t } = site

  return (
    <Closing site={site} kind="walk">
      <Fold title={t('capture.next.title')}>
        <p>{t('capture.next.text')}</p>
        <ul className="onward rows tight checks">
          {list.map((entry) => (
            <li key={entry}>{t(entry)}</li>
          ))}
        </ul>
      </Fold>
    </Closing>
  )
}
