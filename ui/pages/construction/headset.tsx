import { Entries } from '../../parts/entries.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const rows = [
  { name: 'construction.headset.fee', text: 'construction.headset.feeValue' },
  { name: 'construction.headset.content', text: 'construction.headset.contentValue' },
] as const satisfies { name: Text; text: Text }[]

/** The model on a headset, and its price. */
export function Headset({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="headset section wrap columns" id="headset">
      <div className="left-6">
        <Photo
          site={site}
          name="headset"
          alt={t('construction.headset.alt')}
          sizes="(min-width: 992px) max(570px, 50vw), 100vw"
        />
      </div>
      <div className="right-6 centered">
        <p className="eyebrow">{t('construction.headset.name')}</p>
        <h2>{t('construction.headset.title')}</h2>
        <p className="lead">{t('construction.headset.text')}</p>
        <Entries t={t} entries={rows} className="onward items in-line" />
      </div>
    </section>
  )
}
