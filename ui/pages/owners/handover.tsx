import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const parts = [
  {
    sign: 'model glass',
    d: 'M1 5l9-4 9 4v7l-9 4-9-4zL10 9l9-4M10 9v6',
    name: 'owners.handover.model',
    tells: 'owners.handover.modelTells',
    check: 'owners.handover.modelCheck',
  },
  {
    sign: 'thick dots',
    d: 'M1 2h20M4 6h20M1 10h20M4 14h20',
    name: 'owners.handover.cloud',
    tells: 'owners.handover.cloudTells',
    check: 'owners.handover.cloudCheck',
  },
  {
    sign: '',
    d: 'M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0h14M8 1a4 7 0 0 0 0 14a4 7 0 0 0 0-14',
    name: 'owners.handover.panorama',
    tells: 'owners.handover.panoramaTells',
    check: 'owners.handover.panoramaCheck',
  },
  {
    sign: 'mark',
    d: 'M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 4v5m0 2.5v.1',
    name: 'owners.handover.defects',
    tells: 'owners.handover.defectsTells',
    check: 'owners.handover.defectsCheck',
  },
] as const satisfies { sign: string; d: string; name: Text; tells: Text; check: Text }[]

/** The handover: each part with its information and its check. */
export function Handover({ site: { t } }: { site: Site }) {
  return (
    <section className="handover section wrap" id="handover">
      <header className="measure">
        <h2>{t('owners.handover.title')}</h2>
        <p className="lead">{t('owners.handover.lead')}</p>
      </header>
      <PlanTable
        id="received"
        className="even legend"
        title={t('owners.handover.received')}
        plan={t('owners.handover.part')}
        columns={[t('owners.handover.tells'), t('owners.handover.check')]}
        plans={parts.map(({ sign, d, name, tells, check }) => ({
          name: t(name),
          sign: (
            <svg className="sketch" viewBox="0 0 24 16" aria-hidden="true">
              <path className={sign} d={d} />
            </svg>
          ),
          cells: [[t(tells)], [t(check)]],
        }))}
      />
      <p className="note">{t('owners.handover.note').replaceAll('ISO ', 'ISO\u00a0')}</p>
    </section>
  )
}
