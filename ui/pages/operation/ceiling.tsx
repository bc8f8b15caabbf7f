import { Steps } from '../../parts/entries.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'operation.ceiling.stand', text: 'operation.ceiling.standText' },
  { name: 'operation.ceiling.see', text: 'operation.ceiling.seeText' },
  { name: 'operation.ceiling.follow', text: 'operation.ceiling.followText' },
  { name: 'operation.ceiling.open', text: 'operation.ceiling.openText' },
] as const satisfies { name: Text; text: Text }[]

/** AR behind the ceiling: a corridor from edge to edge of the window, and the steps below it. */
export function Ceiling({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="ceiling" id="ceiling">
      <div className="vista night">
        <header className="wrap">
          <h2>{t('operation.ceiling.title')}</h2>
        </header>
        <Photo site={site} name="above" alt={t('operation.ceiling.alt')} full />
      </div>
      <div className="section wrap">
        <Steps t={t} entries={steps} className="items numbered up-to-4" />
        <p className="note">
          {t('operation.ceiling.limit')}
          <a href="#handover">{t('operation.ceiling.limitLink')}</a>
          {t('operation.ceiling.limitEnd')}
        </p>
      </div>
    </section>
  )
}
