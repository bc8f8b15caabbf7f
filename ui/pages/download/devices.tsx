import { factWords } from '#fact-words'
import { Drawing } from '../../parts/drawing.tsx'
import { Poster, Trades } from '../../parts/model.tsx'
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
          <Trades site={site} planned />
          <Poster site={site} shows="levels" first />
        </div>
      </Window>
    </div>
  )
}

/** The app on a tablet, on the day of a handover, and on a phone, in front of a riser. */
export function Held({ site }: { site: Site }) {
  return (
    <div className="both">
      <Device site={site} as="tablet" picture="handover-tall" alt="download.apps.iosAlt" />
      <Device site={site} as="phone" picture="riser-tall" alt="download.apps.androidAlt" />
    </div>
  )
}

interface DeviceProps {
  site: Site
  as: 'tablet' | 'phone'
  /** Base name below /media of a picture for phones. */
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
