import { Photo } from '../../parts/photo.tsx'
import { href, type Site } from '../../site.ts'

/** Operation after the handover: the parts behind a closed wall, across the window, on phones before the words; and the link to its product. */
export function Operation({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <section className="operate" id="operate">
      <div className="vista night">
        <header className="wrap">
          <h2>{t('owners.operate.title')}</h2>
          <p className="lead">{t('owners.operate.lead')}</p>
          <p>
            <a href={href(locale, 'operation')}>{t('owners.operate.link')}</a>
          </p>
        </header>
        <Photo site={site} name="riser" alt={t('owners.operate.alt')} full />
      </div>
    </section>
  )
}
