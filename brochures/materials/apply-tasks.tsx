import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site, Text } from '../../ui/site.ts'
import { Grid, Heading } from '../pieces.tsx'

const tasks = [
  {
    moment: 'drill',
    name: 'brochures.apply.tasks.one',
    look: 'brochures.apply.tasks.oneLook',
    act: 'brochures.apply.tasks.oneAct',
    keep: 'brochures.apply.tasks.oneKeep',
  },
  {
    moment: undefined,
    name: 'brochures.apply.tasks.two',
    look: 'brochures.apply.tasks.twoLook',
    act: 'brochures.apply.tasks.twoAct',
    keep: 'brochures.apply.tasks.twoKeep',
  },
  {
    moment: 'mount',
    name: 'brochures.apply.tasks.three',
    look: 'brochures.apply.tasks.threeLook',
    act: 'brochures.apply.tasks.threeAct',
    keep: 'brochures.apply.tasks.threeKeep',
  },
  {
    moment: 'close',
    name: 'brochures.apply.tasks.four',
    look: 'brochures.apply.tasks.fourLook',
    act: 'brochures.apply.tasks.fourAct',
    keep: 'brochures.apply.tasks.fourKeep',
  },
] as const satisfies { moment: string | undefined; name: Text; look: Text; act: Text; keep: Text }[]

/** Jobs on site: look, do, record. */
export function Tasks({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="tasks">
      <Heading site={site} title="brochures.apply.tasks.title" lead="brochures.apply.tasks.lead" />
      {tasks.map(({ moment, name, look, act, keep }, index) => (
        <article key={name}>
          {moment ? <Drawing name={`moment-${moment}`} size={[280, 228]} /> : <Formwork />}
          <h3>
            <b className="number">{index + 1}</b> {t(name)}
          </h3>
          <dl>
            <div>
              <dt>{t('brochures.apply.tasks.look')}</dt>
              <dd>{t(look)}</dd>
            </div>
            <div>
              <dt>{t('brochures.apply.tasks.act')}</dt>
              <dd>{t(act)}</dd>
            </div>
            <div>
              <dt>{t('brochures.apply.tasks.keep')}</dt>
              <dd>{t(keep)}</dd>
            </div>
          </dl>
        </article>
      ))}
    </section>
  )
}

const bars = [30, 62, 94, 158, 190, 222, 254]

/** Formwork before the pour, in section: bars, two sleeves set, and an outline with nothing inside. */
function Formwork() {
  return (
    <svg className="sketch" viewBox="0 0 280 228" aria-hidden="true">
      <path className="solid" d="M4 150h272v14H4z" />
      <path d="M24 164v58M92 164v58M188 164v58M256 164v58M4 90V150M276 90V150" />
      <path className="dash" d="M4 92h272" />
      <path d="M10 138h260M10 106h260" />
      {bars.map((x) => (
        <path
          key={x}
          className="full"
          d={`M${x - 3} 131a3 3 0 1 0 6 0 3 3 0 0 0-6 0M${x - 3} 113a3 3 0 1 0 6 0 3 3 0 0 0-6 0`}
        />
      ))}
      <path className="model solid" d="M70 88h24v62H70zM198 88h24v62h-24z" />
      <path className="model dash" d="M116 88h34v62h-34z" />
      <circle className="mark" cx={133} cy={119} r={40} />
      <path className="mark" d="M70 70h63m-63-5v10m63-10v10" />
      <path d="M0 222h280" />
    </svg>
  )
}

const fields = [
  ['brochures.apply.issue.component', 'brochures.apply.issue.componentText'],
  ['brochures.apply.issue.place', 'brochures.apply.issue.placeText'],
  ['brochures.apply.issue.found', 'brochures.apply.issue.foundText'],
  ['brochures.apply.issue.owner', 'brochures.apply.issue.ownerText'],
  ['brochures.apply.issue.proof', 'brochures.apply.issue.proofText'],
] as const satisfies (readonly [Text, Text])[]

/** What an issue carries, and what to do when the picture looks wrong. */
export function Issue({ site }: { site: Site }) {
  const { t } = site
  return (
    <>
      <section className="issue">
        <div>
          <Heading site={site} title="brochures.apply.issue.title" lead="brochures.apply.issue.lead" />
          <Drawing name="figure-2cm" size={[480, 300]} label={t('construction.positioning.accuracyAlt')} />
        </div>
        <div className="card">
          <p className="eyebrow">{t('brochures.apply.issue.card')}</p>
          <dl className="rows pairs">
            {fields.map(([name, text]) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="trouble">
        <h2>{t('brochures.apply.trouble.title')}</h2>
        <Grid
          site={site}
          columns={['brochures.apply.trouble.sign', 'brochures.apply.trouble.cause', 'brochures.apply.trouble.help']}
          rows={[
            [
              'brochures.apply.trouble.turned',
              'brochures.apply.trouble.turnedCause',
              'brochures.apply.trouble.turnedHelp',
            ],
            ['brochures.apply.trouble.jump', 'brochures.apply.trouble.jumpCause', 'brochures.apply.trouble.jumpHelp'],
            [
              'brochures.apply.trouble.height',
              'brochures.apply.trouble.heightCause',
              'brochures.apply.trouble.heightHelp',
            ],
            [
              'brochures.apply.trouble.single',
              'brochures.apply.trouble.singleCause',
              'brochures.apply.trouble.singleHelp',
            ],
          ]}
        />
      </section>
    </>
  )
}
