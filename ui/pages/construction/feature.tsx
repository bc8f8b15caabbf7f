import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

/** Loading: files run together into one lighter model, measured in components per second. */
export function Feature({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="feature section" id="Feature">
      <div className="wrap">
        <header>
          <h2>{t('construction.feature.title')}</h2>
        </header>
        <ol className="items in-3">
          <li>
            <div className="drawing formats">
              {facts.modelFormats.map((format) => (
                <span key={format} translate="no">
                  {format}
                </span>
              ))}
              <Funnel label={t('construction.feature.funnelAlt')} />
            </div>
            <h3>{t('construction.feature.load')}</h3>
            <p>{t('construction.feature.loadText')}</p>
          </li>
          <li>
            <Drawing name="figure-25to1" size={[500, 320]} label={t('construction.feature.lightenAlt')} />
            <h3>{t('construction.feature.lighten')}</h3>
            <p>{t('construction.feature.lightenText')}</p>
          </li>
          <li>
            <Drawing name="figure-10000" size={[500, 320]} label={t('construction.feature.processAlt')} />
            <h3>{t('construction.feature.process')}</h3>
            <p>{t('construction.feature.processText')}</p>
          </li>
        </ol>
      </div>
    </section>
  )
}

/** One line per format from the middle of its name, all running into one; as high as the names. */
function Funnel({ label }: { label: string }) {
  const height = 24 * facts.modelFormats.length
  const end = `220 ${height / 2}`
  const lines = facts.modelFormats.map((_, i) => `M0 ${24 * i + 12}C130 ${24 * i + 12} 90 ${height / 2} ${end}`)

  return (
    <svg className="sketch" viewBox={`0 0 300 ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={lines.join('')} />
      <path className="model" d={`M${end}h79m-9-7 9 7-9 7`} />
    </svg>
  )
}
