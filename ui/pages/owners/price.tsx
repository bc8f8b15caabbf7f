import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'

const assistants = [
  ['owners.price.design', 'owners.price.designWhen', 'owners.price.designFee', 'owners.price.designNote'],
  ['owners.price.sandTable', 'owners.price.sandTableWhen', 'owners.price.sandTableFee', 'owners.price.eachProject'],
  ['owners.price.headset', 'owners.price.headsetWhen', 'owners.price.headsetFee', 'owners.price.eachProject'],
  [
    'owners.price.construction',
    'owners.price.constructionWhen',
    'owners.price.constructionFee',
    'owners.price.constructionNote',
  ],
  ['owners.price.capture', 'owners.price.captureWhen', 'owners.price.captureFee', 'owners.price.captureNote'],
  ['owners.price.operation', 'owners.price.operationWhen', 'owners.price.operationFee', 'owners.price.operationNote'],
] as const satisfies (readonly [name: Text, when: Text, fee: Text, note: Text])[]

/** Price of each assistant, in the order of an owner's needs. */
export function Price({ site: { t } }: { site: Site }) {
  return (
    <section className="price section raised" id="price">
      <div className="wrap">
        <header>
          <h2>{t('owners.price.title')}</h2>
          <p className="lead">{t('owners.price.lead')}</p>
        </header>
        <PlanTable
          id="fees"
          className="even"
          title={t('owners.price.fees')}
          plan={t('owners.price.assistant')}
          columns={[t('owners.price.when'), t('owners.price.fee'), t('owners.price.note')]}
          plans={assistants.map(([name, ...cells]) => ({ name: t(name), cells: cells.map((cell) => [t(cell)]) }))}
        />
      </div>
    </section>
  )
}
