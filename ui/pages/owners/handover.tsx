import { Drawing } from '../../parts/drawing.tsx'
import type { Site } from '../../site.ts'

const parts = ['model', 'cloud', 'panorama', 'defects'] as const

/**
 * The handover: one corridor in four bays, each as one part shows it, on phones two of them as the halves of one drawing;
 * below each bay what the part tells.
 */
export function Handover({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="handover section night" id="handover">
      <div className="wrap">
        <header>
          <h2 className="voice">{t('owners.handover.title')}</h2>
          <p className="lead">{t('owners.handover.lead')}</p>
        </header>
        <Drawing name="handed-halves" size={[350, 208]} surface="night" label={t('owners.handover.halvesAlt')} />
        <ul className="bays">
          {parts.map((part) => (
            <li key={part}>
              <Drawing
                name={`handed-${part}`}
                size={[300, 428]}
                surface="night"
                label={t(`owners.handover.${part}Alt`)}
              />
              <h3>{t(`owners.handover.${part}`)}</h3>
              <p>{t(`owners.handover.${part}Tells`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
