import { factWords } from '#fact-words'
import { Again } from '../../parts/again.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: a street with its buried parts, which opens once. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('city.hero.name')}
      title={t('city.hero.title')}
      lead={t('city.hero.lead')}
      picture={
        <>
          <Photo site={site} name="city" alt={t('city.hero.alt')} first own />
          <div className="closed">
            <Photo site={site} name="city-closed" alt="" own seeThrough />
          </div>
          <Again site={site} />
        </>
      }
      plays
      figures={figures(site)}
    />
  )
}

/** What the hero and the brochure's cover show as numbers. */
export function figures({ t, locale }: Site) {
  const { accuracy, trialWeeks } = factWords(locale)
  return [
    { value: accuracy, label: t('infrastructure.hero.rtk') },
    { value: '1:1', label: t('city.hero.planned') },
    { value: trialWeeks, label: t('city.hero.trialText') },
  ]
}
