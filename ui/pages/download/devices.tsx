import { factWords } from '#fact-words'
import { assets } from '../../assets.ts'
import type { Trade } from '../../model/primitive.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { onSite, Poster } from '../../parts/model.tsx'
import { Tools } from '../../screens/tools.tsx'
import { Window } from '../../screens/window.tsx'
import type { Site, Text } from '../../site.ts'

/** The plug-in in Revit, with the model that it exports. */
export function Plan({ site: { t } }: { site: Site }) {
  return (
    <Window name={t('download.menu.revit')} label={t('download.hero.plan')} className="client">
      <div className="app-bar modes" aria-hidden="true">
        <span className="on">{t('download.hero.plan')}</span>
      </div>
      <Drawing name="start-model" size={[360, 260]} />
    </Window>
  )
}

/** The PC client with a model that is split by floor: the modes, the parts, and the model itself. */
export function Computer({ site }: { site: Site }) {
  const { t } = site
  return (
    <div aria-hidden="true">
      <Window name={t('download.apps.pc')} className="client">
        <div className="app-bar modes">
          <span className="on">{t('construction.splits.floor')}</span>
          <span>{t('construction.splits.discipline')}</span>
          <span>{t('construction.splits.area')}</span>
        </div>
        <div className="view">
          <Trades site={site} />
          <Poster site={site} shows="levels" first />
        </div>
      </Window>
    </div>
  )
}

/** What the building is made of: its parts, and how many each trade has. */
function Trades({ site: { t, locale } }: { site: Site }) {
  const shown = Object.entries(assets.trades).filter(([trade]) => !onSite.includes(trade))
  const parts = shown.reduce((sum, [, { count }]) => sum + count, 0)

  return (
    <ul className="rows note">
      <li className="in-line">
        <strong>{t('model.parts')}</strong>
        <b>{parts.toLocaleString(locale)}</b>
      </li>
      {shown.map(([trade, { count, fill }]) => (
        <li key={trade} className="in-line">
          <svg width={20} height={22} aria-hidden="true">
            <path fill={fill} d="M0 7h20v8H0z" />
          </svg>
          {t(`model.trade.${trade as Trade}`)}
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

/** The app on a tablet, on the day of a handover, and on a phone, in front of a riser. */
export function Held({ site }: { site: Site }) {
  return (
    <div className="both">
      <Device site={site} as="tablet" picture="lobby" alt="download.apps.iosAlt" />
      <Device site={site} as="phone" picture="riser-tall" alt="download.apps.androidAlt" />
    </div>
  )
}

interface DeviceProps {
  site: Site
  as: 'tablet' | 'phone'
  /** Base name below /media of a square picture. */
  picture: string
  alt: Text
}

/** What the camera sees on a device, with the bars of the app over it. */
function Device({ site, as, picture, alt }: DeviceProps) {
  const { t, locale, mediaHost } = site
  const address = `${mediaHost}/media/${picture}`

  return (
    <div className={`held ${as} night`}>
      <picture>
        <source type="image/avif" srcSet={`${address}-750.avif`} />
        <img src={`${address}-900.jpg`} width={900} height={900} alt={t(alt)} loading="lazy" decoding="async" />
      </picture>
      <div className="app-bar" aria-hidden="true">
        <span>{t('construction.screen.level')}</span>
        <span className="on">± {factWords(locale).accuracy}</span>
      </div>
      {as === 'tablet' && <Tools site={site} />}
    </div>
  )
}
