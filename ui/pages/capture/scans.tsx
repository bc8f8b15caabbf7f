import { factWords } from '#fact-words'
import { Fold } from '../../parts/fold.tsx'
import { Photo } from '../../parts/photo.tsx'
import { PlanTable } from '../../parts/plan-table.tsx'
import type { Site, Text } from '../../site.ts'
import { Meeting } from './meeting.tsx'

const scans = [
  {
    picture: 'scan-cloud',
    name: 'capture.scans.cloud',
    text: 'capture.scans.cloudText',
    alt: 'capture.scans.cloudAlt',
  },
  {
    picture: 'scan-splats',
    name: 'capture.scans.splat',
    text: 'capture.scans.splatText',
    alt: 'capture.scans.splatAlt',
  },
  {
    picture: 'scan-model',
    name: 'capture.scans.model',
    text: 'capture.scans.modelText',
    alt: 'capture.scans.modelAlt',
  },
] as const satisfies { picture: string; name: Text; text: Text; alt: Text }[]

const rows: [name: Text, cloud: Text[], splat: Text[]][] = [
  [
    'capture.scans.good',
    ['capture.scans.goodCloud', 'capture.scans.goodCloudMore'],
    ['capture.scans.goodSplat', 'capture.scans.goodSplatMore'],
  ],
  ['capture.scans.bad', ['capture.scans.badCloud'], ['capture.scans.badSplat']],
]

/** Scans: one pump as points, as splats and as a model, from one camera, with the use of each. */
export function Scans({ site }: { site: Site }) {
  const { t } = site
  const { scanFormats, splatFormats } = factWords(site.locale)

  return (
    <section className="scans section night" id="3DGS">
      <header className="beside wrap">
        <h2 className="voice" id="scans">
          {t('capture.scans.title')}
        </h2>
        <p className="lead">{t('capture.scans.lead')}</p>
      </header>
      <Pictures site={site} />
      <div className="wrap">
        <Fold title={t('capture.scans.table')} id="which">
          <PlanTable
            id="which"
            className="even compare"
            plan={t('capture.scans.question')}
            columns={[t('capture.scans.cloud'), t('capture.scans.splat')]}
            plans={[
              ...rows.map(([name, ...cells]) => ({
                name: t(name),
                cells: cells.map((lines) => lines.map((line) => t(line))),
              })),
              {
                name: t('capture.scans.files'),
                cells: [[scanFormats], [splatFormats]],
              },
            ]}
          />
        </Fold>
        <Meeting site={site} />
      </div>
    </section>
  )
}

/** Three pictures from one camera, side by side; on phones one, chosen by its name. */
function Pictures({ site, site: { t } }: { site: Site }) {
  return (
    <div className="broad">
      <fieldset className="wrap" aria-labelledby="scans">
        {scans.map(({ picture, name, text }, index) => (
          <label key={picture} className="button quiet-button">
            <input type="radio" name="scans" defaultChecked={index === 0} aria-label={`${t(name)}. ${t(text)}`} />
            {t(name)}
          </label>
        ))}
      </fieldset>
      {scans.map(({ picture, name, text, alt }) => (
        <figure key={picture}>
          <Photo site={site} name={picture} alt={t(alt)} third />
          <figcaption>
            <strong>{t(name)}</strong>
            {t(text)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
