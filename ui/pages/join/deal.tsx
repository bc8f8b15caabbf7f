import type { Site, Text } from '../../site.ts'

const get = [
  'join.deal.getContract',
  'join.deal.getDevices',
  'join.deal.getTravel',
  'join.deal.getName',
  'join.deal.getTime',
] as const satisfies Text[]
const ask = [
  'join.deal.askMeasure',
  'join.deal.askOpen',
  'join.deal.askExplain',
  'join.deal.askBoots',
  'join.deal.askOthers',
] as const satisfies Text[]

/** Contributions of both sides, left and right of a line. */
export function Deal({ site }: { site: Site }) {
  return (
    <section className="section wrap">
      <h2>{site.t('join.deal.title')}</h2>
      <div className="sides items in-2 apart">
        <Side site={site} title="join.deal.get" lines={get} />
        <Side site={site} title="join.deal.ask" lines={ask} />
      </div>
    </section>
  )
}

function Side({ site: { t }, title, lines }: { site: Site; title: Text; lines: readonly Text[] }) {
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul className="rows headed checks">
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </div>
  )
}
