import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: an empty loft, with its design standing in it at full size. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('design.hero.name')}
      title={t('design.hero.title')}
      lead={t('design.hero.lead')}
      picture={<Photo site={site} name="loft" alt={t('design.hero.alt')} first own />}
      figures={figures(site)}
    />
  )
}

/** What the hero and the brochure's cover show as numbers. */
export function figures({ t }: Site) {
  return [
    { value: t('design.hero.minutesValue'), label: t('design.hero.minutes') },
    { value: t('design.hero.free'), label: t('design.hero.freeLabel') },
    { value: '1:1', label: t('design.hero.scale') },
  ]
}
