import { lettering } from '../../drafting.ts'
import { AccuracyGuide } from '../../parts/accuracy-guide.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'
import { methods } from './methods.ts'

/** The lines of the drawing: what stands, and the model. */
const lines = [
  { color: 'currentColor', name: 'home.assistant.site' },
  { color: 'var(--model)', name: 'home.assistant.model' },
] as const satisfies { color: string; name: Text }[]

/** The parts that the drawing numbers, in its order. */
const parts = [
  'construction.positioning.beam',
  'construction.positioning.sleeve',
  'construction.positioning.pipe',
] as const satisfies Text[]

/** A circle 20 px wide. */
const ring = 'a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

/** Jobs from what two centimeters settle down to what it does not: tolerance, and what accepts the job. */
const jobs = [
  ['construction.positioning.missing', 'construction.positioning.missingT', 'construction.positioning.missingBy'],
  ['construction.positioning.bay', 'construction.positioning.bayT', 'construction.positioning.bayBy'],
  ['construction.positioning.clear', 'construction.positioning.clearT', 'construction.positioning.clearBy'],
  ['construction.positioning.rods', 'construction.positioning.rodsT', 'construction.positioning.rodsBy'],
  ['construction.positioning.grid', 'construction.positioning.rodsT', 'construction.positioning.gridBy'],
] as const satisfies [job: Text, tolerance: Text, by: Text][]

/** Positioning: the methods, where and why to use which. */
export function Positioning({ site: { t } }: { site: Site }) {
  return (
    <section className="positioning section wrap" id="Maintech">
      <header>
        <h2>{t('construction.positioning.title')}</h2>
        <p className="lead">{t('construction.positioning.lead')}</p>
      </header>
      <ol className="items up-to-4">
        {methods.map(({ drawing, spot, because, name, text, once, start, alt }) => (
          <li key={name}>
            <Drawing name={drawing} size={[480, 360]} label={t(alt)} />
            <details>
              <summary>
                <h3>{t(name)}</h3>
                {t(spot)}
              </summary>
              <p>{t(because)}</p>
              <p>{t(text)}</p>
              <dl className="note">
                <dt>{t('construction.positioning.once')}</dt>
                <dd>{t(once)}</dd>
                <dt>{t('construction.positioning.start')}</dt>
                <dd>{t(start)}</dd>
              </dl>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the accuracy is good for: a section across the window, its signs, and jobs by tolerance. */
export function Accuracy({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="section night">
      <header className="wrap">
        <h2 className="voice" id="tolerances">
          {t('construction.positioning.accuracy')}
        </h2>
      </header>
      <Drawing
        name="sleeve"
        size={[1920, 640]}
        narrow={[390, 450]}
        label={t('construction.positioning.sleeveAlt')}
        className="passage"
        surface="night"
      />
      <p className="wrap in-line onward">
        {lines.map(({ color, name }) => (
          <span key={name} className="in-line">
            <svg width={28} height={24} stroke={color} strokeWidth={2} overflow="visible" aria-hidden="true">
              <path d="M0 12h40" />
            </svg>
            {t(name)}
          </span>
        ))}
        <span className="in-line">
          {parts.map((name, i) => (
            <span key={name} className="in-line">
              <svg width={8} height={24} fill="none" stroke="var(--mark)" overflow="visible" aria-hidden="true">
                <path d={`M0 12${ring}${lettering(`${i + 1}`, [10, 16.5], { height: 9 })}`} />
              </svg>
              {t(name)}
            </span>
          ))}
        </span>
      </p>
      <div className="wrap columns onward">
        <div className="left-5">
          <p className="lead">{t('construction.positioning.accuracyText')}</p>
          <AccuracyGuide site={site} />
        </div>
        <details className="fold right-7">
          <summary>{t('construction.positioning.tolerances')}</summary>
          <PlanTable
            id="tolerances"
            className="compare"
            plan={t('construction.positioning.job')}
            columns={[t('construction.positioning.tolerance'), t('construction.positioning.by')]}
            plans={jobs.map(([job, ...cells]) => ({ name: t(job), cells: cells.map((cell) => [t(cell)]) }))}
          />
        </details>
      </div>
    </section>
  )
}
