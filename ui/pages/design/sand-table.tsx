import { Drawing } from '../../parts/drawing.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const scales = [
  { text: 'design.sandTable.site', alt: 'design.sandTable.siteAlt', drawing: 'scale-plot' },
  { text: 'design.sandTable.desk', alt: 'design.sandTable.deskAlt', drawing: 'scale-desk' },
  { text: 'design.sandTable.table', alt: 'design.sandTable.tableAlt', drawing: 'scale-table' },
] as const satisfies { text: Text; alt: Text; drawing: string }[]

/** The model at the scale of a table, from edge to edge of the window: its price, and its look from three distances. */
export function SandTable({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="sand-table" id="sandtable">
      <div className="vista">
        <header className="wrap">
          <p className="eyebrow">{t('design.sandTable.name')}</p>
          <h2>{t('design.sandTable.title')}</h2>
        </header>
        <Photo site={site} name="table" alt={t('design.sandTable.alt')} full />
      </div>
      <div className="section">
        <div className="wrap parted">
          <p className="lead">{t('design.sandTable.text')}</p>
          <p className="fee">
            <strong className="title-m">{t('design.sandTable.fee')}</strong> {t('design.sandTable.feeText')}
          </p>
        </div>
        <details className="fold wrap">
          <summary>{t('design.sandTable.scales')}</summary>
          <div className="parted">
            <h3>{t('design.sandTable.scales')}</h3>
            <ul className="items in-3">
              {scales.map(({ text, alt, drawing }) => (
                <li key={text}>
                  <Drawing name={drawing} size={[480, 360]} label={t(alt)} />
                  <p>{t(text)}</p>
                </li>
              ))}
            </ul>
          </div>
        </details>
      </div>
    </section>
  )
}
