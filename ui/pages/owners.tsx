import { factWords } from '#fact-words'
import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { Photo } from '../parts/photo.tsx'
import { Stories } from '../parts/story.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Decisions } from './owners/decisions.tsx'
import { Handover } from './owners/handover.tsx'
import { Operation } from './owners/operation.tsx'
import { Price } from './owners/price.tsx'
import { Progress } from './owners/progress.tsx'

export const owners = standingPage('owners', { Hero, Body })

function Hero({ site }: { site: Site }) {
  const { t, locale } = site
  return (
    <PageHero
      site={site}
      eyebrow={t('owners.hero.name')}
      title={t('owners.hero.title')}
      lead={t('owners.hero.lead')}
      picture={<Photo site={site} name="handover" alt={t('owners.hero.alt')} first upright />}
      figures={[
        { value: t('owners.hero.minutes'), label: t('owners.hero.minutesLabel') },
        { value: t('owners.hero.free'), label: t('owners.hero.freeLabel') },
        { value: factWords(locale).operatingCost, label: t('owners.hero.saved') },
      ]}
    />
  )
}

/** Owners: decisions, progress, handover, stories, operation, prices. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu
        site={site}
        entries={[
          { id: 'decide', label: 'owners.menu.decide' },
          { id: 'progress', label: 'owners.menu.progress' },
          { id: 'handover', label: 'owners.menu.handover' },
          { id: 'stories', label: 'owners.menu.stories' },
          { id: 'operate', label: 'owners.menu.operate' },
          { id: 'price', label: 'owners.menu.price' },
        ]}
      />
      <Decisions site={site} />
      <Progress site={site} />
      <Handover site={site} />
      <Stories site={site} id="stories" title="owners.stories.title" page="owners" />
      <Operation site={site} />
      <Price site={site} />
      <Ending site={site} kind="building" />
    </>
  )
}
