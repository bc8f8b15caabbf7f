import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { href, type Site, type Text } from '../../site.ts'

const deliveries = [
  { name: 'operation.handover.model', text: 'operation.handover.modelText', formats: facts.modelFormats },
  { name: 'operation.handover.points', text: 'operation.handover.pointsText' },
  { name: 'operation.handover.papers', text: 'operation.handover.papersText' },
  { name: 'operation.handover.walk', text: 'operation.handover.walkText' },
] as const satisfies { name: Text; text: Text; formats?: readonly string[] }[]

/** Handover of as-built documents: input on the left, result on the right. */
export function Handover({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="handover section wrap columns" id="handover">
      <header className="left-5">
        <h2>{t('operation.handover.title')}</h2>
        <p className="lead">{t('operation.handover.lead')}</p>
        <Drawing name="figure-25to1" size={[480, 300]} label={t('operation.handover.alt')} className="apart" />
      </header>
      <div className="right-7">
        <p className="ends parted">
          <span>{t('operation.handover.bring')}</span>
          <span>{t('operation.handover.becomes')}</span>
        </p>
        <dl className="rows roomy headed">
          {deliveries.map((delivery) => (
            <div key={delivery.name} className="parted">
              <dt>{t(delivery.name)}</dt>
              <dd>
                {t(delivery.text)}
                {'formats' in delivery && <span translate="no">{delivery.formats.join(' · ')}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p className="note">
          {t('operation.handover.none')}
          <a href={href(locale, 'capture')}>{t('operation.handover.noneLink')}</a>
          {t('operation.handover.noneAfter')}
        </p>
      </div>
    </section>
  )
}
