import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site, Text } from '../../ui/site.ts'
import { Heading } from '../pieces.tsx'

const modes = [
  {
    name: 'construction.splits.floor',
    alt: 'construction.splits.floorAlt',
    drawing: 'split-level',
  },
  {
    name: 'construction.splits.discipline',
    alt: 'construction.splits.disciplineAlt',
    drawing: 'split-trade',
  },
  {
    name: 'construction.splits.area',
    alt: 'construction.splits.areaAlt',
    drawing: 'split-area',
  },
] as const satisfies { name: Text; alt: Text; drawing: string }[]

/** The split modes, each with a crew's part pulled out of the building. */
export function Splits({ site, site: { t } }: { site: Site }) {
  return (
    <section id="splits">
      <Heading site={site} title="construction.splits.title" lead="construction.splits.lead" />
      <ul>
        {modes.map(({ name, alt, drawing }) => (
          <li key={name}>
            <Drawing name={drawing} size={[300, 294]} label={t(alt)} />
            <strong>{t(name)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
