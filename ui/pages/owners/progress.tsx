import { Drawing } from '../../parts/drawing.tsx'
import { Fold } from '../../parts/fold.tsx'
import { Legend } from '../../parts/legend.tsx'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const square = 'M.7.7h15v15h-15z'
const states = [
  { sign: 'solid', d: square, name: 'owners.progress.built', text: 'owners.progress.builtText' },
  { sign: 'mark wrong', d: square, name: 'owners.progress.off', text: 'owners.progress.offText' },
  { sign: 'model glass', d: square, name: 'owners.progress.open', text: 'owners.progress.openText' },
] as const satisfies { sign: string; d: string; name: Text; text: Text }[]

/** Progress against the model, and the route of a defect. */
export function Progress({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="progress section" id="progress">
      <div className="wrap columns">
        <div className="right-5">
          <h2>{t('owners.progress.title')}</h2>
          <p className="lead">{t('owners.progress.lead')}</p>
          <Legend t={t} box="0 0 24 16" entries={states} className="onward rows legend" />
        </div>
        <div className="left-7 centered">
          <Drawing name="progress" size={[760, 530]} narrow={[480, 416]} label={t('owners.progress.alt')} />
        </div>
        <div className="right-5">
          <Fold title={t('owners.progress.defect')}>
            <p>{t('owners.progress.defectText')}</p>
            <a href={href(locale, 'capture')}>{t('owners.progress.link')}</a>
          </Fold>
        </div>
      </div>
    </section>
  )
}
