import { type FactName, factWords } from '#fact-words'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'

const figures = [
  { value: 'accuracy', label: 'home.hero.accuracy' },
  { value: 'lightweighting', label: 'home.hero.lightweighting' },
  { value: 'positioningMethods', label: 'home.hero.methods' },
] as const satisfies { value: FactName; label: Text }[]

/** Hero: a drill, and the pipe in the slab that it would hit. */
export function Hero({ site, site: { t } }: { site: Site }) {
  const words = factWords(site.locale)

  return (
    <PageHero
      site={site}
      title={t('home.hero.title')}
      lead={t('home.hero.text')}
      picture={<Photo site={site} name="drill" alt={t('home.hero.alt')} first upright />}
      figures={figures.map(({ value, label }) => ({ value: words[value], label: t(label) }))}
    />
  )
}
