import { factWords } from '#fact-words'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: a mechanical room with readings at its components. */
export function Hero({ site }: { site: Site }) {
  const { t, locale } = site
  const { trialWeeks } = factWords(locale)

  return (
    <PageHero
      site={site}
      eyebrow={t('operation.hero.name')}
      title={t('operation.hero.title')}
      lead={t('operation.hero.lead')}
      picture={<Photo site={site} name="plant" alt={t('operation.hero.alt')} first />}
      figures={[
        { value: t('operation.hero.protocols'), label: t('operation.hero.protocolsText') },
        { value: trialWeeks, label: t('operation.hero.trialText') },
      ]}
    />
  )
}
