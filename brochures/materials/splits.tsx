import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site, Text } from '../../ui/site.ts'

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
export function Splits({ site: { t } }: { site: Site }) {
  return (
    <section className="section wrap columns" id="splits">
      <header className="left-5">
        <h2>{t('construction.splits.title')}</h2>
        <p className="lead">{t('construction.splits.lead')}</p>
      </header>
      <ul className="thirds right-7">
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
