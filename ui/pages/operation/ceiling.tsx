import { Drawing } from '../../parts/drawing.tsx'
import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'operation.ceiling.stand', text: 'operation.ceiling.standText' },
  { name: 'operation.ceiling.see', text: 'operation.ceiling.seeText' },
  { name: 'operation.ceiling.follow', text: 'operation.ceiling.followText' },
  { name: 'operation.ceiling.open', text: 'operation.ceiling.openText' },
] as const satisfies { name: Text; text: Text }[]

/** AR behind the ceiling: a corridor in section, with each step numbered at its place. */
export function Ceiling({ site: { t } }: { site: Site }) {
  return (
    <section className="ceiling section wrap" id="ceiling">
      <header>
        <h2>{t('operation.ceiling.title')}</h2>
      </header>
      <Drawing name="ceiling" size={[1200, 400]} narrow={[480, 380]} label={t('operation.ceiling.alt')} />
      <Steps t={t} entries={steps} className="apart items numbered" />
      <p className="note">
        {t('operation.ceiling.limit')}
        <a href="#handover">{t('operation.ceiling.limitLink')}</a>
        {t('operation.ceiling.limitEnd')}
      </p>
    </section>
  )
}
