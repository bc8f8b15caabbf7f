import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site, type Text } from '../../site.ts'

const deliveries = [
  { need: 'model', name: 'operation.handover.model', text: 'operation.handover.modelText' },
  { need: 'points', name: 'operation.handover.points', text: 'operation.handover.pointsText' },
  { need: 'papers', name: 'operation.handover.papers', text: 'operation.handover.papersText' },
  { need: 'walk', name: 'operation.handover.walk', text: 'operation.handover.walkText' },
] as const satisfies { need: string; name: Text; text: Text }[]

/** What the operation starts with: four planes on plumb lines, each with what is done with it. */
export function Handover({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="handover section wrap" id="handover">
      <header className="beside">
        <h2>{t('operation.handover.title')}</h2>
        <p className="lead">{t('operation.handover.lead')}</p>
      </header>
      <ul className="needs items up-to-4">
        {deliveries.map((delivery) => (
          <li key={delivery.need}>
            <Drawing name={`need-${delivery.need}`} size={[240, 140]} />
            <strong>{t(delivery.name)}</strong>
            <p>{t(delivery.text)}</p>
          </li>
        ))}
      </ul>
      <p className="note">
        {t('operation.handover.none')}
        <a href={href(locale, 'capture')}>{t('operation.handover.noneLink')}</a>
        {t('operation.handover.noneAfter')}
      </p>
    </section>
  )
}
