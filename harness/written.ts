import { fallbackLocale, type Locale } from '../locales/index.ts'
import { localesOf } from '../scripts/content/days.ts'

/** Languages that wrangler.toml switches on. Only these must be complete. */
export const enabled: readonly Locale[] = localesOf()
/** Enabled languages other than English. */
export const others = enabled.filter((locale) => locale !== fallbackLocale)
