import type { Site, Text } from '../site.ts'

/** A name with a short text. */
interface Entry {
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

/** The same as ordered steps with headings. */
export function Steps({ t, entries, className }: EntriesProps) {
  return (
    <ol className={className}>
      {entries.map(({ name, text, to }) => (
        <li key={name}>
          <h3>{to ? <a href={to}>{t(name)}</a> : t(name)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
