import { Steps } from '../../parts/entries.tsx'
import { CaptureWeb } from '../../screens/capture.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'capture.walk.start', text: 'capture.walk.startText' },
  { name: 'capture.walk.go', text: 'capture.walk.goText' },
  { name: 'capture.walk.close', text: 'capture.walk.closeText' },
  { name: 'capture.walk.plan', text: 'capture.walk.planText' },
] as const satisfies { name: Text; text: Text }[]

/** The steps of a walk along a route, like the panoramas on the plan beside them. */
export function Walk({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="walk section" id="realityCapture">
      <div className="wrap columns">
        <header className="left-8">
          <h2>{t('capture.walk.title')}</h2>
          <p className="lead">{t('capture.walk.lead')}</p>
        </header>
        <CaptureWeb site={site} />
        <Steps t={t} entries={steps} className="route stops left-5" />
      </div>
    </section>
  )
}
