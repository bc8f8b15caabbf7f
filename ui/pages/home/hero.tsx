import { type FactName, factWords } from '#fact-words'
import { DemoButton } from '../../parts/demo-button.tsx'
import { Ruler } from '../../parts/ruler.tsx'
import type { Site, Text } from '../../site.ts'

const figures = [
  { value: 'accuracy', label: 'home.hero.accuracy' },
  { value: 'lightweighting', label: 'home.hero.lightweighting' },
  { value: 'positioningMethods', label: 'home.hero.methods' },
] as const satisfies { value: FactName; label: Text }[]

/** Hero: a building that turns into its model. */
export function Hero({ site }: { site: Site }) {
  const words = factWords(site.locale)
  const media = `${site.mediaHost}/media`
  const set = (name: string, ...widths: number[]) =>
    widths.map((width) => `${media}/${name}-${width}.avif ${width}w`).join(', ')

  return (
    <section className="page-hero hero night">
      <div className="wrap page-hero-text">
        <h1>{site.t('home.hero.title')}</h1>
        <p className="lead">{site.t('home.hero.text')}</p>
        <DemoButton site={site} />
      </div>
      <div className="page-hero-picture">
        <picture>
          <source
            media="(min-width: 992px)"
            type="image/avif"
            srcSet={set('hero', 1200, 1600, 2880)}
            sizes="max(100vw, 1360px)"
            width={1600}
            height={900}
          />
          <source media="(min-width: 992px)" srcSet={`${media}/hero-1600.jpg`} width={1600} height={900} />
          <source type="image/avif" srcSet={set('hero-tall', 750, 1080, 1488)} sizes="100vw" />
          <img
            src={`${media}/hero-tall-1080.jpg`}
            width={1080}
            height={1350}
            alt={site.t('home.hero.alt')}
            decoding="async"
            fetchPriority="high"
          />
        </picture>
      </div>
      <Ruler figures={figures.map(({ value, label }) => ({ value: words[value], label: site.t(label) }))} />
    </section>
  )
}
