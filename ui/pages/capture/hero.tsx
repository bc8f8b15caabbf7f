import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: a floor as a scan sees it, and the way that was walked. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('capture.hero.name')}
      title={t('capture.hero.title')}
      lead={t('capture.hero.lead')}
      picture={<Photo site={site} name="cloud" alt={t('capture.hero.alt')} first spread />}
      figures={[
        { value: t('capture.hero.round'), label: t('capture.hero.roundText') },
        { value: t('capture.hero.formats'), label: t('capture.hero.formatsText') },
        { value: t('capture.hero.data'), label: t('capture.hero.dataText') },
      ]}
    />
  )
}
