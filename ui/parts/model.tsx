import { assets, island } from '../assets.ts'
import { bounds } from '../contact/schema.ts'
import type { ModelIslandProps } from '../islands/model.ts'
import type { Trade } from '../model/primitive.ts'
import { href, type Site, type Text } from '../site.ts'
import { Photo } from './photo.tsx'
import { Room } from './room.tsx'

/** Trades that leave when the building is finished. */
export const onSite: readonly string[] = ['temporary', 'site'] satisfies Trade[]

/** The building to come as an address fragment: without those trades, its levels apart. */
const levelsApart = `model=-62,14,98,22,6,18.4&without=${onSite}&split=level&front=-1`

/** What its still pictures show: the building between site and model, its levels apart. */
const stills = {
  model: 'model.alt',
  levels: 'model.altLevels',
} as const satisfies Record<string, Text>

/**
 * The model to try: a picture, which wakes to the model itself, and a fault to find in it. With `fewer` controls it leads
 * on to the page that has all of them and has the room in its panel; `planned` begins with the building alone, its levels
 * apart, as its title says.
 */
export function Model({ site, fewer = false, planned = false }: { site: Site; fewer?: boolean; planned?: boolean }) {
  const { t } = site
  const isTask = !fewer && !planned
  const props: ModelIslandProps = {
    texts: assets.modelTexts[site.locale] ?? '',
    longest: bounds.message,
    ...(fewer && { more: href(site.locale, 'construction') }),
    ...(planned && { start: levelsApart }),
  }

  return (
    <section className="try section wrap" id="model">
      <header>
        <h2 className={planned ? undefined : 'voice'}>
          {t(planned ? 'design.model' : fewer ? 'model.title' : 'model.task')}
        </h2>
      </header>
      <div className="stage-view" id="model-view" data-island={island('model')} data-props={JSON.stringify(props)}>
        <div className="stage">
          {isTask ? (
            <Photo site={site} name="clash" alt={t('model.altClash')} full />
          ) : (
            <Poster site={site} shows={planned ? 'levels' : 'model'} />
          )}
        </div>
        <div className="stage-panel">
          <p className="lead">{t(planned ? 'design.modelText' : fewer ? 'model.fewer' : 'model.can')}</p>
          <button type="button" className="button quiet-button night stage-open">
            {t('model.open')}
          </button>
        </div>
      </div>
      {/* The loader shows this when the network fails before the model's script has loaded. */}
      <p className="form-offline" role="alert" hidden>
        {t('model.offline')}
      </p>
      <Room site={site} slim={fewer} />
    </section>
  )
}

/** The still picture before the model wakes, for wide and narrow screens, light and dark; scripts/poster.mjs draws it. */
export function Poster({ site, shows, first }: { site: Site; shows: keyof typeof stills; first?: boolean }) {
  const address = `${site.mediaHost}/media/${shows}`
  const file = (shape: string, scheme: string) => `${address}-${shape}-${scheme}.avif`
  const [wide, dark] = ['(min-width: 768px)', '(prefers-color-scheme: dark)']

  return (
    <picture>
      <source type="image/avif" media={`${wide} and ${dark}`} srcSet={file('wide', 'night')} />
      <source type="image/avif" media={wide} srcSet={file('wide', 'day')} />
      <source type="image/avif" media={dark} srcSet={file('narrow', 'night')} />
      <source type="image/avif" srcSet={file('narrow', 'day')} />
      <img
        src={`${address}-wide-day.jpg`}
        width={1700}
        height={1132}
        alt={site.t(stills[shows])}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
