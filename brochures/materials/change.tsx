import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site, Text } from '../../ui/site.ts'

const moments = [
  {
    moment: 'drill',
    name: 'contractor.change.drill',
    before: 'contractor.change.drillBefore',
    now: 'contractor.change.drillNow',
  },
  {
    moment: 'mount',
    name: 'contractor.change.mount',
    before: 'contractor.change.mountBefore',
    now: 'contractor.change.mountNow',
  },
  {
    moment: 'close',
    name: 'contractor.change.close',
    before: 'contractor.change.closeBefore',
    now: 'contractor.change.closeNow',
  },
  {
    moment: 'accept',
    name: 'contractor.change.accept',
    before: 'contractor.change.acceptBefore',
    now: 'contractor.change.acceptNow',
  },
] as const satisfies { moment: string; name: Text; before: Text; now: Text }[]

/** What changes in a project: a corridor at four moments, without and with the model. */
export function Change({ site: { t } }: { site: Site }) {
  return (
    <section className="change section">
      <div className="wrap">
        <header>
          <h2 id="change">{t('contractor.change.title')}</h2>
          <p className="lead">{t('contractor.change.lead')}</p>
        </header>
        <table className="plans versus even" aria-labelledby="change">
          <thead>
            <tr>
              <th scope="col">{t('contractor.change.moment')}</th>
              <th scope="col">{t('contractor.change.before')}</th>
              <th scope="col">{t('contractor.change.now')}</th>
            </tr>
          </thead>
          <tbody>
            {moments.map(({ moment, name, before, now }) => (
              <tr key={moment}>
                <th scope="row">
                  <div>
                    <Drawing name={`moment-${moment}`} size={[280, 228]} />
                    <span>{t(name)}</span>
                  </div>
                </th>
                <td data-column={t('contractor.change.before')}>{t(before)}</td>
                <td data-column={t('contractor.change.now')}>{t(now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
