import type { Site, Text } from '../site.ts'

interface LegendProps {
  t: Site['t']
  /** viewBox of the signs. */
  box: string
  /** A sign by its class (ui/styles/sketch.css) and path, its name, and what it means. */
  entries: readonly { sign: string; d: string; name: Text; text: Text }[]
  /** Layout (ui/styles/sections.css). */
  className: string
}

/** The signs of a drawing and what they mean, as a definition list. */
export function Legend({ t, box, entries, className }: LegendProps) {
  return (
    <dl className={className}>
      {entries.map(({ sign, d, name, text }) => (
        <div key={name}>
          <dt>
            <svg className="sketch" viewBox={box} aria-hidden="true">
              <path className={sign} d={d} />
            </svg>
            {t(name)}
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
