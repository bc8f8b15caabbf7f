import { facts } from '../../facts.ts'
import type { Site } from '../../site.ts'

/** Cells of the title block: standard, scope, date and tester. */
export function Block({ site: { t } }: { site: Site }) {
  return (
    <dl className="rows headed pairs">
      <div>
        <dt>{t('accessibility.block.standard')}</dt>
        <dd>{t('accessibility.block.standardValue')}</dd>
      </div>
      <div>
        <dt>{t('accessibility.block.scope')}</dt>
        <dd>{t('accessibility.block.scopeValue')}</dd>
      </div>
      <div>
        <dt>{t('accessibility.block.tested')}</dt>
        <dd>
          <time dateTime={facts.access.tested}>{facts.access.tested}</time>
        </dd>
      </div>
      <div>
        <dt>{t('accessibility.block.by')}</dt>
        <dd>{t('accessibility.block.byValue')}</dd>
      </div>
    </dl>
  )
}
