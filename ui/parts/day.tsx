import type { Locale } from '../../locales/index.ts'

/** A day as `YYYY-MM-DD`, written as the language writes days. */
export function Day({ locale, date }: { locale: Locale; date: string }) {
  return <time dateTime={date}>{dayIn(locale, date)}</time>
}

function dayIn(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
