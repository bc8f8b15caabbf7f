import { companies, type Locale, locales } from '../../locales/index.ts'
import { articleCardName, namedCard } from '../../ui/cards.ts'
import { categoryNames } from '../../ui/content.ts'
import { type StandingPage, standingPages } from '../../ui/routes.ts'
import { places } from '../../ui/schema/breadcrumbs.ts'
import { type Text, words } from '../../ui/site.ts'
import { readSources, type Source } from '../content/source.ts'

/** What a card shows. */
export interface Card {
  locale: Locale
  /** Where it goes, below public. */
  file: string
  brand: string
  /** What the company does, in a line. */
  claim: string
  label: string
  title: string
  /** Photograph or drawing below public; two photographs: reality, and its model. */
  pictures: readonly string[]
  /** Which part of a photograph must be seen, as CSS names it. */
  focus: string
  /** How much larger than its frame a drawing stands, cut off around its middle. */
  zoom?: number
}

interface Motif {
  title: Text
  pictures: readonly string[]
  focus?: string
  zoom?: number
}

const photo = (name: string) => `/media/${name}-1600.jpg`
const drawing = (name: string) => `/media/drawings/${name}.svg`

/** The heading of each page with its strongest picture. */
const motifs: Record<StandingPage, Motif> = {
  home: { title: 'home.hero.title', pictures: [photo('hero')], focus: '80% 50%' },
  construction: { title: 'construction.hero.title', pictures: [photo('phone')] },
  design: { title: 'design.hero.title', pictures: [photo('design')] },
  operation: { title: 'operation.hero.title', pictures: [photo('plant')] },
  capture: { title: 'capture.hero.title', pictures: [photo('cloud')] },
  city: { title: 'city.hero.title', pictures: [photo('city')] },
  contractor: { title: 'contractor.hero.title', pictures: [photo('acceptance')], focus: '55% 50%' },
  owners: { title: 'owners.hero.title', pictures: [photo('handover')], focus: '60% 50%' },
  infrastructure: { title: 'infrastructure.hero.title', pictures: [photo('infrastructure')] },
  download: { title: 'download.hero.title', pictures: [photo('headset')], focus: '72% 50%' },
  consultation: { title: 'consultation.heading', pictures: [drawing('guide-hand-over-an-as-built')] },
  newsroom: { title: 'newsroom.heading', pictures: [photo('site-reality'), photo('site-model')] },
  about: { title: 'about.hero.title', pictures: [photo('site-reality'), photo('site-model')] },
  company: { title: 'company.hero.title', pictures: [photo('sandtable')] },
  join: { title: 'join.hero.title', pictures: [photo('site-reality')], focus: '60% 50%' },
  careers: { title: 'careers.heading', pictures: [drawing('job-bim-field-engineer')] },
  contact: { title: 'contactPage.heading', pictures: [drawing('axon')], zoom: 1.7 },
  resources: { title: 'resources.heading', pictures: [drawing('guide-iso-19650-on-a-small-project')] },
  formats: { title: 'resources.formats.heading', pictures: [drawing('guide-prepare-a-revit-model-for-ar')] },
  accuracy: { title: 'resources.accuracy.heading', pictures: [drawing('guide-what-two-centimeters-mean')] },
  starting: { title: 'resources.starting.heading', pictures: [drawing('guide-price-a-proof-of-concept')] },
  security: { title: 'resources.security.heading', pictures: [drawing('section')], zoom: 2.6 },
  compare: { title: 'resources.compare.heading', pictures: [drawing('guide-choose-a-positioning-method')] },
  glossary: { title: 'resources.glossary.heading', pictures: [drawing('axon')], zoom: 1.7 },
  questions: { title: 'resources.questions.heading', pictures: [photo('phone')] },
  releases: { title: 'resources.releases.heading', pictures: [drawing('guide-point-cloud-to-model')] },
  privacy: { title: 'privacy.heading', pictures: [drawing('section')], zoom: 2.6 },
  processing: { title: 'processing.heading', pictures: [drawing('section')], zoom: 2.6 },
  protocol: { title: 'protocol.heading', pictures: [drawing('section')], zoom: 2.6 },
  accessibility: { title: 'accessibility.heading', pictures: [drawing('method-two-point')] },
}

/** Every card: of pages and articles one a language, of jobs one for all. */
export function cards(): Card[] {
  const articles = readSources().sources.filter(({ kind }) => kind !== 'jobs')
  return [
    ...locales.flatMap((locale) => [
      ...standingPages.map((name) => ({ ...pageCard(locale, name), ...frame(locale, name) })),
      { ...pageCard(locale, 'careers'), pictures: [drawing('job-unity3d-engineer')], ...frame(locale, 'job') },
    ]),
    ...articles.map(articleCard),
  ]
}

function frame(locale: Locale, name: string) {
  const { brand } = companies[locale]
  return { locale, brand, claim: words(locale)('frame.describe.home'), file: namedCard(locale, name).src }
}

function pageCard(locale: Locale, name: StandingPage) {
  const t = words(locale)
  const { title, pictures, focus = '50% 50%', zoom = 1 } = motifs[name]
  const label = name === 'home' ? '' : t(places[name].label)
  return { label: t(title).startsWith(label) ? '' : label, title: t(title), pictures, focus, zoom }
}

function articleCard({ kind, id, locale, meta, cover }: Source): Card {
  const t = words(locale)
  const article = kind === 'news' ? 'news' : 'consultation'
  return {
    ...frame(locale, articleCardName({ kind: article, id })),
    label: meta.category === null ? t('frame.menu.consultation') : t(categoryNames[meta.category]),
    title: meta.title,
    pictures: [String(JSON.parse(cover).src)],
    focus: '50% 50%',
  }
}
