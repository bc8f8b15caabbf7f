import type { Site, Text } from '../../site.ts'

interface Stop {
  name: Text
  text: Text
}

const without: Stop[] = [
  { name: 'operation.change.alarm', text: 'operation.change.alarmText' },
  { name: 'operation.change.archive', text: 'operation.change.archiveText' },
  { name: 'operation.change.colleague', text: 'operation.change.colleagueText' },
  { name: 'operation.change.ceiling', text: 'operation.change.ceilingText' },
  { name: 'operation.change.valve', text: 'operation.change.valveText' },
]
const withModel: Stop[] = [
  { name: 'operation.change.alarm', text: 'operation.change.placedText' },
  { name: 'operation.change.valve', text: 'operation.change.foundText' },
]

/** What changes: the stops from an alarm to its valve, before and after; the second line is shorter. */
export function Change({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="change section raised" id="change">
      <div className="wrap">
        <h2>{t('operation.change.title')}</h2>
        <h3>{t('operation.change.without')}</h3>
        <Line site={site} stops={without} />
        <h3>{t('operation.change.with')}</h3>
        <div className="short">
          <Line site={site} stops={withModel} />
          <p>{t('operation.change.result')}</p>
        </div>
      </div>
    </section>
  )
}

function Line({ site: { t }, stops }: { site: Site; stops: Stop[] }) {
  return (
    <ol className="stops across">
      {stops.map(({ name, text }) => (
        <li key={name}>
          <h4>{t(name)}</h4>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
