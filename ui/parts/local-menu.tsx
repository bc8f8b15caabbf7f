import type { Site, Text } from '../site.ts'

/** The page's own anchors, in a sticky bar below the header. */
export function LocalMenu({ site, entries }: { site: Site; entries: readonly { id: string; label: Text }[] }) {
  return (
    <nav className="local-menu" aria-label={site.t('frame.onThisPage')}>
      <ul className="sideways">
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{site.t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
