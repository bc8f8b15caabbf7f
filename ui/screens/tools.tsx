import type { Site, Text } from '../site.ts'

/** Names and icons in a box of 16 × 16; the issue is open. */
const tools = [
  { name: 'construction.screen.layers', d: 'm8 2 6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3' },
  { name: 'construction.screen.section', d: 'M3 3h10v10H3zM8 0v16M8 7l4-4M8 12l5-5' },
  { name: 'construction.screen.measure', d: 'M1 5h14v6H1zM4 5v3m3-3v3m3-3v3m3-3v3' },
  { name: 'construction.screen.issue', d: 'M8 15C5 11 3 9 3 6a5 5 0 0 1 10 0c0 3-2 5-5 9M8 4v3m0 2v0', on: 'on' },
  { name: 'construction.screen.compare', d: 'M2 3h12v10H2zM8 0v16M10 6l2 2-2 2M6 6 4 8l2 2' },
] as const satisfies { name: Text; d: string; on?: string }[]

/** The tools of the app on a tablet or phone, in a bar. */
export function Tools({ site: { t } }: { site: Site }) {
  return (
    <div className="app-bar app-tools" aria-hidden="true">
      {tools.map(({ name, d, ...is }) => (
        <span key={name} className={'on' in is ? is.on : undefined}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={d} />
          </svg>
          {t(name)}
        </span>
      ))}
    </div>
  )
}
