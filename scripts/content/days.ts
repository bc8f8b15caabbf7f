import { readFileSync } from 'node:fs'
import { type Locale, localeOf } from '../../locales/index.ts'

/** The time zone of an environment in wrangler.toml; of development by default. */
export function timeZoneOf(env?: string): string {
  return variableOf('TIME_ZONE', env)
}

/** The enabled languages of an environment in wrangler.toml. */
export function localesOf(env?: string): Locale[] {
  return variableOf('ENABLED_LOCALES', env)
    .split(',')
    .map((name) => localeOf(name.trim()) ?? unknown(name))
}

function unknown(name: string): never {
  throw new Error(`ENABLED_LOCALES in wrangler.toml names ${name}: add it to locales/languages.ts, or leave it out`)
}

function variableOf(name: string, env?: string): string {
  const section = `[${env ? `env.${env}.` : ''}vars]`
  const [, vars = ''] = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8').split(`\n${section}\n`)
  const [, value] = new RegExp(`^${name} = "(.+)"$`, 'm').exec(vars.split(/^\[/m)[0] ?? '') ?? []
  if (!value) throw new Error(`${name} is missing below ${section} in wrangler.toml`)
  return value
}

/** The start of a day (YYYY-MM-DD) in a time zone, in ms since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // On a night when the clocks change, the second offset is the right one.
  const first = midnight - offsetAt(midnight, timeZone)
  return midnight - offsetAt(first, timeZone)
}

/** The next day (YYYY-MM-DD). */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Offset of a time zone from UTC at a time, in ms. */
function offsetAt(time: number, timeZone: string): number {
  const formatted = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(time)
  const [, sign = '+', hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(formatted) ?? []
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes))
}
