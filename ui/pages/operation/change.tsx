import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

interface Stop {
  room: string
  name: Text
  text: Text
}

const without: Stop[] = [
  { room: 'point', name: 'operation.change.alarm', text: 'operation.change.alarmText' },
  { room: 'archive', name: 'operation.change.archive', text: 'operation.change.archiveText' },
  { room: 'call', name: 'operation.change.colleague', text: 'operation.change.colleagueText' },
  { room: 'tiles', name: 'operation.change.ceiling', text: 'operation.change.ceilingText' },
  { room: 'valve', name: 'operation.change.valve', text: 'operation.change.valveText' },
]
const withModel: Stop[] = [
  { room: 'placed', name: 'operation.change.alarm', text: 'operation.change.placedText' },
  { room: 'seen', name: 'operation.change.valve', text: 'operation.change.foundText' },
]

/** What changes: the rooms between an alarm and its valve, before and after, and what AR does not show. */
export function Change({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="change section" id="change">
      <div className="wrap">
        <h2>{t('operation.change.title')}</h2>
        <div className="ways">
          <div>
            <h3 className="onward eyebrow">{t('operation.change.without')}</h3>
            <Rooms site={site} stops={without} />
          </div>
          <div className="short">
            <h3 className="onward eyebrow">{t('operation.change.with')}</h3>
            <Rooms site={site} stops={withModel} />
            <div className="gain">
              <p className="title-m">{t('operation.change.result')}</p>
              <p className="note">
                {t('operation.change.limit')}
                <a href="#handover">{t('operation.change.limitLink')}</a>
                {t('operation.change.limitEnd')}
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Rooms along a corridor, each with its step; on phones each is drawn alone. */
function Rooms({ site: { t }, stops }: { site: Site; stops: Stop[] }) {
  return (
    <ol className="storey numbered">
      {stops.map(({ room, name, text }) => (
        <li key={room}>
          <Drawing name={`alarm-${room}`} size={[240, 220]} narrow={[room === 'point' ? 503 : 240, 137]} />
          <div>
            <h4>{t(name)}</h4>
            <p>{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
