import { type FactName, factWords } from '#fact-words'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
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
    <PageHero
      site={site}
      eyebrow={t('join.hero.name')}
      title={t('join.hero.title')}
      lead={t('join.hero.lead')}
      action={
        <a className="button" href={href(locale, 'careers')}>
          {t('join.hero.button')}
        </a>
      }
      picture={<Photo site={site} name="developer" alt={t('join.hero.alt')} first own />}
      figures={figures.map(({ value, label }) => ({ value: words[value], label: t(label) }))}
    />
  )
}
