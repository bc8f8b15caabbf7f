import { Steps } from '../../parts/entries.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'operation.ceiling.stand', text: 'operation.ceiling.standText' },
  { name: 'operation.ceiling.see', text: 'operation.ceiling.seeText' },
  { name: 'operation.ceiling.follow', text: 'operation.ceiling.followText' },
  { name: 'operation.ceiling.open', text: 'operation.ceiling.openText' },
] as const satisfies { name: Text; text: Text }[]

/** AR behind the ceiling: tablet and valve in a corridor, and the steps. */
export function Ceiling({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="ceiling section" id="ceiling">
      <div className="wrap columns">
        <header className="left-5">
          <h2>{t('operation.ceiling.title')}</h2>
          <p className="note">
            {t('operation.ceiling.limit')}
            <a href="#handover">{t('operation.ceiling.limitLink')}</a>
            {t('operation.ceiling.limitEnd')}
          </p>
        </header>
        <Photo site={site} name="above" alt={t('operation.ceiling.alt')} full sizes="(min-width: 992px) 124vw, 200vw" />
        <Steps t={t} entries={steps} className="items numbered in-2" />
      </div>
    </section>
  )
}
