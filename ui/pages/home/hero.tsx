import { type FactName, factWords } from '#fact-words'
import { PageHero } from '../../parts/page-hero.tsx'
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
      picture={<Drill site={site} />}
      figures={figures.map(({ value, label }) => ({ value: words[value], label: t(label) }))}
    />
  )
}

/** The drill across the window, 2 : 1, and for phones upright, 3 : 5. */
function Drill({ site: { t, mediaHost } }: { site: Site }) {
  const drill = `${mediaHost}/media/drill`

  return (
    <picture>
      <source
        media="(min-width: 600px)"
        type="image/avif"
        srcSet={`${drill}-1200.avif 1200w, ${drill}-2000.avif 2000w, ${drill}-2880.avif 2880w`}
        sizes="(min-width: 992px) max(100vw, 1400px), 140vw"
      />
      <source
        type="image/avif"
        srcSet={`${drill}-tall-750.avif 750w, ${drill}-tall-840.avif 840w`}
        sizes="100vw"
        width={840}
        height={1400}
      />
      <img
        src={`${drill}-1600.jpg`}
        width={1600}
        height={800}
        alt={t('home.hero.alt')}
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  )
}
