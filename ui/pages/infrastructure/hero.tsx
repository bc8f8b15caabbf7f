import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: a bridge that goes on as model, at the coordinates of the line. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('infrastructure.hero.name')}
      title={t('infrastructure.hero.title')}
      lead={t('infrastructure.hero.lead')}
      picture={<Photo site={site} name="bridge" alt={t('infrastructure.hero.alt')} first upright />}
    />
  )
}
