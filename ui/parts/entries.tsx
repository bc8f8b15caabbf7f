import type { Site, Text } from '../site.ts'

/** A name with a short text. */
interface Entry {
  name: Text
  text: Text
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
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
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
      {entries.map(({ name, text }) => (
        <li key={name}>
          <h3>{t(name)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
