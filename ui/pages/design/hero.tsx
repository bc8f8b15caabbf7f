import { Drawing } from '../../parts/drawing.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import type { Site } from '../../site.ts'

/** What it is: a plan on a table, risen into its model. */
export function Hero({ site }: { site: Site }) {
  const { t } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('design.hero.name')}
      title={t('design.hero.title')}
      lead={t('design.hero.lead')}
      picture={<Drawing name="product-design" size={[320, 240]} label={t('design.hero.alt')} />}
      figures={[
        { value: t('design.hero.minutesValue'), label: t('design.hero.minutes') },
        { value: t('design.hero.free'), label: t('design.hero.freeLabel') },
        { value: '1:1', label: t('design.hero.scale') },
      ]}
    />
  )
}
