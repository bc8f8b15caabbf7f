import { DemoButton } from '../../parts/demo-button.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import { href, type Site } from '../../site.ts'

/** Hero: an empty loft, with its design standing in it at full size. */
export function Hero({ site }: { site: Site }) {
  const { t, locale } = site

  return (
    <PageHero
      site={site}
      eyebrow={t('design.hero.name')}
      title={t('design.hero.title')}
      lead={t('design.hero.lead')}
      action={
        <p className="in-line">
          <DemoButton site={site} />
          <a className="button quiet-button" href={href(locale, 'download')}>
            {t('design.app')}
          </a>
        </p>
      }
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
