import { Entries } from '../../parts/entries.tsx'
import { href, type Site, type Text } from '../../site.ts'

const needs = [
  { name: 'operation.handover.model', text: 'operation.handover.modelText' },
  { name: 'operation.handover.points', text: 'operation.handover.pointsText' },
  { name: 'operation.handover.papers', text: 'operation.handover.papersText' },
  { name: 'operation.handover.walk', text: 'operation.handover.walkText' },
] as const satisfies { name: Text; text: Text }[]

/** What the operation starts with, and from where without a model. */
export function Handover({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="handover section wrap columns" id="handover">
      <header className="left-5">
        <h2>{t('operation.handover.title')}</h2>
        <p className="note">
          {t('operation.handover.none')}
          <a href={href(locale, 'capture')}>{t('operation.handover.noneLink')}</a>
          {t('operation.handover.noneAfter')}
        </p>
      </header>
      <Entries t={t} entries={needs} className="rows pairs right-7" />
    </section>
  )
}
