import type { Site, Text } from '../../site.ts'
import { type Box, Boxes, path } from './boxes.tsx'

const [long, deep] = [120, 72]

const floors: Box[] = Array.from({ length: 5 }, (_, i) => ({
  at: [i === 2 ? 64 : 0, 0, i * 24],
  size: [long, deep, 21],
  model: i === 2,
  lines: [5, 3, 0],
}))

const corners = [
  [0, deep],
  [long, deep],
  [long, 0],
] as const
const disciplines: Box[] = [
  { at: [0, 0, 0], size: [long, deep, 5] },
  ...[6, 57, 108].flatMap((x): Box[] => [6, 60].map((y): Box => ({ at: [x, y, 5], size: [6, 6, 20] }))),
  { at: [20, 10, 62], size: [9, 22, 6], model: true },
  { at: [52, 10, 62], size: [9, 22, 6], model: true },
  { at: [84, 10, 62], size: [9, 22, 6], model: true },
  { at: [4, 30, 60], size: [112, 14, 10], model: true },
  { at: [30, 44, 62], size: [9, 20, 6], model: true },
  { at: [74, 44, 62], size: [9, 20, 6], model: true },
  { at: [4, 22, 108], size: [112, 4, 4] },
  { at: [4, 32, 108], size: [112, 4, 4] },
  { at: [90, 42, 108], size: [4, 26, 4] },
  { at: [4, 46, 108], size: [80, 4, 4] },
]

const areas: Box[] = Array.from({ length: 3 }, (_, i) => ({
  at: [i * 56 - 20, i === 1 ? 46 : 0, 0],
  size: [52, 48, 72],
  model: i === 1,
  lines: [2, 2, 2],
}))

const modes = [
  {
    name: 'construction.splits.floor',
    text: 'construction.splits.floorText',
    alt: 'construction.splits.floorAlt',
    boxes: floors,
  },
  {
    name: 'construction.splits.discipline',
    text: 'construction.splits.disciplineText',
    alt: 'construction.splits.disciplineAlt',
    boxes: disciplines,
    guides: [60, 108]
      .map((z) => `${path([0, 0, z], [long, 0, z], [long, deep, z], [0, deep, z])}z`)
      .concat(corners.map(([x, y]) => path([x, y, 5], [x, y, 108])))
      .join(''),
  },
  {
    name: 'construction.splits.area',
    text: 'construction.splits.areaText',
    alt: 'construction.splits.areaAlt',
    boxes: areas,
  },
] as const satisfies { name: Text; text: Text; alt: Text; boxes: Box[]; guides?: string }[]

/** The split modes, each with a crew's part pulled out of the building. */
export function Splits({ site: { t } }: { site: Site }) {
  return (
    <section className="splits section wrap columns" id="splits">
      <header className="right-6">
        <h2>{t('construction.splits.title')}</h2>
        <p className="lead">{t('construction.splits.lead')}</p>
      </header>
      <ul className="items in-3">
        {modes.map(({ name, text, alt, boxes, ...mode }) => (
          <li key={name}>
            <svg className="drawing boxes" viewBox="-110 -125 280 250" role="img" aria-label={t(alt)}>
              <Boxes boxes={boxes} {...mode} />
            </svg>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
