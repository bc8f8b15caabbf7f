import type { Site, Text } from '../site.ts'

/** A name with a short text. */
export interface Entry {
  name: Text
  text: Text
  /** Address that the name links. */
  to?: string
}

interface EntriesProps {
  t: Site['t']
  entries: readonly Entry[]
  /** Layout (ui/styles/sections.css): `rows`, `items`, and their variants. */
  className?: string
}

/** Names with short texts, as a definition list. */
export function Entries({ t, entries, className }: EntriesProps) {
  return (
    <dl className={className}>
      {entries.map(({ name, text, to }) => (
        <div key={name}>
          <dt>{to ? <a href={to}>{t(name)}</a> : t(name)}</dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same as ordered steps with headings, of the third level or below one of these. */
export function Steps({ t, entries, className, heading: Heading = 'h3' }: EntriesProps & { heading?: 'h3' | 'h4' }) {
  return (
    <ol className={className}>
      {entries.map(({ name, text, to }) => (
        <li key={name}>
          <Heading>{to ? <a href={to}>{t(name)}</a> : t(name)}</Heading>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
