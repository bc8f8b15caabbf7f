import { Drawing } from '../../parts/drawing.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const scales = [
  { text: 'design.sandTable.site', alt: 'design.sandTable.siteAlt', drawing: 'scale-plot' },
  { text: 'design.sandTable.desk', alt: 'design.sandTable.deskAlt', drawing: 'scale-desk' },
  { text: 'design.sandTable.table', alt: 'design.sandTable.tableAlt', drawing: 'scale-table' },
] as const satisfies { text: Text; alt: Text; drawing: string }[]

/** The model at the scale of a table, from edge to edge of the window, and its look from three distances. */
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
      <div className="section wrap parted">
        <p className="lead">{t('design.sandTable.text')}</p>
        <details className="fold">
          <summary>{t('design.sandTable.scales')}</summary>
          <ul className="items in-3">
            {scales.map(({ text, alt, drawing }) => (
              <li key={text}>
                <Drawing name={drawing} size={[480, 384]} label={t(alt)} />
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
