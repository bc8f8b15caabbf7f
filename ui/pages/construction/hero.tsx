import { factWords } from '#fact-words'
import { Again } from '../../parts/again.tsx'
import { PageHero } from '../../parts/page-hero.tsx'
import { Photo } from '../../parts/photo.tsx'
import type { Site } from '../../site.ts'

/** Hero: a hall with a code on its column, and the wall of the model, which lands once where it will be built. */
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
          <Photo site={site} name="code-reality" alt={t('construction.hero.alt')} first upright />
          <Photo site={site} name="code-lift" alt="" seeThrough upright />
          <Code />
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
  const { accuracy, lightweighting } = factWords(locale)
  return [
    { value: accuracy, label: t('construction.hero.accuracy') },
    { value: lightweighting, label: t('construction.hero.lightweighting') },
    { value: t('construction.hero.speedValue'), label: t('construction.hero.speed') },
  ]
}

/** The code on the column, and the brackets of the app around it; the style sheet has its place in the picture. */
export function Code() {
  return (
    <svg className="code" viewBox="0 0 180 180" aria-hidden="true">
      <path fill="#dcdedd" d="M38 38h104v104h-104z" />
      <path
        fill="#15181b"
        fillRule="evenodd"
        d="M48 48h28v28h-28zm4 4v20h20v-20zm4 4h12v12h-12zm48-8h28v28h-28zm4 4v20h20v-20zm4 4h12v12h-12zm-64 48h28v28h-28zm4 4v20h20v-20zm4 4h12v12h-12zm28-64h8v8h-8zm8 12h8v16h-8zm-8 16h8v8h-8zm-28 12h8v8h-8zm16 4h16v8h-16zm24-4h12v12h-12zm20 0h8v8h-8zm12 4h4v8h-4zm-44 20h12v8h-12zm20-8h16v8h-16zm24 8h4v20h-4zm-40 8h8v12h-8zm16 4h12v8h-12z"
      />
      <path
        fill="none"
        stroke="var(--action)"
        strokeWidth={10}
        d="M14 52v-38h38m76 0h38v38m0 76v38h-38m-76 0h-38v-38"
      />
    </svg>
  )
}
