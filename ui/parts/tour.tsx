import { assets, island } from '../assets.ts'
import type { WalkIslandProps } from '../islands/walk.ts'
import type { Site } from '../site.ts'
import { plan } from '../walk/plan.ts'

const dates = ['walk.date0', 'walk.date1', 'walk.date2'] as const

/** The walk to try: its floor as points across the window, which wakes to the walk itself. Without script, its panoramas by links. */
export function Tour({ site }: { site: Site }) {
  const { t, mediaHost } = site
  const props: WalkIslandProps = { texts: assets.walkTexts[site.locale] ?? '' }
  const { box, slab, columns, core, path, stops } = plan()
  const cloud = `${mediaHost}/media/cloud-corner`
  const picture = (stop: number, date: number) => `${mediaHost}/media/walk/${stop + 1}-${date}.jpg`

  return (
    <section className="tour section night" id="walk">
      <header>
        <h2>{t('walk.title')}</h2>
        <p className="lead">{t('walk.lead')}</p>
      </header>
      <div className="stage-view" id="walk-view" data-island={island('walk')} data-props={JSON.stringify(props)}>
        <div className="stage">
          <picture>
            <source
              media="(min-width: 481px)"
              type="image/avif"
              srcSet={[800, 1200, 1600, 2160].map((wide) => `${cloud}-${wide}.avif ${wide}w`).join(', ')}
              sizes="(min-width: 1280px) 100vw, (min-width: 992px) 60vw, 100vw"
            />
            <source type="image/avif" srcSet={`${cloud}-720.avif`} />
            <img
              src={`${cloud}-1600.jpg`}
              width={1600}
              height={1000}
              alt={t('home.capture.alt')}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </div>
        <div className="stage-panel">
          <p className="lead">{t('walk.can')}</p>
          <button type="button" className="button quiet-button stage-open">
            {t('walk.open')}
          </button>
          <nav aria-label={t('walk.plan')}>
            <svg className="tour-plan" viewBox={box} role="presentation">
              <path className="tour-slab" d={slab} />
              <path className="tour-columns" d={columns} />
              <path className="tour-core" d={core} />
              <path className="tour-path" d={path} />
              {stops.map(([x, y], stop) => (
                <a key={x} href={picture(stop, 2)} aria-label={t('walk.stop', { number: stop + 1 })}>
                  <circle cx={x} cy={y} r="4" />
                  <circle cx={x} cy={y} r="1.2" />
                  <text x={x} y={y}>
                    {stop + 1}
                  </text>
                </a>
              ))}
            </svg>
          </nav>
          <dl className="tour-links">
            {dates.map((name, date) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>
                  {stops.map(([x], stop) => (
                    <a key={x} href={picture(stop, date)}>
                      {stop + 1}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {/* Shown by the loader, where the network is gone before the walk's script has come. */}
      <p className="form-offline" role="alert" hidden>
        {t('walk.offline')}
      </p>
    </section>
  )
}
