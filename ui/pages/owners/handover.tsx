import { DemoButton } from '../../parts/demo-button.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const parts = [
  {
    drawing: 'model',
    name: 'owners.handover.model',
    tells: 'owners.handover.modelTells',
    check: 'owners.handover.modelCheck',
    alt: 'owners.handover.modelAlt',
  },
  {
    drawing: 'cloud',
    name: 'owners.handover.cloud',
    tells: 'owners.handover.cloudTells',
    check: 'owners.handover.cloudCheck',
    alt: 'owners.handover.cloudAlt',
  },
  {
    drawing: 'panoramas',
    name: 'owners.handover.panorama',
    tells: 'owners.handover.panoramaTells',
    check: 'owners.handover.panoramaCheck',
    alt: 'owners.handover.panoramaAlt',
  },
  {
    drawing: 'list',
    name: 'owners.handover.defects',
    tells: 'owners.handover.defectsTells',
    check: 'owners.handover.defectsCheck',
    alt: 'owners.handover.defectsAlt',
  },
] as const satisfies { drawing: string; name: Text; tells: Text; check: Text; alt: Text }[]

/** The handover: one corridor in four bays, each as one part shows it; below each bay what the part tells and how it was checked. */
export function Handover({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="handover section night" id="handover">
      <div className="wrap">
        <header>
          <h2 className="voice">{t('owners.handover.title')}</h2>
          <p className="lead">{t('owners.handover.lead')}</p>
        </header>
        <ul className="bays">
          {parts.map(({ drawing, name, tells, check, alt }) => (
            <li key={drawing}>
              <Drawing
                name={`handed-${drawing}`}
                size={[300, 428]}
                narrow={[176, 290]}
                surface="night"
                label={t(alt)}
              />
              <h3>{t(name)}</h3>
              <p>{t(tells)}</p>
              <p>{t(check)}</p>
            </li>
          ))}
        </ul>
        <p className="note">{t('owners.handover.note').replaceAll('ISO ', 'ISO\u00a0')}</p>
        <p className="onward">
          <DemoButton site={site} />
        </p>
      </div>
    </section>
  )
}
