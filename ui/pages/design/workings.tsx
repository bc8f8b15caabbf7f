import { factWords } from '#fact-words'
import { facts } from '../../facts.ts'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'design.how.save', text: 'design.how.saveText', formats: true },
  { name: 'design.how.lighten', text: 'design.how.lightenText' },
  { name: 'design.how.place', text: 'design.how.placeText' },
  { name: 'design.how.walk', text: 'design.how.walkText' },
] as const satisfies { name: Text; text: Text; formats?: true }[]

/** How it works: minutes as a scale, with the steps below. */
export function Workings({ site: { t, locale } }: { site: Site }) {
  return (
    <section className="how section wrap columns" id="how">
      <header className="beside">
        <h2>{t('design.how.title')}</h2>
        <p className="lead">{t('design.how.lead')}</p>
      </header>
      <Minutes label={t('design.how.scaleAlt')} />
      <ol className="numbered items up-to-4">
        {steps.map((step) => (
          <li key={step.name}>
            <h3>{t(step.name)}</h3>
            <p>{t(step.text)}</p>
            {'formats' in step && <p translate="no">{factWords(locale).modelFormats}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A scale with a tick per minute and a taller one per step, which has none beside it; from ink to model color. */
function Minutes({ label }: { label: string }) {
  const minute = 1200 / facts.designMinutes
  const ticks = Array.from({ length: facts.designMinutes * 4 + 1 }, (_, i) => {
    const beside = i % 15 === 1 || i % 15 === 14
    const height = i % 15 === 0 ? 28 : i % 4 === 0 ? 18 : 8
    return beside ? '' : `M${Math.min(Math.max((i * minute) / 4, 1), 1199)} 30v-${height}`
  })

  return (
    <svg className="sketch minutes" viewBox="0 0 1200 32" preserveAspectRatio="none" role="img" aria-label={label}>
      <linearGradient id="minutes" gradientUnits="userSpaceOnUse" x2={1200}>
        <stop offset={0.2} stopColor="currentColor" />
        <stop offset={0.9} stopColor="var(--model)" />
      </linearGradient>
      <path stroke="url(#minutes)" d={`M0 30H1200${ticks.join('')}`} />
    </svg>
  )
}
