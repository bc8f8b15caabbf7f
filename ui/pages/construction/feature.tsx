import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** Loading: files run together into one lighter model, measured in components per second. */
export function Feature({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="feature section raised" id="Feature">
      <div className="wrap">
        <header>
          <h2 id="steps">{t('construction.feature.title')}</h2>
          <p className="lead">{t('construction.feature.lead')}</p>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones keys scroll it */}
        <ol className="sideways" aria-labelledby="steps" tabIndex={0}>
          <li>
            <span className="formats" translate="no">
              {facts.modelFormats.join('\n')}
            </span>
            <Funnel label={t('construction.feature.funnelAlt')} />
            <div>
              <h3>{t('construction.feature.load')}</h3>
              <p>{t('construction.feature.loadText')}</p>
            </div>
          </li>
          <li>
            <Drawing name="figure-25to1" size={[600, 296]} label={t('construction.feature.lightenAlt')} />
            <div>
              <h3>{t('construction.feature.lighten')}</h3>
              <p>{t('construction.feature.lightenText')}</p>
            </div>
          </li>
          <li>
            <Drawing name="figure-10000" size={[500, 320]} label={t('construction.feature.processAlt')} />
            <div>
              <h3>{t('construction.feature.process')}</h3>
              <p>{t('construction.feature.processText')}</p>
            </div>
          </li>
        </ol>
      </div>
    </section>
  )
}

/** Pixels from a line of the list to the next, and to its center. */
const [row, middle] = [24, 12]

/** One line per format, all running into one. */
function Funnel({ label }: { label: string }) {
  const height = row * facts.modelFormats.length - row + 2 * middle
  const end = `220 ${height / 2}`
  const lines = facts.modelFormats.map((_, i) => {
    const y = row * i + middle
    return `M0 ${y}C130 ${y} 90 ${height / 2} ${end}`
  })

  return (
    <svg className="sketch" viewBox={`0 0 300 ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={lines.join('')} />
      <path className="model" d={`M${end}h79m-9-7 9 7-9 7`} />
    </svg>
  )
}
