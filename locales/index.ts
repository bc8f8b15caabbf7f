import rosetta from 'rosetta'
import { dictionaryOf } from '#dictionaries'
import type { Dictionary, English } from './dictionaries.ts'
import enSite from './en-US/site.json' with { type: 'json' }
import jaSite from './ja-JP/site.json' with { type: 'json' }
import { fallbackLocale, type Locale, languages, locales } from './languages.ts'
import zhSite from './zh-CN/site.json' with { type: 'json' }

export { dictionaryOf, fallbackLocale, type Locale, locales }

/** Name of each language in that language, for the switcher. */
export const localeNames = Object.fromEntries(locales.map((locale) => [locale, languages[locale].name])) as Record<
  Locale,
  string
>

/** Name, address and filing of the company in each language, from site.json. */
export type Company = typeof enSite
export const companies: Record<Locale, Company> = { 'en-US': enSite, 'zh-CN': zhSite, 'ja-JP': jaSite }

type Leaf<T, K extends keyof T & string = keyof T & string> = K extends K
  ? T[K] extends string
    ? K
    : `${K}.${Leaf<T[K]>}`
  : never
/** A dotted path to a text, such as `home.hero.title`. */
export type Key = Leaf<English>

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}` ? At<T[Head & keyof T], Rest> : T[K & keyof T]
type Names<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never

type Missing<K extends Key, Given> = Exclude<Names<At<English, K>>, Given>
/** Keys of texts without placeholders other than `Given`. */
export type PlainKey<Given extends string = never> = Key extends infer K
  ? K extends Key
    ? [Missing<K, Given>] extends [never]
      ? K
      : never
    : never
  : never

/** Looks up a text. Its type requires values for all `{{placeholders}}` except those `Given`. */
export type Translate<Given extends string = never> = <K extends Key>(
  key: K,
  ...values: [Missing<K, Given>] extends [never] ? [] : [Record<Missing<K, Given>, string | number>]
) => string

const rosettas = rosetta<Dictionary>()

/** The texts of a language. `given`: values for every text (the brand, the facts). */
export function translator<Given extends string>(locale: Locale, given: Record<Given, string>): Translate<Given> {
  rosettas.set(locale, dictionaryOf(locale))
  // Passes the locale with every call, because rosetta's `.locale()` would be shared by concurrent requests.
  const look = (key: Key, values: Record<string, string | number>) => rosettas.t(key, values, locale)
  // Keeps texts without own values: filling them each time takes a sixth of a page's rendering.
  const plain = new Map<Key, string>()
  return (key, ...values) => {
    if (values[0]) return look(key, { ...given, ...values[0] })
    const text = plain.get(key) ?? look(key, given)
    plain.set(key, text)
    return text
  }
}

/** The language of a tag, or null. Case does not matter: `zh-cn` is `zh-CN`. */
export function localeOf(text: string | undefined): Locale | null {
  return locales.find((locale) => locale.toLowerCase() === text?.toLowerCase()) ?? null
}
