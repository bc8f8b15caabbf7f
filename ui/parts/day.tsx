import type { Locale } from '../../locales/index.ts'

/** A date (`YYYY-MM-DD`) in the format of a language. */
export function Day({ locale, date }: { locale: Locale; date: string }) {
  return <time dateTime={date}>{dayIn(locale, date)}</time>
}

const formats = new Map<Locale, Intl.DateTimeFormat>()
const written = new Map<string, string>()

/** Keeps formatted dates: there are few, and formatting one takes as long as the rest of its row. */
function dayIn(locale: Locale, date: string): string {
  const key = locale + date
  const day = written.get(key) ?? write(locale, date)
  if (written.size >= 1_000) written.clear()
  written.set(key, day)
  return day
}

function write(locale: Locale, date: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(`${date}T00:00:00Z`))
}
