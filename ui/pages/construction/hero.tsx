import { factWords } from '#fact-words'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import { Tablet } from '../../screens/tablet.tsx'
import type { Site } from '../../site.ts'

/** Hero: on a tablet on a plan, hangers below a slab and the duct and the pipe of the model that they will carry. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('construction.hero.name')}
      title={t('construction.hero.title')}
      lead={t('construction.hero.lead')}
      picture={
        <>
          <Photo site={site} name="bench" alt={t('construction.hero.alt')} first own />
          <Tablet site={site} />
        </>
      }
      figures={figures(site)}
    />
  )
}

/** What the hero and the brochure's cover show as numbers. */
export function figures({ t, locale }: Site) {
  const { accuracy, lightweighting } = factWords(locale)
  return [
    { value: accuracy, label: t('construction.hero.accuracy') },
    { value: lightweighting, label: t('construction.hero.lightweighting') },
    { value: t('construction.hero.speedValue'), label: t('construction.hero.speed') },
  ]
}
