import { Again } from '../../parts/again.tsx'
import { Entries } from '../../parts/entries.tsx'
import { Photo } from '../../parts/photo.tsx'
import { href, type Site, type Text } from '../../site.ts'

const moments = [
  { name: 'home.assistant.before', text: 'home.assistant.beforeText' },
  { name: 'home.assistant.during', text: 'home.assistant.duringText' },
  { name: 'home.assistant.after', text: 'home.assistant.afterText' },
] as const satisfies { name: Text; text: Text }[]

/** The construction assistant: site and model in one picture, with a line that the visitor moves. */
export function Assistant({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="assistant section wrap columns" id="assistant">
      <header>
        <p className="eyebrow">{t('home.assistant.name')}</p>
        <h2>{t('home.assistant.title')}</h2>
      </header>
      <div className="split" data-split-view="" data-plays="">
        <Photo site={site} name="site-reality" alt={t('home.assistant.siteAlt')} dense />
        <Photo site={site} name="site-model" alt={t('home.assistant.modelAlt')} dense />
        <span className="split-line" />
        <svg className="split-mark" viewBox="-20 -20 40 40" aria-hidden="true">
          <path d="M0-13V13M-5 0h-9l4-4m-4 4l4 4M5 0h9l-4-4m4 4l-4 4" />
        </svg>
        <input
          type="range"
          aria-label={t('home.assistant.move')}
          min={0}
          max={100}
          defaultValue={38}
          autoComplete="off"
          data-split=""
        />
        <p className="split-ends">
          <span className="night">{t('home.assistant.site')}</span>
          <span className="night">{t('home.assistant.model')}</span>
        </p>
        <Again site={site} />
      </div>
      <Entries t={t} entries={moments} className="items in-3" />
      <p>
        <a href={href(site.locale, 'construction')}>{t('home.assistant.more')}</a>
      </p>
    </section>
  )
}
