import { fallbackLocale, type Locale } from '../locales/index.ts'
import { localesOf } from '../scripts/content/days.ts'

/** Languages that wrangler.toml switches on, which have to be whole. Of others nothing is asked. */
export const enabled: readonly Locale[] = localesOf()
/** Those that are not English. */
export const others = enabled.filter((locale) => locale !== fallbackLocale)
