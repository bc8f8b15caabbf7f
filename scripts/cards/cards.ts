import { companies, type Locale, locales } from '../../locales/index.ts'
import { articleCardName, namedCard } from '../../ui/cards.ts'
import { categoryNames } from '../../ui/content.ts'
import type { Picture } from '../../ui/route.ts'
import { headingOf, type StandingPage, standing, standingPages } from '../../ui/routes.ts'
import { words } from '../../ui/words.ts'
import { readSources, type Source } from '../content/source.ts'

/** The content of a card. */
export interface Card {
  locale: Locale
  /** Path below public/. */
  file: string
  brand: string
  /** The company's claim, in one line. */
  claim: string
  label: string
  title: string
  /** A photograph or drawing below public/; or two photographs, of the site and of its model. */
  pictures: readonly string[]
  /** The part of a photograph that must be visible, as a CSS position. */
  focus: string
  /** Scale of a drawing; what exceeds the frame is cut off. */
  zoom?: number
}

const photo = (name: string) => `/media/${name}-1600.jpg`
const drawing = (name: string) => `/media/drawings/${name}.svg`

/** All cards: one per language for pages and articles, one for all jobs of a language. */
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
  const { label: key, card } = standing(name)
  const [title, label] = [t(headingOf(name)), name === 'home' ? '' : t(key)]
  return { label: title.startsWith(label) ? '' : label, title, ...shown(card) }
}

function shown(picture: Picture) {
  const whole = { focus: '50% 50%', zoom: 1 }
  if ('drawing' in picture) return { ...whole, pictures: [drawing(picture.drawing)], zoom: picture.zoom ?? 1 }
  const pictures = picture.photos.filter((name) => name !== undefined).map(photo)
  return { ...whole, pictures, focus: picture.focus ?? whole.focus }
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
