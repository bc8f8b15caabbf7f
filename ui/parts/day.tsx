import { type Locale, locales } from '../../locales/index.ts'

/** A day as `YYYY-MM-DD`, written as the language writes days. */
export function Day({ locale, date }: { locale: Locale; date: string }) {
  return <time dateTime={date}>{dayIn(locale, date)}</time>
}

const formats = new Map(
  locales.map((locale) => [locale, new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })]),
)

function dayIn(locale: Locale, date: string): string {
  return formats.get(locale)?.format(new Date(`${date}T00:00:00Z`)) ?? date
}
