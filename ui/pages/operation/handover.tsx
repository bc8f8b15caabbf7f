import { Entries } from '../../parts/entries.tsx'
import { href, type Site, type Text } from '../../site.ts'

const needs = [
  { name: 'operation.handover.model', text: 'operation.handover.modelText' },
  { name: 'operation.handover.points', text: 'operation.handover.pointsText' },
  { name: 'operation.handover.papers', text: 'operation.handover.papersText' },
  { name: 'operation.handover.walk', text: 'operation.handover.walkText' },
] as const satisfies { name: Text; text: Text }[]

/** What the operation starts with, below the plans, and from where without a model. */
export function Handover({ site: { t, locale } }: { site: Site }) {
  return (
    <div className="apart" id="handover">
      <h3>{t('operation.handover.title')}</h3>
      <Entries t={t} entries={needs} className="items rows tight up-to-4" />
      <p className="note">
        {t('operation.handover.none')}
        <a href={href(locale, 'capture')}>{t('operation.handover.noneLink')}</a>
        {t('operation.handover.noneAfter')}
      </p>
    </div>
  )
}
