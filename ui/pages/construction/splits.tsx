import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const modes = [
  {
    name: 'construction.splits.floor',
    text: 'construction.splits.floorText',
    alt: 'construction.splits.floorAlt',
    drawing: 'split-level',
  },
  {
    name: 'construction.splits.discipline',
    text: 'construction.splits.disciplineText',
    alt: 'construction.splits.disciplineAlt',
    drawing: 'split-trade',
  },
  {
    name: 'construction.splits.area',
    text: 'construction.splits.areaText',
    alt: 'construction.splits.areaAlt',
    drawing: 'split-area',
  },
] as const satisfies { name: Text; text: Text; alt: Text; drawing: string }[]

/** The split modes, each with a crew's part pulled out of the building. */
export function Splits({ site: { t } }: { site: Site }) {
  return (
    <section className="splits section wrap" id="splits">
      <header>
        <h2>{t('construction.splits.title')}</h2>
        <p className="lead">{t('construction.splits.lead')}</p>
      </header>
      <ul className="items in-3">
        {modes.map(({ name, text, alt, drawing }) => (
          <li key={name}>
            <Drawing name={drawing} size={[300, 294]} label={t(alt)} />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
