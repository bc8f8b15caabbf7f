import { DemoButton } from '../../parts/demo-button.tsx'
import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const parts = [
  { name: 'owners.handover.model', tells: 'owners.handover.modelTells', check: 'owners.handover.modelCheck' },
  { name: 'owners.handover.cloud', tells: 'owners.handover.cloudTells', check: 'owners.handover.cloudCheck' },
  { name: 'owners.handover.panorama', tells: 'owners.handover.panoramaTells', check: 'owners.handover.panoramaCheck' },
  { name: 'owners.handover.defects', tells: 'owners.handover.defectsTells', check: 'owners.handover.defectsCheck' },
] as const satisfies { name: Text; tells: Text; check: Text }[]

/** The handover: each part with its information and its check. */
export function Handover({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="handover section wrap" id="handover">
      <header>
        <h2 className="voice" id="received">
          {t('owners.handover.title')}
        </h2>
        <p className="lead">{t('owners.handover.lead')}</p>
      </header>
      <PlanTable
        id="received"
        className="even compare"
        plan={t('owners.handover.part')}
        columns={[t('owners.handover.tells'), t('owners.handover.check')]}
        plans={parts.map(({ name, tells, check }) => ({ name: t(name), cells: [[t(tells)], [t(check)]] }))}
      />
      <p className="note">{t('owners.handover.note').replaceAll('ISO ', 'ISO\u00a0')}</p>
      <p className="onward">
        <DemoButton site={site} />
      </p>
    </section>
  )
}
