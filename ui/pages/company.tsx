import { factWords } from '#fact-words'
import { facts } from '../facts.ts'
import { LocalMenu } from '../parts/local-menu.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { Photo } from '../parts/photo.tsx'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Area } from './company/area.tsx'
import { Count } from './company/count.tsx'
import { Figures } from './company/figures.tsx'
import { People } from './company/people.tsx'
import { Standards } from './company/standards.tsx'

export const company = standingPage('company', { Hero, Body })

const menu = [
  { id: 'people', label: 'company.menu.people' },
  { id: 'area', label: 'company.menu.area' },
  { id: 'count', label: 'company.menu.count' },
  { id: 'figures', label: 'company.menu.figures' },
  { id: 'standards', label: 'company.menu.standards' },
] as const satisfies { id: string; label: Text }[]

function Hero({ site }: { site: Site }) {
  const { t } = site
  const { employees, clients } = factWords(site.locale)
  const founded = new Intl.DateTimeFormat(site.locale, { year: 'numeric' }).format(Date.UTC(facts.founded.year, 6))

  return (
    <PageHero
      site={site}
      eyebrow={t('company.hero.name')}
      title={t('company.hero.title')}
      lead={t('company.hero.lead')}
      picture={<Photo site={site} name="datum" alt={t('company.hero.alt')} first upright />}
      figures={[
        { value: employees, label: t('company.hero.employees') },
        { value: clients, label: t('company.hero.clients') },
        { value: founded, label: t('company.hero.founded') },
      ]}
    />
  )
}

/** The company's figures, the largest drawn to scale; then its certificates. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <People site={site} />
      <Area site={site} />
      <Count site={site} />
      <Figures site={site} />
      <Standards site={site} />
    </>
  )
}
