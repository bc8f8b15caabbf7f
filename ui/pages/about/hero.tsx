import { factWords } from '#fact-words'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** What we are convinced of, above the tool that gave us the name: a plumb bob, and the model on its line. */
export function Hero({ site }: { site: Site }) {
  const { t } = site
  const { founded, researchers } = factWords(site.locale)

  return (
    <PageHero
      site={site}
      eyebrow={t('about.hero.name')}
      title={t('about.hero.title')}
      lead={t('about.hero.lead')}
      picture={<Photo site={site} name="plumb" alt={t('about.hero.alt')} first own />}
      figures={[
        { value: researchers, label: t('about.hero.researchers') },
        { value: t('about.hero.answer'), label: t('about.hero.answerLabel') },
        { value: founded, label: t('about.hero.founded') },
      ]}
    />
  )
}
