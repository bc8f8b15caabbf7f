import { type FactName, factWords } from '#fact-words'
import { Photo } from '../../parts/photo.tsx'
import { Ruler } from '../../parts/ruler.tsx'
import { href, type Site, type Text } from '../../site.ts'

const figures = [
  { value: 'employees', label: 'join.hero.employees' },
  { value: 'researchers', label: 'join.hero.researchers' },
  { value: 'models', label: 'join.hero.models' },
] as const satisfies { value: FactName; label: Text }[]

/** Hero: a bare floor for trying software. Its action leads to the open jobs. */
export function Hero({ site }: { site: Site }) {
  const { t, locale } = site
  const words = factWords(locale)
  return (
    <section className="page-hero night">
      <div className="wrap page-hero-text">
        <p className="eyebrow">{t('join.hero.name')}</p>
        <h1>{t('join.hero.title')}</h1>
        <p className="lead">{t('join.hero.lead')}</p>
        <a className="button" href={href(locale, 'careers')}>
          {t('join.hero.button')}
        </a>
      </div>
      <div className="page-hero-picture">
        <Photo site={site} name="developer" alt={t('join.hero.alt')} first own />
      </div>
      <Ruler figures={figures.map(({ value, label }) => ({ value: words[value], label: t(label) }))} />
    </section>
  )
}
