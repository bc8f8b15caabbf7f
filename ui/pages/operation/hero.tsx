import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: a corridor at night, and the valve above its ceiling. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('operation.hero.name')}
      title={t('operation.hero.title')}
      lead={t('operation.hero.lead')}
      picture={
        <>
          <Photo site={site} name="ceiling" alt={t('operation.hero.alt')} first upright />
          <span className="app-tag" translate="no" aria-hidden="true">
            V-118
          </span>
        </>
      }
    />
  )
}
